"""What the browsers are called on the search path. `dev.py` reads it too, before anything is installed."""

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""Where none of these is, Playwright's own is used."""

FIREFOX = ("firefox-esr", "firefox")
