import { InvestigatorSheet, type SkillOnSheet } from "../../../table/tray/sheet";
import type { IconName } from "../art/icons";
import { bookOf } from "../book";
import { inPlay } from "../people";
import { Portrait } from "../portrait";
import { gaugesOf } from "../progress";
import type { Here } from "../scene";
import * as things from "../things";
import { skillIcon } from "../verbs";
import type { InvestigatorView, View } from "../wire";
import { investigatorName, skillName, spaceName, tell } from "../words";

/** One's own investigator: health and sanity, the seven skills, skill points, what is left of the turn. */
export function Sheet({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const { view, reference } = scene;
  const sheet = bookOf(reference).characters.get(own.id);
  return (
    <InvestigatorSheet
      scene={scene}
      thing={things.investigator(own.id)}
      portrait={<Portrait id={own.id} />}
      name={investigatorName(own.id)}
      about={[...(sheet ? [sheet.occupation] : []), ...(inPlay(own) ? [spaceName(own.space)] : [])]}
      gauges={inPlay(own) ? gaugesOf(own) : []}
      skills={reference.skills.map(({ id }) => skillOf(id, own, view))}
      holdings={holdingsOf(own, view)}
    />
  );
}

/** A skill as the traits have it; what injuries and items change is told by the test. */
function skillOf(skill: string, own: InvestigatorView, { test }: View): SkillOnSheet {
  const value = own.skills[skill] ?? 0;
  return {
    id: skill,
    icon: skillIcon(skill),
    name: skillName(skill),
    title: tell("skill-is", { skill: skillName(skill), value }),
    value,
    changed: false,
    tested: test?.skill === skill && test.who === own.id,
  };
}

interface Held {
  icon: IconName;
  label: ReturnType<typeof tell>;
  bad?: boolean;
}

/** Skill points, what is left of the turn, and what else matters about them now. */
function holdingsOf(own: InvestigatorView, { turn, blood_relative: relative }: View): Held[] {
  const mine = turn?.who === own.seat ? turn : null;
  const all: (Held | null)[] = [
    { icon: "skill-point", label: tell("held-skill-points", { count: own.skill_points }) },
    mine && { icon: "action-walk", label: tell("moves-left", { count: mine.moves }) },
    mine && { icon: "action-use", label: tell(mine.action ? "action-left" : "action-spent") },
    own.hidden ? { icon: "feature-hiding-place", label: tell("is-hidden") } : null,
    own.stun > 0 ? { icon: "stun", label: tell("stun-tokens", { count: own.stun }), bad: true } : null,
    relative === own.seat ? { icon: "blood-relative", label: tell("is-blood-relative") } : null,
    own.must_escape ? { icon: "must-escape", label: tell("has-to-escape"), bad: true } : null,
  ];
  return all.flatMap((each) => each ?? []);
}
