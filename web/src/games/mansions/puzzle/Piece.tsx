import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { UNSEEN } from "../../../table/map/unseen";
import { cx } from "../../../ui/cx";
import type { PieceView, PuzzleView } from "../wire";
import { pathOf, UNIT } from "./geometry";
import { PieceDrawing } from "./PieceDrawing";
import css from "./puzzle.module.css";

/** How a piece stands to what is held: it can be taken up, it is held, it can be swapped with what is. */
export type Standing = "still" | "movable" | "held" | "target";

interface Props {
  puzzle: PuzzleView;
  piece: PieceView;
  label: string;
  thing: string;
  standing: Standing;
  lit: boolean;
  /** How far it has been dragged. */
  dragged: readonly [number, number] | null;
  onPress(): void;
  onKey(event: KeyboardEvent): void;
  onDown(event: PointerEvent): void;
  onLook(there: boolean): void;
}

/** A piece in its place: it glides where it is swapped, and turns where it is turned. */
export function Piece(props: Props) {
  const { puzzle, piece, label, thing, standing, lit, dragged, onPress, onKey, onDown, onLook } = props;
  const { middle, turned, outline, place } = piece;
  const angle = useNearestAngle(turned);
  const [x, y] = [middle[0] + (dragged?.[0] ?? 0), middle[1] + (dragged?.[1] ?? 0)];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={standing === "held"}
      data-thing={thing}
      className={cx(css.piece, css[standing], lit && css.lit, dragged && css.dragged)}
      style={{ transform: `translate(${x * UNIT}px, ${y * UNIT}px)` }}
      onClick={onPress}
      onKeyDown={onKey}
      onPointerDown={onDown}
      onPointerEnter={(event) => event.pointerType === "mouse" && onLook(true)}
      onPointerLeave={() => onLook(false)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && onLook(true)}
      onBlur={() => onLook(false)}
    >
      <g className={css.turning} style={{ transform: `rotate(${angle}deg)` }}>
        <g transform={`rotate(${-turned}) translate(${-middle[0] * UNIT} ${-middle[1] * UNIT})`}>
          <PieceDrawing piece={piece} type={puzzle.type} />
        </g>
      </g>
      <g transform={`translate(${-middle[0] * UNIT} ${-middle[1] * UNIT})`}>
        <path className={css.frame} d={`${pathOf(outline)}z`} />
      </g>
      <PlaceNumber piece={piece} place={place} />
    </g>
  );
}

/** The place by its number, in a corner where nothing else is. */
function PlaceNumber({
  piece: { shape, upside_down: upside, outline, middle },
  place,
}: {
  piece: PieceView;
  place: number;
}) {
  const [left, top] = [Math.min(...outline.map(([x]) => x)), Math.min(...outline.map(([, y]) => y))];
  const corner: readonly [number, number] =
    shape === "triangle"
      ? [0, upside ? -4 : 1]
      : shape === "cross"
        ? [-22, -22]
        : [(left - middle[0]) * UNIT + 13, (top - middle[1]) * UNIT + 15];
  return (
    <g {...UNSEEN}>
      <text className={css.place} x={corner[0]} y={corner[1] + 4}>
        {place}
      </text>
    </g>
  );
}

/** The angle by which a drawing is turned, the short way from the last one. */
function useNearestAngle(turned: number): number {
  const shown = useRef(turned);
  const by = ((((turned - shown.current) % 360) + 540) % 360) - 180;
  shown.current += by;
  return shown.current;
}
