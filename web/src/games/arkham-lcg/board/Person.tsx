/** An investigator on the desk: the portrait in a ring, the clues they hold, and whose turn it is. */
import { memo } from "react";
import type { Hand } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import { MarkerShape } from "../art/marker";
import { Portrait } from "../art/portrait";
import { investigator } from "../things";
import { Hold } from "./Hold";
import { FACE, type Stand } from "./standing";

interface PersonProps {
  code: string;
  at: Stand;
  /** The location they are at. */
  under: Thing;
  own: boolean;
  active: boolean;
  lead: boolean;
  clues: number;
  /** Actions left, where it is their turn. */
  actions: number;
  keys: string | undefined;
  label: string;
  lit: boolean;
  away: boolean;
  hand: Hand;
}

export const Person = memo(function Person(props: PersonProps) {
  const { code, at, under, own, active, lead, clues, actions, keys, label, lit, away, hand } = props;
  const state = [
    own && "is-own",
    active && "is-active",
    keys !== undefined && "is-target",
    lit && "is-lit",
    away && "is-away",
  ];
  return (
    <g
      className={["person", ...state].filter(Boolean).join(" ")}
      transform={`translate(${at.x} ${at.y}) scale(${at.scale})`}
    >
      {active && <circle r={FACE + 9} className="person-turn" />}
      <Medallion code={code} />
      <g {...UNSEEN}>
        {active && <Actions count={actions} />}
        {lead && (
          <path
            className="person-lead"
            d="M0 -7L2 -2L7 0L2 2L0 7L-2 2L-7 0L-2 -2Z"
            transform={`translate(${-FACE * 0.74} ${-FACE * 0.74})`}
          />
        )}
        {clues > 0 && (
          <g transform={`translate(${FACE * 0.86} ${FACE * 0.5})`}>
            <MarkerShape marker="clue" count={clues} size={24} />
          </g>
        )}
      </g>
      <Hold thing={investigator(code)} under={under} label={keys === undefined ? null : label} hand={hand}>
        <circle r={FACE + 3} className="ring-look" />
        {keys !== undefined && <circle r={FACE + 6} className="ring-legal" />}
      </Hold>
      {keys && <KeyCap at={{ x: -FACE * 0.9, y: -FACE * 0.9 }} keys={keys} size={21} />}
    </g>
  );
});

/** A portrait in a ring. */
export function Medallion({ code }: { code: string }) {
  const width = FACE * 2;
  return (
    <>
      <circle className="token-shade" r={FACE + 1} cx="1" cy="3" />
      <circle className="person-back" r={FACE} />
      <g clipPath="url(#desk-face)">
        <svg x={-FACE} y={-FACE} width={width} height={(width * 7) / 6} aria-hidden="true" focusable="false">
          <Portrait id={code} />
        </svg>
      </g>
      <circle className="person-ring" r={FACE} />
    </>
  );
}

/** For each action left a bead above the head. */
function Actions({ count }: { count: number }) {
  return (
    <g className="person-actions">
      {Array.from({ length: count }, (_, i) => {
        const angle = ((i - (count - 1) / 2) * 26 - 90) * (Math.PI / 180);
        return <circle key={angle} cx={Math.cos(angle) * (FACE + 9)} cy={Math.sin(angle) * (FACE + 9)} r="4" />;
      })}
    </g>
  );
}
