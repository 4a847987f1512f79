"""The app in the browser. All but `dom` runs on CPython too."""
