/** Investigators and monsters. */
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { MonsterCard, nameOf } from "../card/MonsterCard";
import { byId, inPlay } from "../people";
import type { Here } from "../scene";
import type { InvestigatorView, View } from "../wire";
import { called, cardName, counted, skillName, spaceName, tell, traitName } from "../words";

export function investigator(id: string, scene: Here): Explanation | null {
  const { view, reference } = scene;
  const sheet = bookOf(reference).characters.get(id);
  if (!sheet) return null;
  const each = byId(id, view);
  return read(
    {
      title: sheet.name,
      icon: "investigator",
      lines: [
        sheet.occupation,
        ...(each
          ? playing(each, view)
          : [
              tell("newcomer", { health: sheet.health, sanity: sheet.sanity, points: sheet.skill_points }),
              tell("traits-are", { traits: sheet.traits.map(({ name }) => name) }),
            ]),
        each && Object.keys(each.skills).length ? skillsOf(each, scene) : null,
      ],
      rules: ["mom.investigator-turn.1", "mom.setup-investigator.1"],
    },
    scene.say,
  );
}

const skillsOf = (each: InvestigatorView, { reference }: Here): Message =>
  tell("skills", {
    skills: reference.skills.map(({ id }) =>
      tell("skill-value", { skill: skillName(id), value: each.skills[id] ?? 0 }),
    ),
  });

function playing(each: InvestigatorView, { blood_relative: relative }: View): (Message | null)[] {
  if (!inPlay(each)) return [called(`fate-${each.fate}`)];
  const held = [...each.cards, ...each.spells.map(({ id }) => id)];
  const trauma = [each.injury, each.insanity].flatMap((card) => card ?? []);
  return [
    tell("investigator-state", {
      health: each.health - each.damage,
      "most-health": each.health,
      sanity: Math.max(0, each.sanity - each.horror),
      "most-sanity": each.sanity,
      where: spaceName(each.space),
    }),
    tell("investigator-points", { count: each.skill_points }),
    each.horror >= each.sanity && each.sanity > 0 ? tell("insane-means") : null,
    tell("traits-are", { traits: [each.mental, each.physical].filter((id) => id !== "").map(traitName) }),
    held.length ? tell("investigator-cards", { cards: counted(held, cardName) }) : null,
    trauma.length ? tell("investigator-trauma", { cards: trauma.map(cardName) }) : null,
    each.face_down ? tell("face-down-means", { count: each.face_down }) : null,
    each.hidden ? tell("hidden-means") : null,
    each.stun ? tell("stunned-means", { count: each.stun }) : null,
    relative === each.seat ? tell("relative-means") : null,
    each.must_escape ? tell("must-escape-means") : null,
  ];
}

export function monster(id: string, scene: Here): Explanation | null {
  const seen = scene.view.monsters.find((each) => each.id === Number(id));
  if (!seen) return null;
  return read(
    {
      title: tell("foe", { monster: nameOf(seen) }),
      figure: <MonsterCard scene={scene} monster={seen} />,
      lines: [
        tell("monster-where", { where: spaceName(seen.space) }),
        seen.stun ? tell("monster-stunned", { count: seen.stun }) : null,
        seen.burning ? tell("monster-burning") : null,
        seen.halted ? tell("monster-halted") : null,
        seen.more_health ? tell("monster-more-health", { count: seen.more_health }) : null,
        scene.view.attacked.includes(seen.id) ? tell("monster-attacked") : null,
      ],
      rules: ["mom.monster-class.1", "mom.evade.1", "mom.horror-check.1", "mom.combat.1"],
    },
    scene.say,
  );
}
