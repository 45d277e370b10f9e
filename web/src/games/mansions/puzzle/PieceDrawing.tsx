/** A piece as it lies: its plate, and what is on it. */
import { memo } from "react";
import { cx } from "../../../ui/cx";
import { IconShape } from "../art/icon";
import type { IconName } from "../art/icons";
import type { EndView, PieceView, SymbolView, WireView } from "../wire";
import { bent, type Point, pathOf, towards, UNIT } from "./geometry";
import css from "./puzzle.module.css";

/** How far a symbol lies from the edge, on a piece or on the border of the tile; there is less room in a triangle. */
const INWARDS = 0.21;
const OUTWARDS = 0.27;
const SYMBOLS: Readonly<Record<string, IconName>> = { sun: "puzzle-sun", moon: "puzzle-moon", eye: "puzzle-eye" };
const NARROW = { triangle: { inwards: 0.118, size: 0.62 } } as const;

export const PieceDrawing = memo(function PieceDrawing({ piece, type }: { piece: PieceView; type: string }) {
  const { shape, middle, outline, symbols, wires, strokes, settled } = piece;
  return (
    <g className={cx(css.plate, css[`plate-${type}`], settled && css.settled)}>
      <path className={css.face} d={`${pathOf(outline.map((point) => towards(point, middle, 0.025)))}z`} />
      {strokes.length > 0 && (
        <svg {...frameOf(outline)} aria-hidden="true">
          {strokes.map((stroke) => (
            <Stroke key={pathOf(stroke)} points={stroke} />
          ))}
        </svg>
      )}
      {wires.map((wire) => (
        <Wire key={bent(wire.points)} wire={wire} />
      ))}
      {symbols.map((symbol) => (
        <SymbolOnPiece key={symbol.at.join(" ")} symbol={symbol} middle={middle} shape={shape} />
      ))}
    </g>
  );
});

/** What is cut into a piece ends at its edge. */
function frameOf(outline: readonly Point[]) {
  const [x, y] = ([0, 1] as const).map((axis) => Math.min(...outline.map((point) => point[axis])) * UNIT) as [
    number,
    number,
  ];
  const side = UNIT;
  return { x, y, width: side, height: side, viewBox: `${x} ${y} ${side} ${side}` };
}

/** A line cut into stone: its shadow, then its light. */
function Stroke({ points }: { points: readonly Point[] }) {
  return (
    <>
      <path className={css.groove} d={pathOf(points)} />
      <path className={css.stroke} d={pathOf(points)} />
    </>
  );
}

/** A wire under its insulation: red is plain, blue is striped; what hangs together with an end carries current. */
function Wire({ wire: { colour, points, joined } }: { wire: WireView }) {
  const way = bent(points);
  return (
    <g className={cx(css.wire, css[`wire-${colour}`], joined && css.joined)}>
      <path className={css.under} d={way} />
      <path className={css.cover} d={way} />
      <path className={css.stripe} d={way} />
      {joined && <path className={css.core} d={way} />}
    </g>
  );
}

function SymbolOnPiece({ symbol: { symbol, at, meets }, middle, shape }: OnPieceProps) {
  const { inwards, size } = shape === "triangle" ? NARROW.triangle : { inwards: INWARDS, size: 1 };
  const [x, y] = towards(at, middle, inwards);
  return <SymbolSign symbol={symbol} x={x * UNIT} y={y * UNIT} size={size} meets={meets} />;
}

interface OnPieceProps {
  symbol: SymbolView;
  middle: Point;
  shape: string;
}

interface SignProps {
  symbol: string;
  x: number;
  y: number;
  size?: number;
  meets: SymbolView["meets"];
}

/** A symbol in its ring: a whole one where it matches, a broken one where it does not. */
function SymbolSign({ symbol, x, y, size = 1, meets }: SignProps) {
  return (
    <g
      className={cx(css.symbol, css[`symbol-${symbol}`], css[meets])}
      transform={`translate(${x} ${y}) scale(${size})`}
    >
      <circle className={css.disc} r="14.500" />
      <IconShape name={SYMBOLS[symbol] ?? "puzzle-eye"} size={21} />
      <circle className={css.ring} r="17" />
    </g>
  );
}

/** What is printed on the border of the setup tile: a symbol, or where a wire begins. */
export function TileEnd({ end, type, shape }: { end: EndView; type: string; shape: string }) {
  const { mark, at, outwards, met } = end;
  const beyond: Point = [at[0] + outwards[0], at[1] + outwards[1]];
  const size = shape === "triangle" ? NARROW.triangle.size : 1;
  const [x, y] = towards(at, beyond, OUTWARDS * size);
  if (type === "lock")
    return <SymbolSign symbol={mark} x={x * UNIT} y={y * UNIT} size={size} meets={met ? "match" : "clash"} />;
  const way = pathOf([at, [x, y]]);
  return (
    <g className={cx(css.wire, css[`wire-${mark}`], css.joined, met && css.met)}>
      <path className={css.under} d={way} />
      <path className={css.cover} d={way} />
      <path className={css.stripe} d={way} />
      <g transform={`translate(${x * UNIT} ${y * UNIT})`}>
        {mark === "red" ? (
          <rect className={css.plug} x="-13" y="-13" width="26" height="26" rx="4" />
        ) : (
          <circle className={css.plug} r="14.500" />
        )}
        {met && <path className={css.tick} d="M-6 0L-1.500 5 7-5" />}
      </g>
    </g>
  );
}
