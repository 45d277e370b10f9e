import { type PointerEvent, useEffect, useRef, useState } from "react";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { puzzleGoal, puzzleName, puzzlePile } from "../names";
import type { Here } from "../scene";
import * as things from "../things";
import type { AttemptView, PieceView, PuzzleView } from "../wire";
import { tell } from "../words";
import { boxOf, type Point, pathOf, pieceAt, pieceBeside, UNIT } from "./geometry";
import { type Moves, movesOf, type Way } from "./moves";
import { Piece, type Standing } from "./Piece";
import { PieceDrawing, TileEnd } from "./PieceDrawing";
import css from "./puzzle.module.css";
import { pieceLabel } from "./words";

interface Props {
  scene: Here;
  puzzle: PuzzleView;
  attempt: AttemptView;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const TURNS: Readonly<Record<string, Way>> = { BracketLeft: "left", BracketRight: "right" };

/** The puzzle on its tile, with what is left of the attempt: pieces are taken up and put down, dragged, turned, replaced. */
export function PuzzleBoard({ scene, puzzle, attempt }: Props) {
  const { say } = scene;
  const moves = movesOf(scene.question);
  return (
    <section className={css.puzzle} aria-label={say(puzzleName(puzzle.layout))}>
      <p className={css.goal}>{say(puzzleGoal(puzzle.type))}</p>
      <Counter scene={scene} attempt={attempt} moves={moves} />
      <div className={css.table}>
        <Board scene={scene} puzzle={puzzle} moves={moves} />
        <Aside scene={scene} puzzle={puzzle} attempt={attempt} moves={moves} />
      </div>
      {moves.stop !== undefined && <p className={css.help}>{say(tell(helpFor(puzzle)))}</p>}
    </section>
  );
}

const helpFor = ({ degrees }: PuzzleView): string => (degrees ? "puzzle-help" : "puzzle-help-rune");

/** The puzzle actions that are left, a pip each, and the skill point that brings more. */
function Counter({
  scene: { say, choose, question },
  attempt,
  moves,
}: Pick<Props, "scene" | "attempt"> & { moves: Moves }) {
  const { actions } = attempt;
  const luck = moves.skillPoint === undefined ? null : (question?.options[moves.skillPoint]?.amount ?? null);
  return (
    <header className={css.counter}>
      <b className={css.left}>{say(tell("puzzle-actions", { count: actions }))}</b>
      <span className={css.pips} aria-hidden="true">
        {Array.from({ length: actions }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: actions are alike
          <i key={place} />
        ))}
      </span>
      {luck !== null && moves.skillPoint !== undefined && (
        <button type="button" className={css.point} onClick={() => choose(moves.skillPoint!)}>
          <Icon name="skill-point" size="1.1rem" />
          {say(tell("puzzle-skill-point", { count: luck }))}
        </button>
      )}
    </header>
  );
}

