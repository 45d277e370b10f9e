"""Verbs about encounters: which there are, and how they go on."""

from __future__ import annotations

from miskatonic.kernel.effects import Effects, Node, resolve
from miskatonic.kernel.effects import say as say_effects
from miskatonic.kernel.flow import Flow
from miskatonic.kernel.text import Message

from ..encounters import OTHER_WORLD, from_deck, pass_unseen
from ..events import SceneWentOn
from ..play import Table
from ..resolver import Me
from ..words import say


class Stage(Node, frozen=True, tag="stage"):
    """The second part of a story: where its beginning went well, or where it did not (rules eh.complex.3, 4)."""

    part: str
    then: Effects

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        scene = table.state.scene
        if scene is not None:
            scene.stage = "pass" if self.part == "pass" else "fail"
            table.tell(SceneWentOn, me.sheet(table).id, scene.card, scene.stage)
        return resolve(self.then, table, me)

    def say(self) -> Message:
        return say_effects(self.then)


class OtherWorldHere(Node, frozen=True, tag="other-world-here"):
    """An Other World encounter without a gate; what would close the gate solves the rumor."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        return from_deck(table, me.who, OTHER_WORLD, "", rumor=me.card)

    def say(self) -> Message:
        return say("effect-other-world-here")


class PassUnseen(Node, frozen=True, tag="pass-unseen"):
    """They may choose an encounter as if there were no monsters (rule eh.faq.24)."""

    def resolve(self, table: Table, me: Me, /) -> Flow[None]:
        if table.state.monsters_on(me.sheet(table).space):
            table.state.unseen = yield from pass_unseen(table, me.who, "eh.faq.24")

    def say(self) -> Message:
        return say("effect-pass-unseen")


class ResearchElsewhere(Node, frozen=True, tag="research-elsewhere"):
    """They may have a research encounter with the chosen clue as if they were there."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.far_clue = me.at

    def say(self) -> Message:
        return say("effect-research-elsewhere")


class ResearchDie(Node, frozen=True, tag="research-die"):
    """One additional die for the tests of that research encounter."""

    def resolve(self, table: Table, me: Me, /) -> None:
        table.state.research_dice += 1

    def say(self) -> Message:
        return say("effect-research-die")
