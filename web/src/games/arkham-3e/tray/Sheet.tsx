import { InvestigatorSheet, type SkillOnSheet } from "../../../table/tray/sheet";
import { Icon } from "../art/icon";
import { focusOn } from "../people";
import { Portrait } from "../portrait";
import { delayOf, gaugesOf, holdingsOf } from "../progress";
import type { Here } from "../scene";
import * as things from "../things";
import type { InvestigatorView, Skill } from "../wire";
import { investigatorName, occupationName, skillName, spaceName, tell } from "../words";

/** One's own investigator: health and sanity, the five skills with their focus tokens, money, clues and remnants. */
export function Sheet({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const { focus, focus_limit: limit } = own;
  const focused = limit === null ? [] : [tell("focus-of", { count: focus.length, limit })];
  return (
    <InvestigatorSheet
      scene={scene}
      thing={things.investigator(own.id)}
      portrait={<Portrait id={own.id} />}
      name={investigatorName(own.id)}
      about={[occupationName(own.id), spaceName(own.space)]}
      gauges={gaugesOf(own)}
      skills={scene.reference.skills.map(({ id }) => skillOf(id, own, scene))}
      holdings={[
        ...holdingsOf(own).filter(({ icon }) => icon !== "focus-token"),
        ...focused.map((label) => ({ icon: "focus-token" as const, label })),
        ...delayOf(own),
      ]}
    />
  );
}

/** A skill with the focus tokens on it, each of which raises it by 1. */
function skillOf(skill: Skill, own: InvestigatorView, { view, say }: Here): SkillOnSheet {
  const focused = focusOn(own, skill);
  const value = own.skills[skill] ?? 0;
  return {
    id: skill,
    icon: `skill-${skill}`,
    name: skillName(skill),
    title: tell("skill-is", { skill: skillName(skill), value, focused }),
    value: value + focused,
    changed: focused > 0 && (
      <>
        <Icon name="focus-token" size="0.75rem" title={say(tell("focus-on", { count: focused }))} />
        {focused > 1 && focused}
      </>
    ),
    tested: view.test?.skill === skill && view.test.who === own.id,
  };
}
