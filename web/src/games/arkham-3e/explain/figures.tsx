/** Investigators and monsters. */
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { MonsterCard } from "../card/MonsterCard";
import { byId, engagedWith, focusOn, inPlay } from "../people";
import type { Here } from "../scene";
import type { InvestigatorView, View } from "../wire";
import { cardName, counted, investigatorName, monsterName, skillName, spaceName, tell } from "../words";

export function investigator(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const sheet = bookOf(reference).investigators.get(id);
  if (!sheet) return null;
  const each = byId(id, view);
  return read(
    {
      title: sheet.name,
      icon: each?.leader ? "lead-investigator" : "investigator",
      lines: [
        sheet.occupation,
        ...(each
          ? playing(each, view)
          : [tell("newcomer", { health: sheet.health, sanity: sheet.sanity, focus: sheet.focus, money: sheet.money })]),
        tell("skills", {
          skills: reference.skills.map(({ id: skill }) => {
            const focused = each ? focusOn(each, skill) : 0;
            const value = sheet.skills[skill] ?? 0;
            return tell(focused ? "skill-focused" : "skill-value", { skill: skillName(skill), value, focused });
          }),
        }),
        ...sheet.lines,
      ],
      rules: ["ah3.429.1", "ah3.445.1", "ah3.492.1"],
    },
    scene.say,
  );
}

function playing(each: InvestigatorView, view: View): (Message | null)[] {
  if (!inPlay(each)) return [tell(`fate-${each.fate}`)];
  const names = (cards: InvestigatorView["cards"]) =>
    counted(
      cards.map(({ id }) => id),
      cardName,
    );
  const monsters = engagedWith(each, view).map(({ kind }) => kind);
  return [
    tell("investigator-state", {
      health: each.health - each.damage,
      "most-health": each.health,
      sanity: each.sanity - each.horror,
      "most-sanity": each.sanity,
      where: spaceName(each.space),
    }),
    tell("investigator-has", { money: each.money, clues: each.clues, remnants: each.remnants }),
    each.focus_limit === null ? null : tell("focus-of", { count: each.focus.length, limit: each.focus_limit }),
    monsters.length ? tell("engaged-means", { monsters: counted(monsters, monsterName) }) : null,
    each.cards.length ? tell("investigator-cards", { cards: names(each.cards) }) : null,
    each.conditions.length ? tell("status-conditions", { conditions: names(each.conditions) }) : null,
    each.delayed ? tell("delayed-means") : null,
    each.leader ? tell("investigator-leader") : null,
  ];
}

export function monster(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const seen = view.monsters.find(({ token }) => token === Number(id));
  if (!seen || !bookOf(reference).monsters.has(seen.kind)) return null;
  const whom = view.investigators
    .filter(({ seat }) => seen.engaged.includes(seat))
    .map(({ id }) => investigatorName(id));
  return read(
    {
      title: monsterName(seen.kind),
      figure: <MonsterCard scene={scene} kind={seen.kind} left={seen.health - seen.damage} most={seen.health} />,
      lines: [
        tell("monster-where", { where: spaceName(seen.space) }),
        whom.length ? tell("monster-engaged", { who: whom }) : tell(`monster-${seen.status}`),
        view.waiting.includes(seen.token) ? tell("monster-waits") : null,
      ],
      rules: ["ah3.459.1", "ah3.419.1", "ah3.427.1"],
    },
    scene.say,
  );
}
