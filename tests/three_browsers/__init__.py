"""The key journeys of a player, the same in Chromium, Firefox and WebKit. What else there is to test stands in `browser`."""
