import { LargeCard } from "../../../table/card/large-card";
import type { Here } from "../scene";
import type { TraitEntry } from "../wire";
import { tell } from "../words";
import { bandOf } from "./bands";
import { SkillList } from "./SkillList";

/** A trait: the skills it gives, and what else it does. */
export function TraitCard({ scene, trait }: { scene: Here; trait: TraitEntry }) {
  const { say } = scene;
  return (
    <LargeCard
      say={say}
      icon="trait"
      band={bandOf(trait.kind)}
      name={trait.name}
      kicker={say(tell(`kind-${trait.kind}`))}
      lines={trait.lines}
    >
      <SkillList say={say} skills={trait.skills} />
    </LargeCard>
  );
}
