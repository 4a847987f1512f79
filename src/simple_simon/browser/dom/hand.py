"""The hand: an element that many dragged cards lie in, so that the pointer shifts one thing instead of many."""

import calls
import js

FEW = 3
"""So many cards are shifted one by one: to take them in hand would cost more than it saves."""


class Hand:
    """Lies on the table unseen, where every card has its place, except while it is dragged."""

    def __init__(self) -> None:
        self.cards: list[str] = []
        """The ids of the cards in it, also after they were let go, as moving elements costs as much as drawing them."""
        self.dragged = False

    def take(self, cards: list[str]) -> list[str]:
        """Take cards in hand, given their ids, and return the ids of what the pointer is to shift.

        Those are the cards themselves if they are few, or if the browser cannot move elements that keep the focus.
        """
        hand = js.document.getElementById("hand")
        if len(cards) <= FEW or not hasattr(hand, "moveBefore"):
            return cards
        for parent, moved in ((hand.parentElement, _without(self.cards, cards)), (hand, _without(cards, self.cards))):
            for card in moved:
                parent.moveBefore(js.document.getElementById(card), None)
        self.cards = cards
        self.dragged = True
        hand.className = "dragging"
        return ["hand"]

    def let_go(self) -> None:
        """Come back to the table and leave the cards where they are, so that they glide from there."""
        if not self.dragged:
            return
        hand = js.document.getElementById("hand")
        calls.shiftChildren(hand)
        hand.style.transform = ""
        # Reading it lets the browser note where the cards are.
        js.getComputedStyle(hand).zIndex  # noqa: B018
        self.dragged = False
        hand.className = ""


def _without(cards: list[str], others: list[str]) -> list[str]:
    return [card for card in cards if card not in others]
