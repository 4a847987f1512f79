"""The site kept for playing offline, by sw.js, and its newer versions."""

import js


class Versions:
    """The version of the site that runs, and the newer one that may wait."""

    def __init__(self, offer: js.Call) -> None:
        self.offer = offer
        """Called when a newer version waits."""
        self.registration: js.Registration | None = None
        """What the browser knows of sw.js; None where nothing is kept, as without https."""
        if hasattr(js.navigator, "serviceWorker"):
            js.navigator.serviceWorker.register("sw.js").then(self._registered, lambda _error: None)

    def begin(self) -> None:
        """Start the page anew with the newer version, if one waits."""
        newer = self._newer()
        if newer:
            options = js.Object.new()
            options.once = True
            container = js.navigator.serviceWorker
            container.addEventListener("controllerchange", lambda _event: js.location.reload(), options)
            newer.postMessage("begin")

    def _registered(self, registration: "js.Registration") -> None:
        self.registration = registration
        registration.addEventListener("updatefound", self._found)
        js.document.addEventListener("visibilitychange", self._look)
        # What has waited since the last time begins now. Not earlier: while files are fetched Chromium may put it
        # off for good.
        self.begin()

    def _newer(self) -> "js.Registration | None":
        """Return the newer version that waits, or None."""
        waiting = self.registration.waiting if self.registration else None
        # The very first version replaces none, though WebKit may still call it waiting while it is in use.
        return waiting if js.navigator.serviceWorker.controller and waiting and waiting.state == "installed" else None

    def _found(self, _event: js.Event) -> None:
        if self.registration:
            self.registration.installing.addEventListener("statechange", self._changed)

    def _changed(self, _event: js.Event) -> None:
        if self._newer():
            self.offer()

    def _look(self, _event: js.Event) -> None:
        """Ask for a newer version whenever the player comes back."""
        if self.registration and not js.document.hidden:
            self.registration.update().then(None, lambda _error: None)
