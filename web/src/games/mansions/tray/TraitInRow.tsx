import { SmallCard } from "../../../table/card/small-card";
import { bandOf } from "../card/bands";
import { SkillList } from "../card/SkillList";
import type { Here } from "../scene";
import * as things from "../things";
import type { TraitEntry } from "../wire";
import { tell } from "../words";

interface Props {
  scene: Here;
  trait: TraitEntry;
  /** Its ability was used up. */
  used?: boolean;
  /** With the skills it would bring. */
  skills?: boolean;
}

/** A trait as it lies there. */
export function TraitInRow({ scene, trait, used = false, skills = false }: Props) {
  return (
    <SmallCard
      scene={scene}
      thing={things.trait(trait.id)}
      icon="trait"
      band={bandOf(trait.kind)}
      name={trait.name}
      lines={trait.lines}
    >
      {skills && <SkillList say={scene.say} skills={trait.skills} short />}
      {used && scene.say(tell("used"))}
    </SmallCard>
  );
}
