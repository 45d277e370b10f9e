"""What nobody needs any more is gone, also where a question is still open."""

from __future__ import annotations

import gc
import weakref
from typing import Any

from miskatonic.kernel.decision import Decision, Option
from miskatonic.kernel.text import plain


class Asking:
    """Whatever asks, and is still asking when it is given up."""

    question: Any = None

    def ask(self) -> None:
        self.question = Decision(0, plain("dice-keep"), (Option("reroll", plain("dice-keep"), lambda: self),))


def test_a_question_goes_with_whoever_asked_it_though_its_options_hold_on_to_them() -> None:
    asking = Asking()
    asking.ask()
    given_up = weakref.ref(asking)
    del asking
    gc.collect()
    assert given_up() is None