function Board({ scene, puzzle, moves }: Pick<Props, "scene" | "puzzle"> & { moves: Moves }) {
  const { say, choose } = scene;
  const [held, setHeld] = useState<number | null>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const drag = useDrag(drawing, puzzle, moves, (option) => put(option));
  const { pieces } = puzzle;
  // What was held belongs to the question it was taken up for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another hand
  useEffect(() => setHeld(null), [scene.question]);

  const put = (option: number) => {
    setHeld(null);
    choose(option);
  };
  const press = (piece: PieceView, beside: Element | null) => {
    if (drag.justDropped()) return;
    const { place } = piece;
    const option = moves.replace(place) ?? (held === null ? undefined : moves.swap(held, place));
    if (option !== undefined) put(option);
    else if (held === place) setHeld(null);
    else if (moves.movable(place)) setHeld(place);
    else if (beside) scene.explain(things.piece(place), beside);
  };
  const focus = (piece: PieceView | null) =>
    drawing.current?.querySelector<SVGElement>(`[data-thing="${piece && things.piece(piece.place)}"]`)?.focus();
  const key = (
    piece: PieceView,
    event: { key: string; code: string; preventDefault(): void; currentTarget: Element },
  ) => {
    const arrow = ARROWS[event.key];
    const way = TURNS[event.code];
    const turn = way && moves.turn(piece.place, way);
    if (arrow) focus(pieceBeside(piece, ...arrow, pieces));
    else if (event.key === "Enter" || event.key === " ") press(piece, event.currentTarget);
    else if (event.key === "Escape" && held !== null) setHeld(null);
    else if (turn !== undefined) put(turn);
    else return;
    event.preventDefault();
  };
  const standing = ({ place }: PieceView): Standing => {
    if (held === place) return "held";
    const isTarget = held === null ? moves.replace(place) !== undefined : moves.swap(held, place) !== undefined;
    const meant = drag.from === null ? isTarget : moves.swap(drag.from, place) !== undefined;
    return meant ? "target" : moves.movable(place) ? "movable" : "still";
  };
  const inHand = pieces.find(({ place }) => place === held);
  // In the order of their numbers, so that they glide where they are swapped; what is moved lies on top.
  const laid = [...pieces].sort((one, other) => one.number - other.number);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing is no set of fields
    <svg
      ref={drawing}
      className={css.board}
      viewBox={boxOf(puzzle)}
      style={{ aspectRatio: boxOf(puzzle).split(" ").slice(2).join(" / ") }}
      role="group"
      aria-label={say(puzzleName(puzzle.layout))}
      onPointerMove={drag.onMove}
      onPointerUp={drag.onUp}
      onPointerCancel={drag.onCancel}
    >
      <Ground puzzle={puzzle} />
      {puzzle.tile.map((end) => (
        <TileEnd key={end.at.join(" ")} end={end} type={puzzle.type} shape={puzzle.shape} />
      ))}
      {laid.map((piece) => (
        <Piece
          key={piece.number}
          puzzle={puzzle}
          piece={piece}
          label={say(pieceLabel(piece, puzzle))}
          thing={things.piece(piece.place)}
          standing={standing(piece)}
          lit={scene.lit.has(things.piece(piece.place))}
          dragged={drag.from === piece.place ? drag.by : null}
          onPress={() => press(piece, drawing.current)}
          onKey={(event) => key(piece, event)}
          onDown={(event) => drag.onDown(event, piece)}
          onLook={(there) => scene.light(there ? [things.piece(piece.place)] : [])}
        />
      ))}
      {inHand && drag.from === null && (
        <TurnHandles scene={scene} puzzle={puzzle} piece={inHand} moves={moves} onTurn={put} />
      )}
    </svg>
  );
}

/** The tile that the pieces lie on. */
function Ground({ puzzle }: { puzzle: PuzzleView }) {
  const [x = 0, y = 0, width = 0, height = 0] = boxOf(puzzle).split(" ").map(Number);
  return (
    <>
      <rect
        className={cx(css.ground, css[`ground-${puzzle.type}`])}
        x={x + 2}
        y={y + 2}
        width={width - 4}
        height={height - 4}
        rx="12"
      />
      {puzzle.pieces.map(({ place, outline }) => (
        <path key={place} className={css.bed} d={`${pathOf(outline)}z`} />
      ))}
    </>
  );
}

interface HandleProps {
  scene: Here;
  puzzle: PuzzleView;
  piece: PieceView;
  moves: Moves;
  onTurn(option: number): void;
}

/** Over the piece one holds: turn it to either side. */
function TurnHandles({ scene: { say }, puzzle, piece: { middle, place }, moves, onTurn }: HandleProps) {
  const radius = Math.min(27, Math.max(21, puzzle.width * 4.6));
  const ways = (["left", "right"] as const).filter((way) => moves.turn(place, way) !== undefined);
  return ways.map((way) => {
    const option = moves.turn(place, way);
    if (option === undefined) return null;
    const turn = () => onTurn(option);
    const aside = ways.length === 1 ? 0 : (way === "left" ? -1 : 1) * radius * 1.12;
    return (
      // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
      <g
        key={way}
        role="button"
        tabIndex={0}
        className={css.handle}
        aria-label={say(tell(`puzzle-turn-${way}`, { place }))}
        transform={`translate(${middle[0] * UNIT + aside} ${middle[1] * UNIT})`}
        onClick={turn}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          turn();
        }}
      >
        <circle r={radius} />
        <svg x={-radius * 0.62} y={-radius * 0.62} width={radius * 1.24} height={radius * 1.24} aria-hidden="true">
          <Icon name={`turn-${way}`} size="100%" />
        </svg>
      </g>
    );
  });
}

