import { InvestigatorSheet, type SkillOnSheet } from "../../../table/tray/sheet";
import { signed } from "../../../table/trial/signed";
import { Portrait } from "../portrait";
import { delayOf, gaugesOf, holdingsOf } from "../progress";
import type { Here } from "../scene";
import * as things from "../things";
import type { InvestigatorView, Skill } from "../wire";
import { investigatorName, occupationName, skillName, spaceName, tell } from "../words";

/** One's own investigator: health and sanity, the five skills, clues and tickets. */
export function Sheet({ scene, own }: { scene: Here; own: InvestigatorView }) {
  return (
    <InvestigatorSheet
      scene={scene}
      thing={things.investigator(own.id)}
      portrait={<Portrait id={own.id} />}
      name={investigatorName(own.id)}
      about={[occupationName(own.id), spaceName(own.space)]}
      gauges={gaugesOf(own)}
      skills={scene.reference.skills.map(({ id }) => skillOf(id, own, scene))}
      holdings={[...holdingsOf(own), ...delayOf(own)]}
    />
  );
}

/** A skill as it is printed with what it was improved by. */
function skillOf(skill: Skill, own: InvestigatorView, { view }: Here): SkillOnSheet {
  const improved = own.improved[skill] ?? 0;
  const value = own.skills[skill] ?? 0;
  return {
    id: skill,
    icon: `skill-${skill}`,
    name: skillName(skill),
    title: tell("skill-is", { skill: skillName(skill), value, improved }),
    value: value + improved,
    changed: improved !== 0 && signed(improved),
    tested: view.test?.skill === skill && view.test.who === own.id,
  };
}
