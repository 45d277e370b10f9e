/** Investigators, standing or defeated, and monsters. */
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf, monsterEntry } from "../book";
import { monsterIcon } from "../map/MonsterChip";
import { byId, inPlay } from "../people";
import type { Here } from "../scene";
import type { InvestigatorView } from "../wire";
import { cardName, counted, investigatorName, monsterName, skillName, spaceName, tell } from "../words";
import { numbersOf } from "./dooms";

export function investigator(id: string, scene: Here): Explanation | null {
  const sheet = bookOf(scene.reference).investigators.get(id);
  if (!sheet) return null;
  const each = byId(id, scene.view);
  return read(
    {
      title: sheet.name,
      icon: each?.lead ? "lead-investigator" : "investigator",
      lines: [
        sheet.occupation,
        ...(each
          ? playing(each)
          : [tell("newcomer", { health: sheet.health, sanity: sheet.sanity, where: spaceName(sheet.space) })]),
        tell("skills", {
          skills: scene.reference.skills.map(({ id: skill }) =>
            tell("skill-value", {
              skill: skillName(skill),
              value: (sheet.skills[skill] ?? 0) + (each?.improved[skill] ?? 0),
            }),
          ),
        }),
        ...sheet.lines,
      ],
      rules: ["eh.investigator.1", "eh.health-sanity.1", "eh.test.2"],
    },
    scene.say,
  );
}

function playing(each: InvestigatorView): (Message | null)[] {
  if (!inPlay(each)) return [tell(`fate-${each.fate}`)];
  const names = (cards: InvestigatorView["cards"]) =>
    counted(
      cards.map(({ id }) => id),
      cardName,
    );
  return [
    tell("investigator-state", {
      health: each.health,
      "most-health": each.most_health,
      sanity: each.sanity,
      "most-sanity": each.most_sanity,
      where: spaceName(each.space),
    }),
    tell("held-clues", { count: each.clues.length }),
    each.trains ? tell("held-trains", { count: each.trains }) : null,
    each.ships ? tell("held-ships", { count: each.ships }) : null,
    each.cards.length ? tell("investigator-cards", { cards: names(each.cards) }) : null,
    each.conditions.length ? tell("status-conditions", { conditions: names(each.conditions) }) : null,
    each.delayed ? tell("delayed-means") : null,
    each.lead ? tell("investigator-lead") : null,
  ];
}

export function fallen(id: string, scene: Here): Explanation | null {
  const each = scene.view.fallen.find((one) => one.id === id);
  if (!each) return null;
  return read(
    {
      title: tell("fact-fallen", { who: investigatorName(id) }),
      icon: "skull",
      lines: [
        tell(`fallen-by-${each.by}`),
        tell("fallen-left", {
          clues: each.clues,
          tickets: each.trains + each.ships,
          cards: counted(each.cards, cardName),
          count: each.cards.length,
        }),
        tell("fallen-means"),
      ],
      rules: ["eh.defeated.1", "eh.defeated.2"],
    },
    scene.say,
  );
}

export function monster(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const seen = view.monsters.find(({ token }) => token === Number(id));
  const printed = seen && monsterEntry(seen.kind, view, reference);
  if (!seen || !printed) return null;
  return read(
    {
      title: monsterName(seen.kind),
      icon: monsterIcon(seen.kind),
      lines: [
        tell("monster-where", { where: spaceName(seen.space) }),
        tell("fight-toughness", { left: seen.toughness - seen.lost, most: seen.toughness }),
        tell("monster-numbers", { numbers: numbersOf({ ...printed, toughness: 0 }) }),
        ...printed.lines,
        seen.epic ? tell("monster-epic") : null,
      ],
      rules: ["eh.monster.1", "eh.combat.1", ...(seen.epic ? ["eh.epic.1"] : [])],
    },
    scene.say,
  );
}