/** Beside the board: what a rune has to look like; the pile of unused pieces, or the piece that was drawn from it. */
function Aside({ scene, puzzle, attempt, moves }: Props & { moves: Moves }) {
  const { say, choose, view } = scene;
  const { drawn } = attempt;
  if (puzzle.picture.length > 0)
    return (
      <figure className={css.aside}>
        <svg className={css.picture} viewBox={boxOf(puzzle)} role="img" aria-label={say(tell("puzzle-picture"))}>
          <Ground puzzle={puzzle} />
          {puzzle.picture.map((line) => (
            <path key={pathOf(line)} className={css.drawnLine} d={pathOf(line)} />
          ))}
        </svg>
        <figcaption>{say(tell("puzzle-picture"))}</figcaption>
      </figure>
    );
  if (drawn)
    return (
      <figure className={css.aside}>
        <svg
          className={cx(css.picture, css.fresh)}
          viewBox={boxAround(drawn)}
          role="img"
          aria-label={say(pieceLabel(drawn, puzzle))}
        >
          <PieceDrawing piece={drawn} type={puzzle.type} />
        </svg>
        <figcaption>{say(tell("puzzle-drawn"))}</figcaption>
      </figure>
    );
  const unused = view.pieces[puzzle.pile] ?? 0;
  return (
    <div className={css.aside} data-thing={things.PUZZLE}>
      <span className={css.pile} aria-hidden="true">
        <Icon name="puzzle-piece" size="1.6rem" />
        <b>{unused}</b>
      </span>
      <span className={css.unused}>{say(tell("puzzle-unused", { pile: puzzlePile(puzzle.pile), count: unused }))}</span>
      {moves.draw !== undefined && (
        <button type="button" className={css.point} onClick={() => choose(moves.draw!)}>
          {say(tell("puzzle-draw"))}
        </button>
      )}
    </div>
  );
}

function boxAround({ outline }: PieceView): string {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left - 0.05, top - 0.05, Math.max(...xs) - left + 0.1, Math.max(...ys) - top + 0.1]
    .map((each) => each * UNIT)
    .join(" ");
}

/** Pixels after which a press is a drag. */
const FAR = 6;

/** A piece that follows the pointer, and is swapped with the one it is let go over. */
function useDrag(
  drawing: { current: SVGSVGElement | null },
  { pieces }: PuzzleView,
  moves: Moves,
  put: (option: number) => void,
) {
  const start = useRef<{ place: number; x: number; y: number; pointer: number } | null>(null);
  const dropped = useRef(false);
  const [drag, setDrag] = useState<{ from: number; by: Point } | null>(null);
  const pointAt = (event: PointerEvent): Point | null => {
    const matrix = drawing.current?.getScreenCTM?.()?.inverse();
    if (!matrix) return null;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x / UNIT, y / UNIT];
  };
  const end = () => {
    start.current = null;
    setDrag(null);
  };
  return {
    from: drag?.from ?? null,
    by: drag?.by ?? null,
    /** The press that ended a drag is no click. */
    justDropped() {
      const was = dropped.current;
      dropped.current = false;
      return was;
    },
    onDown(event: PointerEvent, piece: PieceView) {
      dropped.current = false;
      if (event.button !== 0 || !moves.movable(piece.place) || moves.replace(piece.place) !== undefined) return;
      start.current = { place: piece.place, x: event.clientX, y: event.clientY, pointer: event.pointerId };
    },
    onMove(event: PointerEvent) {
      const from = start.current;
      if (!from || event.pointerId !== from.pointer) return;
      if (!drag && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
      if (!drag) drawing.current?.setPointerCapture?.(event.pointerId);
      const piece = pieces.find(({ place }) => place === from.place);
      const at = pointAt(event);
      if (piece && at) setDrag({ from: from.place, by: [at[0] - piece.middle[0], at[1] - piece.middle[1]] });
    },
    onUp(event: PointerEvent) {
      const at = drag && pointAt(event);
      const over = at && pieceAt(at, pieces);
      const option = over && drag ? moves.swap(drag.from, over.place) : undefined;
      dropped.current = drag !== null;
      end();
      if (option !== undefined) put(option);
    },
    onCancel: end,
  };
}
