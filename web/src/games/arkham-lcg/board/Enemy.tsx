/** An enemy on the desk: its figure, what it takes to fight or to evade it, what is left of it, and what it deals. */
import { memo } from "react";
import type { Hand } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import { EnemyShape } from "../art/figure";
import { IconShape } from "../art/icon";
import { MarkerShape } from "../art/marker";
import { isOneOf, KEYWORDS } from "../art/names";
import { card as cardThing } from "../things";
import type { EnemyView } from "../wire";
import { Hold } from "./Hold";
import { ENEMY, type Stand } from "./standing";

interface EnemyProps {
  enemy: EnemyView;
  at: Stand;
  /** The location it is at. */
  under: Thing;
  keys: string | undefined;
  label: string;
  lit: boolean;
  /** Is it still on its way? */
  away: boolean;
  hand: Hand;
}

export const Enemy = memo(function Enemy({ enemy, at, under, keys, label, lit, away, hand }: EnemyProps) {
  const state = [keys !== undefined && "is-target", lit && "is-lit", away && "is-away"].filter(Boolean).join(" ");
  const [width, height] = [ENEMY.width - 4, ENEMY.height - 4];
  const frame = { x: -width / 2, y: -height / 2, width, height, rx: 9 };
  return (
    <g className={`foe ${state}`} transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}>
      {keys !== undefined && <rect {...frame} className="ring-glow foe-glow" />}
      <g {...UNSEEN}>
        <EnemyToken enemy={enemy} />
      </g>
      <Hold thing={cardThing(enemy.id)} under={under} label={keys === undefined ? null : label} hand={hand}>
        <rect {...frame} className="ring-look" />
        {keys !== undefined && <rect {...frame} className="ring-legal" />}
      </Hold>
      {keys && <KeyCap at={{ x: -width / 2 + 3, y: -height / 2 + 2 }} keys={keys} size={21} />}
    </g>
  );
});

/** How many of its signs are in sight, one above the other at its right. */
const SIGNS = 3;

/** The token itself, with its middle at 0, 0. */
export function EnemyToken({ enemy }: { enemy: EnemyView }) {
  const left = Math.max(0, enemy.health - enemy.damage);
  const signs = enemy.keywords.flatMap((word) => (isOneOf(KEYWORDS, word) ? [word] : [])).slice(0, SIGNS);
  return (
    <>
      <ellipse className="token-shade" cy="31" rx="24" ry="6" />
      <g transform={enemy.exhausted ? "translate(0 -4) rotate(-14)" : "translate(0 -4)"}>
        <EnemyShape code={enemy.code} exhausted={enemy.exhausted} size={64} />
      </g>
      <g transform="translate(-21 22)" className="foe-fight">
        <path d="M0 -11L10 -7V3C10 8 5 11 0 13C-5 11 -10 8 -10 3V-7Z" />
        <text y="6" fontSize="15">
          {enemy.fight}
        </text>
      </g>
      <g transform="translate(21 22)" className="foe-evade">
        <circle r="10.500" cy="0.500" />
        <text y="6" fontSize="15">
          {enemy.evade}
        </text>
      </g>
      <g transform="translate(0 26)" className={enemy.damage > 0 ? "foe-health is-hurt" : "foe-health"}>
        <path d="M0 13C-14 4 -13 -9 -6 -9C-3 -9 -1 -8 0 -5C1 -8 3 -9 6 -9C13 -9 14 4 0 13Z" />
        <text y="6.500" fontSize={left > 9 ? 12.5 : 14.5}>
          {left}
        </text>
      </g>
      <Attack damage={enemy.attack_damage} horror={enemy.attack_horror} />
      {signs.map((sign, i) => (
        <g key={sign} transform={`translate(25 ${-22 + i * 14})`} className="foe-keyword">
          <circle r="7.500" />
          <IconShape name={`keyword-${sign}`} size={11} />
        </g>
      ))}
      {enemy.doom > 0 && (
        <g transform="translate(-22 -20)">
          <MarkerShape marker="doom" count={enemy.doom} size={28} />
        </g>
      )}
      {enemy.clues > 0 && (
        <g transform="translate(-22 -2)">
          <MarkerShape marker="clue" count={enemy.clues} size={24} />
        </g>
      )}
    </>
  );
}

/** A drop for each damage, a cry for each horror, along its upper edge. */
function Attack({ damage, horror }: { damage: number; horror: number }) {
  const all = [
    ...Array<"harm-damage">(damage).fill("harm-damage"),
    ...Array<"harm-horror">(horror).fill("harm-horror"),
  ];
  if (!all.length) return null;
  const step = Math.min(11, 50 / all.length);
  const width = all.length * step + 5;
  return (
    <g transform="translate(0 -34)">
      <rect x={-width / 2} y="-6.500" width={width} height="13" rx="6.500" className="foe-attack" />
      {all.map((harm, i) => (
        <IconShape
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs in a row
          key={i}
          name={harm}
          x={(i - (all.length - 1) / 2) * step}
          size={10.5}
          className={harm}
        />
      ))}
    </g>
  );
}
