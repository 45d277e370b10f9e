/** What lies in the house beside investigators: monsters by their class, barriers, corpses, fire, darkness, features. */
import { IconShape } from "../../../art/icon";
import type { IconName } from "../../../art/icons";
import { MonsterChip } from "../../../table/map/tokens/monster-chip";
import { PileCount, Token, type TokenProps } from "../../../table/map/tokens/token";
import "../art/icons";
import type { MonsterView } from "../wire";

/** The class of a monster shows in the shape of its base, and in its colour. */
export type MonsterClass = "humanoid" | "beast" | "eldritch";

const BASES: Readonly<Record<MonsterClass, string>> = {
  // a shield
  humanoid: "M-16.500-17h33v17c0 9-7 15-16.500 19C-9.500 15-16.500 9-16.500 0z",
  // a claw of three points
  beast: "M0-19.500L19 -6.500 12.500 17H-12.500L-19-6.500z",
  // eight sides
  eldritch: "M-7.800-18.800H7.800L18.800-7.800V7.800L7.800 18.800H-7.800L-18.800 7.800V-7.800z",
};

export interface HouseMonsterProps extends TokenProps {
  monster: MonsterView;
  /** Of which class it is. */
  of: MonsterClass;
  creature: IconName;
  count?: number;
}

export function HouseMonster({ monster, of, creature, count = 1, ...token }: HouseMonsterProps) {
  const { x = 0, y = 0, size = 40 } = token;
  const { stun, samples, burning, damage, name } = monster;
  return (
    <g className={`house-monster of-${of}${name ? " is-named" : ""}${stun ? " is-stunned" : ""}`}>
      <MonsterChip {...token} creature={creature} damage={damage} shape={BASES[of]} />
      <Token x={x} y={y} size={size} className="monster-signs">
        {name && (
          <path
            className="sign-name"
            d="M0-25l2.200 4.600 5 .600-3.700 3.500 1 5L0-13.800l-4.500 2.500 1-5-3.700-3.500 5-.600z"
          />
        )}
        {stun > 0 && <Badge at={[-15, -14]} icon="stun" of="stun" count={stun} />}
        {samples > 0 && <Badge at={[15, 13]} icon="sample" of="sample" count={samples} />}
        {burning && <Badge at={[-15, 13]} icon="fire" of="fire" count={1} />}
      </Token>
      <PileCount x={x} y={y} size={size} count={count} />
    </g>
  );
}

interface BadgeProps {
  at: readonly [number, number];
  icon: IconName;
  of: string;
  count: number;
}

/** A small round sign on a token, with a number where there are several. */
export function Badge({ at: [x, y], icon, of, count }: BadgeProps) {
  return (
    <g className={`badge badge-${of}`} transform={`translate(${x} ${y})`}>
      <circle r="8.500" />
      <IconShape name={icon} size={12.5} />
      {count > 1 && (
        <text x="8" y="-3" fontSize="11">
          {count}
        </text>
      )}
    </g>
  );
}

/** Heavy furniture: free in its space, or pushed against a door. */
export function BarrierToken({ barring = false, ...token }: TokenProps & { barring?: boolean }) {
  return (
    <Token {...token} className="barrier-token">
      {barring ? (
        <>
          <path className="token-underlay" d="M-20-6h40V8h-40z" />
          <path className="barrier-face" d="M-20-8h40V6h-40z" />
          <path className="barrier-lines" d="M-13-8V6M-6.500-8V6M0-8V6M6.500-8V6M13-8V6" />
        </>
      ) : (
        <>
          <path className="token-underlay" d="M-17-14h34v32h-34z" />
          <path className="barrier-face" d="M-17-16h34v32h-34z" />
          <IconShape name="feature-barrier" size={25} className="barrier-sign" />
        </>
      )}
    </Token>
  );
}

export function CorpseToken({ count, ...token }: TokenProps & { count: number }) {
  const { x = 0, y = 0, size = 40 } = token;
  return (
    <>
      <Token {...token} className="corpse-token">
        <path className="token-underlay" d={SHROUD} transform="translate(0 2)" />
        <path className="corpse-face" d={SHROUD} />
        <IconShape name="corpse" size={27} className="corpse-sign" />
      </Token>
      <PileCount x={x + size * 0.12} y={y - size * 0.12} size={size * 0.74} count={count} />
    </>
  );
}

const SHROUD = "M-10-18.500h20l8.500 12-5 25h-27l-5-25z";

/** A room burns, or is dark: the token that lies by its name. */
export function RoomSign({ of, ...token }: TokenProps & { of: "fire" | "darkness" }) {
  return (
    <Token {...token} className={`room-sign sign-${of}`}>
      <circle className="token-underlay" r="18.500" cy="2" />
      <circle className="sign-face" r="18.500" />
      <IconShape name={of === "fire" ? "fire" : "darkness"} size={27} className="sign-icon" />
    </Token>
  );
}

/** Something built into a space, as it is drawn on the plan. */
export function FeatureSign({ kind, ...token }: TokenProps & { kind: string }) {
  return (
    <Token {...token} className={`feature-sign feature-${kind}`}>
      <rect className="feature-face" x="-19" y="-19" width="38" height="38" rx="4" />
      <IconShape name={`feature-${kind}` as IconName} size={30} className="feature-icon" />
    </Token>
  );
}

/** A card with its face up. */
export function TurnedCard({ icon }: { icon: IconName }) {
  return (
    <g className="turned-card">
      <rect x="-17" y="-23" width="34" height="46" rx="4" />
      <IconShape name={icon} size={22} />
    </g>
  );
}
