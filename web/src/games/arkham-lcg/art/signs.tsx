import { Icon } from "./icon";
import type { AbilityName, KindName, SkillName, SlotName } from "./names";

interface SignProps {
  /** Pixels, or any length such as "1.2em". */
  size?: number | string;
  /** Where the sign stands alone and must be read out. */
  title?: string | undefined;
  className?: string | undefined;
}

/** The sign of a skill, as it stands on cards and in sentences. */
export function SkillSign({ skill, ...rest }: SignProps & { skill: SkillName }) {
  return <Icon name={`skill-${skill}`} {...rest} />;
}

/** Where an asset is carried. */
export function SlotSign({ slot, ...rest }: SignProps & { slot: SlotName }) {
  return <Icon name={`slot-${slot}`} {...rest} />;
}

/** What an ability costs of one's time: an action, nothing, or only the right moment. */
export function AbilitySign({ ability, ...rest }: SignProps & { ability: AbilityName }) {
  return <Icon name={`ability-${ability}`} {...rest} />;
}

/** What type of card it is. */
export function KindSign({ kind, ...rest }: SignProps & { kind: KindName }) {
  return <Icon name={`kind-${kind}`} {...rest} />;
}
