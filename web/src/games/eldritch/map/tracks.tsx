/** The omen track and the doom track, each a drawing of its own. */
import { useRef } from "react";
import { Drawing } from "../../../art/drawing";
import { round } from "../../../table/map/geometry";
import { type Omen, OmenSign } from "./tokens";
import "./tokens.css";

interface TrackProps {
  width?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}

/** The four places of the omen track, clockwise from the top. */
export const OMENS: readonly Omen[] = ["green", "blue", "red", "blue"];

const ORBIT = 46;
const HALF_TURN = 180;
const QUARTER = 90;

/** Four omens in a ring; the marker lies on one of them, an arrow says where it goes next. */
export function OmenTrack({
  at,
  tokens = [],
  width = 140,
  title,
  className,
}: TrackProps & {
  /** The place of the marker, from 0. */
  at: number;
  /** How many Eldritch tokens lie on each place. */
  tokens?: readonly number[];
}) {
  const places = OMENS.map((omen, place) => ({ omen, place, turn: (place * Math.PI) / 2 - Math.PI / 2 }));
  return (
    <Drawing viewBox="-74 -74 148 148" width={width} height={width} title={title} className={className}>
      <circle className="track-orbit" r={ORBIT} />
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          className="track-arrow"
          d="M-4-5L5 0-4 5z"
          transform={`rotate(${turn}) translate(0 ${-ORBIT})`}
        />
      ))}
      {places.map(({ omen, place, turn }) => (
        <g
          key={place}
          className={`omen-place omen-${omen}${place === at ? " is-here" : ""}`}
          transform={`translate(${round(Math.cos(turn) * ORBIT)} ${round(Math.sin(turn) * ORBIT)})`}
        >
          <circle className="omen-disc" r="23" />
          <g transform="scale(1.200)">
            <OmenSign omen={omen} />
          </g>
          {(tokens[place] ?? 0) > 0 && (
            <g className="pile-count" transform="translate(17 -17)">
              <circle r="10" />
              <text y="6" fontSize="17">
                {tokens[place]}
              </text>
            </g>
          )}
        </g>
      ))}
      <g className="omen-hand" style={{ transform: `rotate(${useTurns(at) * QUARTER}deg)` }}>
        <circle className="omen-marker" r="23" cy={-ORBIT} />
      </g>
    </Drawing>
  );
}

/** How many quarters the marker has gone round since it was first seen: it never goes the long way back. */
function useTurns(at: number): number {
  const turns = useRef(at);
  turns.current += nearest(at - turns.current);
  return turns.current;
}

const nearest = (quarters: number): number => {
  const forward = ((quarters % OMENS.length) + OMENS.length) % OMENS.length;
  return forward > OMENS.length / 2 ? forward - OMENS.length : forward;
};

const MOST_DOOM = 20;
const RADIUS = 82;

/** Doom on a dial from 20 down to 0: every place a notch, the marker over its place, the number in the middle. */
export function DoomTrack({ doom, width = 200, title, className }: TrackProps & { doom: number }) {
  const now = Math.max(0, Math.min(MOST_DOOM, doom));
  const turnOf = (place: number) => HALF_TURN + ((MOST_DOOM - place) / MOST_DOOM) * HALF_TURN;
  const at = (place: number, reach: number) => {
    const turn = (turnOf(place) * Math.PI) / HALF_TURN;
    return { x: round(Math.cos(turn) * reach), y: round(Math.sin(turn) * reach) };
  };
  const arc = (from: number, to: number) => {
    const [a, b] = [at(from, RADIUS), at(to, RADIUS)];
    return `M${a.x} ${a.y}A${RADIUS} ${RADIUS} 0 0 1 ${b.x} ${b.y}`;
  };
  const places = Array.from({ length: MOST_DOOM + 1 }, (_, i) => MOST_DOOM - i);
  return (
    <Drawing
      viewBox="-110 -106 220 118"
      width={width}
      height={typeof width === "number" ? round(width * 0.536) : undefined}
      title={title}
      className={className}
    >
      <path className="doom-rail" d={arc(MOST_DOOM, 0)} />
      <path
        className="doom-gone"
        d={arc(MOST_DOOM, 0)}
        pathLength={MOST_DOOM}
        style={{
          strokeDasharray: `${MOST_DOOM - now} ${MOST_DOOM + 1}`,
          visibility: now < MOST_DOOM ? undefined : "hidden",
        }}
      />
      {places.map((place) => {
        const [from, to] = [at(place, RADIUS - (place % 5 ? 4 : 7)), at(place, RADIUS + (place % 5 ? 4 : 7))];
        return (
          <path
            key={place}
            className={place >= now ? "doom-notch is-gone" : "doom-notch"}
            d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          />
        );
      })}
      {[20, 15, 10, 5].map((place) => {
        const { x, y } = at(place, RADIUS + 17);
        return (
          <text key={place} className="doom-scale" x={x} y={y + 5} fontSize="14">
            {place}
          </text>
        );
      })}
      <Skull x={RADIUS + 17} y={-1} />
      <g className="doom-marker" style={{ transform: `rotate(${turnOf(now) - HALF_TURN}deg) translate(${-RADIUS}px)` }}>
        <circle r="11" />
        <path d="M0-6.500L2-2 6.500 0 2 2 0 6.500-2 2-6.500 0-2-2z" />
      </g>
      <text className={now <= 5 ? "doom-number is-near" : "doom-number"} y="2" fontSize="58">
        {now}
      </text>
    </Drawing>
  );
}

function Skull({ x, y }: { x: number; y: number }) {
  return (
    <path
      className="doom-skull"
      fillRule="evenodd"
      transform={`translate(${x} ${y})`}
      d="M-8-2a8 8 0 1 1 16 0c0 3-1 4-3 5v4h-10v-4c-2-1-3-2-3-5zM-5-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM1-2a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"
    />
  );
}
