/** Everything that stands and lies in a space, each to be taken hold of. */
import type { ReactNode } from "react";
import { optionLabel } from "../../../table/map/appearance";
import type { Hand } from "../../../table/map/hand";
import { KeyCap, keysOf } from "../../../table/map/marks";
import type { Bust } from "../../../table/map/tokens/bust";
import { Pawn } from "../../../table/map/tokens/pawn";
import { Token } from "../../../table/map/tokens/token";
import type { Thing } from "../../face";
import type { IconName } from "../art/icons";
import type { Here } from "../scene";
import * as things from "../things";
import { type Entry, thingsIn } from "./lying";
import { Badge, BarrierToken, CorpseToken, HouseMonster, type MonsterClass } from "./tokens";

/** How the face draws who is in the house. */
export interface Cast {
  bust(id: string): Bust;
  creature(kind: string): IconName;
  of(kind: string): MonsterClass;
  /** The icon of a card by its front. */
  card(id: string): IconName;
}

interface Props {
  scene: Here;
  hand: Hand;
  cast: Cast;
  id: string;
  entries: readonly Entry[];
  /** It is dark there: who has a lamp is seen all the same. */
  dark: boolean;
  /** What the animation draws meanwhile. */
  away: ReadonlySet<Thing>;
}

export function SpaceTokens({ scene, hand, cast, id, entries, dark, away }: Props) {
  return entries.map((entry) => {
    const all = thingsIn(entry);
    const thing = all.find((each) => scene.optionsAt.has(each)) ?? entry.thing;
    const keys = keysOf(scene.optionsAt.get(thing));
    const lit = all.some((each) => scene.lit.has(each));
    const hidden = all.every((each) => away.has(each));
    const marks = [
      keys && "is-legal",
      lit && "is-lit",
      hidden && "is-away",
      dark && entry.is !== "investigator" && "is-in-the-dark",
    ];
    const { x, y, size } = entry;
    return (
      <g
        key={entry.thing}
        className={["house-token", ...marks].filter(Boolean).join(" ")}
        data-thing={thing}
        {...(keys && { role: "button", tabIndex: 0, "aria-label": optionLabel(scene, thing) })}
        {...hand.grip(thing, things.space(id))}
      >
        {(keys || lit) && <circle className="token-ring" cx={x} cy={y} r={size / 2 + 4} />}
        {tokenOf(entry, scene, cast, thing)}
        {keys && <KeyCap at={{ x: x - size * 0.42, y: y - size * 0.42 }} keys={keys} size={22} />}
      </g>
    );
  });
}

function tokenOf(entry: Entry, { view }: Here, cast: Cast, top: Thing): ReactNode {
  const place = { x: entry.x, y: entry.y, size: entry.size };
  switch (entry.is) {
    case "corpse":
      return <CorpseToken {...place} count={entry.count} />;
    case "barrier":
      return <BarrierToken {...place} />;
    case "investigator": {
      const { id, seat, hidden, stun } = entry.who;
      const [own, active] = [seat === view.seat, seat === view.turn?.who];
      return (
        <g className={hidden ? "is-hiding" : undefined}>
          <Pawn {...place} bust={cast.bust(id)} own={own} active={active} />
          <Token {...place} className="pawn-signs">
            {hidden && <Badge at={[14, 13]} icon="feature-hiding-place" of="hiding" count={1} />}
            {stun > 0 && <Badge at={[-14, -13]} icon="stun" of="stun" count={stun} />}
          </Token>
        </g>
      );
    }
    case "monster": {
      const crowd = [entry.monster, ...entry.under];
      const shown = crowd.find(({ id }) => things.monster(id) === top) ?? entry.monster;
      const { kind } = shown;
      return (
        <HouseMonster
          {...place}
          monster={shown}
          of={cast.of(kind)}
          creature={cast.creature(kind)}
          count={crowd.length}
        />
      );
    }
  }
}
