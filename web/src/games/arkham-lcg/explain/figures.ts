/** Enemies, investigators, their skills and their purse. */
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { cardOf, isSkill, NONE } from "../book";
import { engagedWith, ownOf } from "../round";
import type { Here } from "../scene";
import { card as cardThing } from "../things";
import type { EnemyView, InvestigatorView } from "../wire";
import { cardName, skillName, tell } from "../words";
import { attemptLines } from "./attempts";
import { rulesOf } from "./cards";
import { made, mark, read } from "./sheet";

export function enemy(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const found = view.enemies.find((each) => each.id === Number(id));
  const shown = found && cardOf(reference, found.code);
  if (!found || !shown) return null;
  return read(
    {
      title: cardName(found.code),
      code: found.code,
      lines: [
        tell("explain-health", { left: found.health - found.damage, most: found.health }),
        made("made-fight", found.fight, found.fight_terms),
        made("made-evade", found.evade, found.evade_terms),
        ...attemptLines(cardThing(found.id), scene),
        engagement(found, scene),
        ...found.keywords.map((keyword) => tell(`explain-keyword-${keyword}`)),
        shown.prey !== "any" ? tell(`explain-prey-${shown.prey}`) : null,
        found.doom ? mark("marks-doom", found.doom) : null,
        found.clues ? mark("marks-clues", found.clues) : null,
        found.exhausted ? tell("explain-enemy-exhausted") : null,
        found.blank ? tell("explain-blank") : null,
      ],
      rules: rulesOf(shown),
    },
    scene,
  );
}

function engagement(found: EnemyView, { view }: Here): Message | null {
  const who = found.engaged === NONE ? undefined : view.investigators[found.engaged];
  const place = view.locations.find(({ id }) => id === found.location);
  if (who) return tell("explain-engaged", { who: cardName(who.code) });
  return place ? tell("explain-unengaged", { where: cardName(place.code) }) : null;
}

export function investigator(code: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const shown = cardOf(reference, code);
  if (!shown) return null;
  const who = view.investigators.find((each) => each.code === code);
  const sheet = view.sheets.find((each) => each.investigator === code);
  return read(
    {
      title: cardName(code),
      code,
      lines: [
        ...(who ? living(who, scene) : []),
        sheet?.physical_trauma ? tell("trauma-physical", { count: sheet.physical_trauma }) : null,
        sheet?.mental_trauma ? tell("trauma-mental", { count: sheet.mental_trauma }) : null,
        sheet?.experience ? tell("experience", { count: sheet.experience }) : null,
      ],
      rules: ["lcg.skill-test.general.1", "lcg.health.1", "lcg.sanity.1"],
    },
    scene,
  );
}

function living(who: InvestigatorView, { view }: Here): (Message | null)[] {
  const place = view.locations.find(({ id }) => id === who.location);
  const enemies = engagedWith(who, view);
  return [
    place ? tell("explain-where", { where: cardName(place.code) }) : null,
    tell("figures-health", { now: who.health - who.damage, most: who.health }),
    tell("figures-sanity", { now: who.sanity - who.horror, most: who.sanity }),
    ...Object.entries(who.skill_terms).map(([skill, terms]) =>
      isSkill(skill) && terms.length > 1 ? skillLine(who, skill) : null,
    ),
    tell("explain-purse", { resources: who.resources, clues: who.clues, cards: who.hand_count, deck: who.deck }),
    enemies.length ? tell("status-engaged", { enemies: enemies.map(({ code }) => cardName(code)) }) : null,
    view.lead === who.seat ? tell("explain-lead") : null,
    who.blank ? tell("explain-blank") : null,
  ];
}

function skillLine(who: InvestigatorView, skill: keyof InvestigatorView["skills"]): Message {
  const total = who.skills[skill];
  return (
    made(`made-${skill}`, total, who.skill_terms[skill] ?? []) ??
    tell("explain-skill", { skill: skillName(skill), total })
  );
}

/** "combat", or "combat@01001" for somebody else's. */
export function skill(id: string, scene: Here): Explanation | null {
  const [name = "", code] = id.split("@");
  const who = code ? scene.view.investigators.find((each) => each.code === code) : ownOf(scene.view);
  if (!isSkill(name)) return null;
  return read(
    {
      title: skillName(name),
      icon: `skill-${name}`,
      lines: [who ? skillLine(who, name) : null, tell(`explain-skill-${name}`)],
      rules: ["lcg.skill-test.general.1", "lcg.skill-test.general.2"],
    },
    scene,
  );
}

export function resources(code: string, scene: Here): Explanation | null {
  const who = scene.view.investigators.find((each) => each.code === code);
  if (!who) return null;
  return read(
    {
      title: tell("figures-resources", { count: who.resources }),
      icon: "resource",
      lines: [tell("explain-resources")],
      rules: ["lcg.resource.2", "lcg.resource-action.2"],
    },
    scene,
  );
}
