"""The key journeys of a player, the same in Chromium, Firefox and WebKit; all other tests of the page: `browser`."""
