"""What the abilities of cards, traits and spells are worth in an investigator's turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from miskatonic.games.mansions.seeing import MonsterView
from miskatonic.games.mansions.words import Skill, room_of

from .people import Person, health_of, strikes
from .situation import Situation

Use = Callable[[Situation, Person], float]


def use(situation: Situation, person: Person, id: str) -> float:
    """What it is worth to use something now; nothing, where it is not known."""
    judge = USES.get(id)
    return 0.0 if judge is None else judge(situation, person)


def company(situation: Situation, person: Person) -> list[Person]:
    return [each for each in situation.people if each.room == person.room]


def monsters_here(situation: Situation, person: Person) -> list[MonsterView]:
    return [each for each in situation.view.monsters if room_of(each.space) == person.room]


def soothing(n: int) -> Use:
    """Heal horror of whoever needs it most."""

    def judge(situation: Situation, person: Person) -> float:
        worst = max(company(situation, person), key=lambda each: each.sheet.horror)
        healed = min(n, worst.sheet.horror)
        return 1.2 * healed * (2.0 if worst.sanity <= 3 else 0.7) if healed == n or not worst.sanity else 0.0

    return judge


def mending(n: int) -> Use:
    def judge(situation: Situation, person: Person) -> float:
        worst = max(company(situation, person), key=lambda each: each.sheet.damage)
        healed = min(n, worst.sheet.damage)
        return 1.5 * healed * (2.0 if worst.health <= 4 else 0.7) if healed == n else 0.0

    return judge


def striking(damage: float, skill: Skill | None = None, modifier: int = 0) -> Use:
    """Damage to a monster near by."""

    def judge(situation: Situation, person: Person) -> float:
        likely = 1.0 if skill is None else person.chance(skill, modifier)
        parts = [
            min(1.0, damage / health_of(each)) * (2 + 2 * strikes(each)) for each in monsters_here(situation, person)
        ]
        return likely * max(parts, default=0.0)

    return judge


def learning(situation: Situation, person: Person) -> float:
    """A tome that teaches a spell."""
    return 5.0 * person.chance(Skill.LORE) if person.skill(Skill.LORE) >= 4 and person.sanity > 3 else 0.0


def always(worth: float) -> Use:
    return lambda situation, person: worth


def if_calm(worth: float) -> Use:
    """Good where no monster is about."""
    return lambda situation, person: 0.0 if monsters_here(situation, person) else worth


def if_pressed(worth: float) -> Use:
    """Good where monsters are in the room."""
    return lambda situation, person: worth if monsters_here(situation, person) else 0.0


def bind(situation: Situation, person: Person) -> float:
    here = [each for each in situation.monsters_at(person.space) if not each.stun]
    return person.chance(Skill.LORE) * max((1.5 * strikes(each) for each in here), default=0.0)


def sedate(situation: Situation, person: Person) -> float:
    return 4.0 if any(each.sheet.injury or each.sheet.insanity for each in company(situation, person)) else 0.0


def exorcise(situation: Situation, person: Person) -> float:
    """The keeper loses threat."""
    return 3.0 * person.chance(Skill.LORE) if situation.view.threat >= 2 and person.sanity > 2 else 0.0


def douse(situation: Situation, person: Person) -> float:
    """Put out a fire around oneself, unless the graves are to burn."""
    view = situation.view
    graves = view.revealed and (view.story, view.objective) == ("blood-ties", "B")
    return 7.0 if person.room in view.fire and not graves else 0.0


USES: Final[dict[str, Use]] = {
    "soul-pact": soothing(2),
    "blood-pact": mending(2),
    "shriveling": striking(5, Skill.LORE, -1),
    "bind-monster": bind,
    "guitar": soothing(1),
    "whiskey": soothing(2),
    "saturnian-wine": soothing(3),
    "evening-prayer": soothing(2),
    "chemistry-set": lambda situation, person: (
        mending(1)(situation, person) * person.chance(Skill.INTELLECT) if person.health > 2 else 0.0
    ),
    "sedative": sedate,
    "ceremonial-skull": exorcise,
    "holy-water": striking(5),
    "dynamite": striking(5),
    "lucky-break": striking(9, Skill.LUCK),
    "controlled-experiment": if_pressed(4.0),
    "flux-stabilizer": if_pressed(1.5),
    "hard-boiled": if_pressed(3.0),
    "elder-sign": bind,
    "fire-extinguisher": douse,
    "de-vermis-mysteriis": learning,
    "dhol-chants": learning,
    "nameless-cults": learning,
    "whateleys-diary": learning,
    "tenured-scholar": if_calm(6.0),
    "cool-reason": always(5.0),
    "devil-may-care": lambda situation, person: (
        6.0 if situation.view.revealed or monsters_here(situation, person) else 0.0
    ),
    "deadline": lambda situation, person: 6.0 if situation.view.revealed else 0.0,
    "dream-journal": if_calm(3.0),
    "ruby-of-rlyeh": lambda situation, person: 1.5 if person.sanity > 6 and person.sheet.skill_points < 2 else 0.0,
    "vivid-dreams": lambda situation, person: 3.0 if situation.view.mythos_hand >= 2 else 0.0,
    "test-theories": lambda situation, person: 0.0,
}
