"""What a player can choose, with the defaults of a first visit."""

CHOICES = {
    "double_click": (True, False),
    "auto_placement": (False, True),
    "placement_help": (True, False),
    "interactive_rules": (True, False),
    "letter_keys": (True, False),
    "theme": ("green", "light", "dark", "system"),
    "deck": ("two", "four"),
    "card_letters": ("local", "international"),
    "left_handed": (False, True),
    "suits": (1, 2, 4),
}
"""What each setting may be, the default first. The language, whose choices are many, stands beside them."""

SHOWN_SETTINGS = tuple([name for name in CHOICES if name != "suits"])
"""The settings of the settings dialog; the number of suits is chosen with each new game."""


class Settings:
    """What the player chose."""

    def __init__(self) -> None:
        self.double_click = True
        """A double click or double tap sends the touched group to the best column."""
        self.auto_placement = False
        """A dragged group let go where it cannot go is sent to the best column."""
        self.placement_help = True
        """The columns that can take the held group are highlighted."""
        self.interactive_rules = True
        """After a refused move the rule that refused it is recalled."""
        self.letter_keys = True
        """Single letters are keys."""
        self.theme = "green"
        """The colours of the table; system follows the device."""
        self.deck = "two"
        """The colours of the suits: two or four."""
        self.card_letters = "local"
        """The letters on the cards: those of the language, or A K Q J."""
        self.left_handed = False
        """The bar at the side stands left."""
        self.suits = 1
        """The number of suits chosen last for a new game."""
        self.language = ""
        """The tag of the chosen language; empty for the device's own."""

    def set(self, name: str, value: object) -> bool:
        """Set one of CHOICES and tell whether that is a value it may have."""
        if value not in CHOICES[name]:
            return False
        setattr(self, name, value)
        return True

    def reset(self) -> None:
        """Return every shown setting to its default."""
        for name in SHOWN_SETTINGS:
            setattr(self, name, CHOICES[name][0])
