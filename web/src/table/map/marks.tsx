/** The small marks laid over a thing: its option number, the ring of what is legal, the flag of somebody pointing. */
import type { Box, Point } from "./geometry";
import { UNSEEN } from "./unseen";
import "./marks.css";

/** The ring around a legal target. */
export function LegalRing({ box, corner }: { box: Box; corner: number }) {
  const frame = {
    x: box.x - box.width / 2,
    y: box.y - box.height / 2,
    width: box.width,
    height: box.height,
    rx: corner,
  };
  return (
    <>
      <rect {...frame} className="ring-glow" />
      <rect {...frame} className="ring-legal" />
    </>
  );
}

/** The ring of what is looked at, and the one of the keyboard. */
export function LookRing({ box, corner }: { box: Box; corner: number }) {
  const frame = {
    x: box.x - box.width / 2,
    y: box.y - box.height / 2,
    width: box.width,
    height: box.height,
    rx: corner,
  };
  return <rect {...frame} className="ring-look" />;
}

/** The number keys that choose here: one option ("3"), two that lie apart ("3·7"), or from the first to the last ("3–5"). */
export function keysOf(options: readonly number[] | undefined): string | undefined {
  if (!options?.length) return undefined;
  const [first, last] = [options[0]! + 1, options.at(-1)! + 1];
  if (first === last) return `${first}`;
  return options.length === 2 && last - first > 1 ? `${first}·${last}` : `${first}–${last}`;
}

interface KeyCapProps {
  at: Point;
  keys: string;
  size: number;
  /** Several keys reach inwards from the left corner: beyond it the map may end. */
  cornered?: boolean;
}

export function KeyCap({ at, keys, size, cornered = false }: KeyCapProps) {
  const width = size * (keys.length === 1 ? 1 : 0.55 + keys.length * 0.42);
  const aside = cornered ? (width - size) / 2 : 0;
  return (
    <g {...UNSEEN} className="keycap" transform={`translate(${at.x + aside} ${at.y})`}>
      <rect x={-width / 2} y={-size / 2} width={width} height={size} rx={size * 0.24} />
      <text y={size * 0.26} fontSize={size * 0.7}>
        {keys}
      </text>
    </g>
  );
}

/** Somebody says: look here. */
export function Flag({ at, name, size }: { at: Point; name: string; size: number }) {
  const width = Math.max(size * 2.4, name.length * size * 0.6 + size);
  return (
    <g {...UNSEEN} className="flag" transform={`translate(${at.x} ${at.y})`}>
      <path className="flag-pole" d={`M0 0V${-size * 2.6}`} />
      <circle r={size * 0.22} />
      <path
        className="flag-cloth"
        d={`M0 ${-size * 2.7}h${width}l${-size * 0.5} ${size * 0.8}l${size * 0.5} ${size * 0.8}h${-width}z`}
      />
      <text x={width / 2 - size * 0.2} y={-size * 1.62} fontSize={size * 0.92}>
        {name}
      </text>
    </g>
  );
}
