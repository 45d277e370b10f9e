"""Faces: a game says only what it shows in another way than the plain one."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from miskatonic.kernel.table import Table
from miskatonic.terminal.face import Face, Frame
from miskatonic.terminal.plain import PlainFace
from tests.example.ashgrove import GAME
from tests.example.ashgrove.state import KEEPER

from .drawing import draw, screen


class PlanFace(PlainFace):
    """The example game with a board of its own, and nothing else."""

    def board(self, frame: Frame, width: int) -> RenderableType:
        return Text("the plan of the house")


def test_a_face_with_nothing_but_a_board_is_a_whole_face() -> None:
    face: Face = PlanFace(GAME)
    table = Table(GAME, GAME.setup(3, 7, {}))
    assert table.decision is not None
    assert table.decision.seat == KEEPER
    drawn = draw(screen(), face, table)
    assert drawn.startswith("A Night at Ashgrove")
    assert "the plan of the house" in drawn
    assert "Where do you hide the idol?" in drawn
    assert "[1] the library" in drawn


def test_a_face_without_a_usual_option_takes_none_by_enter() -> None:
    class CautiousFace(PlainFace):
        has_usual = False

    table = Table(GAME, GAME.setup(2, 7, {}))
    while table.decision is not None and PlainFace(GAME).usual(table.decision) is None:
        table.choose(0)
    assert table.decision is not None
    assert CautiousFace(GAME).usual(table.decision) is None
