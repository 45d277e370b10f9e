import { memo } from "react";
import { MonsterShape } from "../art/monster";
import type { MonsterEntry } from "../wire";

/** A monster in its space or on its way, around 0, 0; drawn again only when it is another kind. */
export const MonsterToken = memo(function MonsterToken({ kind, size }: { kind: MonsterEntry; size: number }) {
  return <MonsterShape kind={kind} size={size * 1.04} />;
});
