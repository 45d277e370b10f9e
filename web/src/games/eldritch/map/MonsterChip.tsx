import { MonsterChip as Chip, type MonsterChipProps } from "../../../table/map/tokens/monster-chip";
import { hasIcon, type IconName } from "../art/icons";

/** The creature of a kind. */
export function monsterIcon(kind: string): IconName {
  const name = `eldritch-${kind}`;
  return hasIcon(name) ? name : "skull";
}

export function MonsterChip({ kind, ...chip }: Omit<MonsterChipProps, "creature"> & { kind: string }) {
  return <Chip {...chip} creature={monsterIcon(kind)} />;
}
