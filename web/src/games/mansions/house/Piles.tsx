/** The name of a room, and its cards by their backs: a stack as high as it is, with what lies on top. */
import type { Hand } from "../../../table/map/hand";
import { KeyCap, keysOf } from "../../../table/map/marks";
import { PileCount, Token } from "../../../table/map/tokens/token";
import { UNSEEN } from "../../../table/map/unseen";
import { IconShape } from "../art/icon";
import type { IconName } from "../art/icons";
import { bookOf } from "../book";
import type { Here } from "../scene";
import * as things from "../things";
import { cardIcon } from "../verbs";
import type { PileView } from "../wire";
import { pileLabel, roomLabel } from "./labels";
import { heightOf, type RoomState, topOf } from "./lying";
import { PILE, type Room } from "./plan";
import { Badge } from "./tokens";

interface Props {
  scene: Here;
  room: Room;
  state: RoomState;
  hand: Hand;
}

/** The name is what one takes hold of where the whole room is meant. */
export function RoomTitle({ scene, room, state, hand }: Props) {
  const { x, y, width, height, lines, size } = room.title;
  const thing = things.room(room.id);
  const keys = keysOf(roomOptions(scene, room.id));
  const marks = [keys && "is-choosable", scene.lit.has(thing) && "is-lit", state.dark && "is-dark"];
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button> */}
      <g
        role="button"
        className={["house-title", ...marks].filter(Boolean).join(" ")}
        tabIndex={keys ? 0 : -1}
        aria-label={roomLabel(scene, room, state)}
        data-thing={thing}
        {...hand.grip(thing, things.space(room.home))}
      >
        <rect
          className="title-plate"
          x={x - width / 2 - 3}
          y={y - height / 2 - 1}
          width={width + 6}
          height={height + 2}
          rx="4"
        />
        {lines.map((line, i) => (
          <text key={line} x={x} y={y + (i - (lines.length - 1) / 2) * size * 1.02 + size * 0.34} fontSize={size}>
            {/* The blank at the end is not drawn: it keeps the lines apart for whoever compares them with the label. */}
            {`${line} `}
          </text>
        ))}
      </g>
      {keys && <KeyCap at={{ x: x - width / 2 - 2, y: y - height / 2 + 2 }} keys={keys} size={26} cornered />}
    </>
  );
}

/** Where something can be done with the cards of a room it is offered there, not at its name as well. */
function roomOptions({ optionsAt }: Here, room: string): readonly number[] | undefined {
  const atPile = optionsAt.get(things.pile(room)) ?? [];
  return optionsAt.get(things.room(room))?.filter((number) => !atPile.includes(number));
}

const ICONS: Readonly<Record<string, IconName>> = {
  lock: "back-lock",
  obstacle: "back-obstacle",
  exploration: "back-exploration",
};

/** The edges of so many cards under the top one are seen. */
const EDGES = 4;

export function RoomPile({ scene, room, state: { pile }, hand }: Props) {
  const height = pile ? heightOf(pile) : 0;
  if (!pile || !height) return null;
  const thing = things.pile(room.id);
  const keys = keysOf(scene.optionsAt.get(thing));
  const marks = [keys && "is-legal", scene.lit.has(thing) && "is-lit"].filter(Boolean);
  const { x, y } = room.pile;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button> */}
      <g
        role="button"
        className={["house-pile", ...marks].join(" ")}
        tabIndex={keys ? 0 : -1}
        aria-label={pileLabel(scene, room, pile)}
        data-thing={thing}
        {...hand.grip(thing)}
      >
        <g transform={`translate(${x} ${y})`} {...UNSEEN}>
          <rect className="pile-hit" x="-22" y="-28" width="44" height="56" />
          <Stack scene={scene} pile={pile} />
          {marks.length > 0 && <rect className="pile-ring" x="-23" y="-29" width="46" height="58" rx="6" />}
        </g>
      </g>
      <g {...UNSEEN} pointerEvents="none">
        {!pile.kinds_only && <PileCount x={x + 4} y={y - 4} size={34} count={height} />}
        {hidesClue(pile) && (
          <Token x={x + 14} y={y + 18} size={34} className="pile-clue">
            <Badge at={[0, 0]} icon="clue" of="clue" count={1} />
          </Token>
        )}
        {keys && <KeyCap at={{ x: x - 18, y: y - 24 }} keys={keys} size={24} />}
      </g>
    </>
  );
}

/** Whoever knows the fronts sees where the clues lie. */
const hidesClue = ({ fronts }: PileView): boolean => fronts.some((card) => card.startsWith("clue-"));

/** From the bottom to the top, each card a little higher; the colour of its edge is that of its back. */
function Stack({ scene, pile }: { scene: Here; pile: PileView }) {
  const cards = [
    ...pile.backs,
    ...pile.dropped.map(() => "dropped" as const),
    ...(pile.locked ? ["lock" as const] : []),
  ];
  const seen = cards.slice(-EDGES);
  const [w, h] = [PILE.width - 4, PILE.height - 6];
  const top = topOf(pile);
  const rise = (i: number) => (seen.length - 1 - i) * 3;
  return (
    <>
      {seen.map((kind, i) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: cards of a pile are told apart by their place
          key={i}
          className={`pile-card of-${kind}`}
          x={-w / 2 + rise(i) * 0.5}
          y={-h / 2 + rise(i)}
          width={w}
          height={h}
          rx="4"
        />
      ))}
      <rect
        className={`pile-rim of-${top}`}
        x={-w / 2 + 3.5}
        y={-h / 2 + 3.5}
        width={w - 7}
        height={h - 7}
        rx="2.500"
      />
      <IconShape name={topIcon(scene, pile)} size={21} className={`pile-sign of-${top}`} />
    </>
  );
}

/** The back of the top card; what lies face up by what it is. */
function topIcon({ reference }: Here, pile: PileView): IconName {
  const top = topOf(pile);
  if (top === "dropped") return cardIcon(bookOf(reference).cards.get(pile.dropped.at(-1) ?? ""));
  return ICONS[top ?? "exploration"] ?? "back-exploration";
}
