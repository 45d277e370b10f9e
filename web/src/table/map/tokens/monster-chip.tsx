/** A monster: its creature on a chip of board, an Epic one in a frame of teeth; several of them as a pile. */
import { IconShape } from "../../../art/icon";
import type { IconName } from "../../../art/icons";
import { PileCount, Token, type TokenProps } from "./token";

export interface MonsterChipProps extends TokenProps {
  creature: IconName;
  epic?: boolean;
  /** How many lie on each other. */
  count?: number;
  /** How much damage it has taken. */
  damage?: number;
  /** The outline of its base, where its shape tells something; drawn around 0, 0 in a square of 40. */
  shape?: string;
}

const CHIP =
  "M-13-17.500h26a4.500 4.500 0 0 1 4.500 4.500v26a4.500 4.500 0 0 1-4.500 4.500h-26a4.500 4.500 0 0 1-4.500-4.500v-26a4.500 4.500 0 0 1 4.500-4.500z";

const TEETH = teeth(16, 20, 16.4);

export function MonsterChip({ creature, epic = false, count = 1, damage = 0, shape, ...token }: MonsterChipProps) {
  const { x = 0, y = 0, size = 40 } = token;
  const base = epic ? TEETH : (shape ?? CHIP);
  return (
    <>
      <Token {...token} className={epic ? "monster-chip is-epic" : "monster-chip"}>
        {count > 1 && <path className="chip-under" d={base} transform="translate(3 3.500)" />}
        <path className="token-underlay" d={base} transform="translate(0 2)" />
        <path className="chip-face" d={base} />
        {epic ? (
          <circle className="chip-rim" r="14.300" />
        ) : (
          <path className="chip-rim" d={base} transform="scale(.87)" />
        )}
        <IconShape name={creature} size={epic ? 23 : 26} className="chip-creature" />
        {damage > 0 && <Damage damage={damage} />}
      </Token>
      <PileCount count={count} x={x} y={y} size={size} />
    </>
  );
}

/** Drops along the lower edge, up to five; beyond that the number. */
function Damage({ damage }: { damage: number }) {
  if (damage > 5)
    return (
      <g className="chip-damage" transform="translate(-12 13)">
        <circle r="9" />
        <text y="5" fontSize="14">
          {damage}
        </text>
      </g>
    );
  const drops = Array.from({ length: damage }, (_, i) => (i - (damage - 1) / 2) * 7.4);
  return drops.map((x) => (
    <path key={x} className="chip-drop" d="M0-6Q4.200-.500 0 3.200-4.200-.500 0-6z" transform={`translate(${x} 17)`} />
  ));
}

/** A ring of teeth around 0, 0. */
function teeth(count: number, far: number, near: number): string {
  const points = Array.from({ length: 2 * count }, (_, i) => {
    const [turn, reach] = [(i / count) * Math.PI, i % 2 ? near : far];
    return `${(Math.sin(turn) * reach).toFixed(1)} ${(-Math.cos(turn) * reach).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}
