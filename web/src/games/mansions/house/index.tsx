/**
 * The house of the story as its architect drew it, with everything that stands in it. It fills the box it is given (which
 * needs a height) and needs of the face only the scene:
 *
 *     <House scene={scene} bust={bustOf} creature={monsterIcon} />
 *
 * - `scene`: as every part of a face has it. Spaces, rooms, piles of cards, doors, barriers, corpses, monsters and
 *   investigators that options are about are marked and picked (`scene.pick`), everything else is explained
 *   (`scene.explain`) by its thing. The face's `explain` answers for them.
 * - `bust`: the bust of an investigator for their pawn; `creature`: the icon of a kind of monster.
 *
 * Its own words are in locale/ here, the domain "web-mansions-house"; `labels.ts` has what is in a space in words.
 */
import { useMemo, useRef } from "react";
import type { IconName } from "../../../art/icons";
import { round } from "../../../table/map/geometry";
import { useHand } from "../../../table/map/hand";
import type { MapCamera } from "../../../table/map/map-window";
import { type Chart, MapWindow } from "../../../table/map/map-window";
import { Flag, KeyCap, keysOf } from "../../../table/map/marks";
import { useAnimation } from "../../../table/map/motion/use-animation";
import type { Bust } from "../../../table/map/tokens/bust";
import { UNSEEN } from "../../../table/map/unseen";
import { placeTowards } from "../../../table/map/walking";
import { idOf, kindOf, numberOf } from "../../../table/things";
import type { Thing } from "../../face";
import { bookOf } from "../book";
import { eyesOf } from "../people";
import type { Here } from "../scene";
import * as things from "../things";
import { cardIcon } from "../verbs";
import type { InvestigatorView } from "../wire";
import { Doors, Passages } from "./Doors";
import { Floors, RoomLight, Walls } from "./Floors";
import { Ground } from "./Ground";
import { spaceLabel } from "./labels";
import {
  darknessIn,
  type Entry,
  entriesIn,
  fireIn,
  type Lying,
  lyingIn,
  type RoomState,
  stateOf,
  thingsOf,
} from "./lying";
import { AnimationLayer } from "./motion/AnimationLayer";
import { animationOf } from "./motion/animation";
import { RoomPile, RoomTitle } from "./Piles";
import { BUILT, KEYS, NAME, type Plan, placeIn, planOf, SIGN, UNIT } from "./plan";
import { SightLine } from "./SightLine";
import { type Cast, SpaceTokens } from "./SpaceTokens";
import { SpyglassBar, useSpyglass } from "./Spyglass";
import { seatsIn } from "./seats";
import { sightBetween } from "./sight";
import { spotsOf } from "./spots";
import { FeatureSign, type MonsterClass, RoomSign } from "./tokens";
import { tell } from "./words";
import "../../../table/map/marks.css";
import "./house.css";
import "./tokens.css";

export interface HouseProps {
  scene: Here;
  bust(id: string): Bust;
  creature(kind: string): IconName;
}

const NOTHING: Here["optionsAt"] = new Map();
/** What a space needs around it to be read. */
const ROOM = { width: UNIT * 1.2, height: UNIT * 1.2 };

export function House({ scene, bust, creature }: HouseProps) {
  const { view, reference, say } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<MapCamera>(null);
  const plan = useMemo(() => planOf(reference, view.story, say), [reference, view.story, say]);
  const chart = useMemo((): Chart => ({ sheet: plan.sheet, name: NAME, room: ROOM }), [plan]);
  const seats = useMemo(() => seatsIn(plan), [plan]);
  const lying = useMemo(
    () => new Map([...plan.spaces.keys()].map((id): [string, Lying] => [id, lyingIn(id, view)])),
    [plan, view],
  );
  const states = useMemo(
    () => new Map([...plan.rooms.keys()].map((id): [string, RoomState] => [id, stateOf(id, view)])),
    [plan, view],
  );
  const entries = useMemo(
    () => new Map([...lying].map(([id, there]): [string, Entry[]] => [id, entriesIn(id, there, seats)])),
    [lying, seats],
  );
  const spots = useMemo(() => spotsOf(plan, entries, view), [plan, entries, view]);
  const where = useMemo(() => whereabouts(lying), [lying]);
  const animation = useAnimation(scene, plan, spots, animationOf);
  const cast: Cast = {
    bust,
    creature,
    of: (kind) => (bookOf(reference).monsters.get(kind)?.kind ?? "humanoid") as MonsterClass,
    card: (id) => cardIcon(bookOf(reference).cards.get(id)),
  };

  const placeOf = useMemo(() => (id: string) => placeIn(plan, id), [plan]);
  const spaceOf = (thing: Thing): string | undefined => spaceAt(thing, plan, where);
  const walk = (from: Thing, dx: number, dy: number) => {
    const places = new Map([...plan.spaces.values()].map(({ id, centre }) => [things.space(id), centre] as const));
    const start = places.get(things.space(spaceOf(from) ?? ""));
    const next = start && placeTowards(places, start, dx, dy);
    if (next) board.current?.querySelector<SVGElement>(`[data-thing="${next}"]`)?.focus({ preventScroll: true });
  };
  const show = (thing: Thing) => {
    const space = spaceOf(thing);
    if (space) camera.current?.show(space);
  };
  const own = eyesOf(view);
  const spyglass = useSpyglass(own?.space ?? null);
  const { aim } = spyglass;
  /** With the spyglass one chooses where to look, and nothing else. */
  const aiming: Here = { ...scene, optionsAt: NOTHING, explain: (thing) => spyglass.choose(spaceOf(thing) ?? "") };
  const hand = useHand(aim ? aiming : scene, { walk, show });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at does not change what is said
  const labels = useMemo(
    () =>
      new Map(
        [...plan.spaces.values()].map((space): [string, string] => [
          space.id,
          spaceLabel(scene, space, lying.get(space.id)!, states.get(space.room)!),
        ]),
      ),
    [plan, lying, states, say, scene.optionsAt, scene.question],
  );

  const spaces = [...plan.spaces.values()];
  const rooms = [...plan.rooms.values()];
  const stop = entranceOf(scene, plan, own);
  const looked = aim ? (pointedAt(scene, spaceOf, aim.from) ?? aim.to) : lookedAt(scene, spaceOf);
  const here = plan.spaces.get((aim ? aim.from : own?.space) ?? "");
  const there = plan.spaces.get(looked ?? "");
  const sight = here && there && here !== there ? sightBetween(plan, here, there) : null;
  const matters = focusOf(scene, plan, spaceOf, own);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key that puts the spyglass away, wherever the focus is
    <div
      className="house-frame"
      data-unasked={aim ? "" : undefined}
      onKeyDown={(event) => {
        if (aim && event.key === "Escape") spyglass.toggle();
      }}
    >
      <MapWindow
        chart={chart}
        placeOf={placeOf}
        focus={matters.length ? matters : [...plan.spaces.keys()]}
        className="house-window"
        say={say}
        ref={camera}
      >
        {(viewBox) => (
          <div className="house-sheet" ref={board}>
            {/* biome-ignore lint/a11y/useSemanticElements: a group inside an SVG */}
            <svg className="house" role="group" aria-label={say(tell("house"))} viewBox={viewBox}>
              <Ground plan={plan} />
              <Floors plan={plan} />
              {rooms.map((room) => {
                const { fire, dark, lamps } = states.get(room.id)!;
                const at = lamps.map((id) => placeOf(id)).map(({ x, y }) => `${round(x)},${round(y)}`);
                return <RoomLight key={room.id} plan={plan} room={room} fire={fire} dark={dark} lamps={at.join(" ")} />;
              })}
              {spaces.map((space) => {
                const thing = things.space(space.id);
                const roomChosen = scene.optionsAt.has(things.room(space.room));
                const marks = [
                  scene.optionsAt.has(thing) && "is-choosable",
                  roomChosen && "is-in-choice",
                  scene.lit.has(thing) && "is-lit",
                  scene.lit.has(things.room(space.room)) && "is-room-lit",
                ];
                return (
                  // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button>
                  <g
                    key={space.id}
                    role="button"
                    className={["house-space", ...marks].filter(Boolean).join(" ")}
                    tabIndex={scene.optionsAt.has(thing) || stop === space.id ? 0 : -1}
                    aria-label={labels.get(space.id)}
                    data-thing={thing}
                    {...hand.grip(thing)}
                  >
                    <path className="space-face" d={space.path} />
                    <path className="space-ring" d={space.ring} />
                  </g>
                );
              })}
              <Walls plan={plan} />
              <g {...UNSEEN} className="house-features">
                {spaces.flatMap(({ id, room, features }) =>
                  features.map(({ kind, x, y }) => (
                    <g key={`${kind} ${id}`} className={states.get(room)?.dark ? "is-in-the-dark" : undefined}>
                      <FeatureSign kind={kind} x={x} y={y} size={BUILT} />
                    </g>
                  )),
                )}
              </g>
              <Doors scene={scene} plan={plan} hand={hand} away={animation.away} />
              {rooms.map((room) => (
                <RoomTitle key={room.id} scene={scene} room={room} state={states.get(room.id)!} hand={hand} />
              ))}
              {rooms.map((room) => (
                <RoomPile key={room.id} scene={scene} room={room} state={states.get(room.id)!} hand={hand} />
              ))}
              <g {...UNSEEN} className="house-signs">
                {rooms.map(({ id, signs: [fire, dark] }) => {
                  const state = states.get(id)!;
                  return (
                    <g key={id}>
                      {state.fire && !animation.away.has(fireIn(id)) && <RoomSign of="fire" {...fire} size={SIGN} />}
                      {state.dark && !animation.away.has(darknessIn(id)) && (
                        <RoomSign of="darkness" {...dark} size={SIGN} />
                      )}
                    </g>
                  );
                })}
              </g>
              <Passages scene={scene} plan={plan} />
              {spaces.map(({ id, room }) => (
                <SpaceTokens
                  key={id}
                  scene={scene}
                  hand={hand}
                  cast={cast}
                  id={id}
                  entries={entries.get(id) ?? []}
                  dark={states.get(room)?.dark ?? false}
                  away={animation.away}
                />
              ))}
              <g {...UNSEEN} className="house-marks">
                {spaces.map(({ id, keys }) => {
                  const numbers = keysOf(scene.optionsAt.get(things.space(id)));
                  const at = { x: keys.x - (keys.width - KEYS) / 2, y: keys.y };
                  return numbers && <KeyCap key={id} at={at} keys={numbers} size={KEYS} cornered />;
                })}
              </g>
              {aim && here && <path {...UNSEEN} className="sight-from" d={here.ring} />}
              {here && there && sight && <SightLine scene={scene} plan={plan} from={here} to={there} sight={sight} />}
              <AnimationLayer key={animation.number} animation={animation} cast={cast} />
              {[...scene.pointed].map(([thing, name]) => {
                const at = spots.get(thing) ?? plan.spaces.get(spaceOf(thing) ?? "")?.centre;
                return at && <Flag key={thing} at={at} name={name} size={22} />;
              })}
            </svg>
          </div>
        )}
      </MapWindow>
      <SpyglassBar scene={scene} spyglass={spyglass} from={here} to={there} sight={sight} />
    </div>
  );
}

/** In which space everything is. */
function whereabouts(lying: ReadonlyMap<string, Lying>): ReadonlyMap<Thing, string> {
  return new Map([...lying].flatMap(([id, there]) => thingsOf(id, there).map((thing): [Thing, string] => [thing, id])));
}

/** The space of a thing; of a room, the one with its name; of a door, the one beside it. */
function spaceAt(thing: Thing, plan: Plan, where: ReadonlyMap<Thing, string>): string | undefined {
  switch (kindOf(thing)) {
    case "space":
    case "barrier":
    case "corpse":
      return idOf(thing);
    case "room":
    case "pile":
      return plan.rooms.get(idOf(thing))?.home;
    case "door":
      return plan.doors.get(numberOf(thing))?.beside;
    default:
      return where.get(thing);
  }
}

/** The Tab key stops at what can be chosen; where that is no space, where one stands; the arrow keys go everywhere. */
function entranceOf({ optionsAt }: Here, plan: Plan, own: InvestigatorView | null): string | null {
  if ([...plan.spaces.keys()].some((id) => optionsAt.has(things.space(id)))) return null;
  return own && plan.spaces.has(own.space) ? own.space : plan.start;
}

/** What is looked at so that its distance matters: a monster, or a space to which one does not go now. */
function lookedAt({ lit, optionsAt }: Here, spaceOf: (thing: Thing) => string | undefined): string | undefined {
  const monster = [...lit].find((thing) => kindOf(thing) === "monster" && spaceOf(thing));
  const space = [...lit].find((thing) => kindOf(thing) === "space" && !optionsAt.has(thing));
  const looked = monster ?? (lit.size === 1 ? space : undefined);
  return looked && spaceOf(looked);
}

/** With the spyglass: the space the hand is at, where that is another than one looks from. */
function pointedAt(
  { lit }: Here,
  spaceOf: (thing: Thing) => string | undefined,
  from: string | null,
): string | undefined {
  const [thing] = lit;
  const space = thing === undefined ? undefined : spaceOf(thing);
  return space === from ? undefined : space;
}

/** The spaces that matter now: where something can be chosen and where one stands. */
function focusOf(
  { optionsAt }: Here,
  { spaces }: Plan,
  spaceOf: (thing: Thing) => string | undefined,
  own: InvestigatorView | null,
): string[] {
  const targets = [...optionsAt.keys()].flatMap((thing) =>
    kindOf(thing) === "investigator" ? [] : (spaceOf(thing) ?? []),
  );
  return [...new Set([...targets, ...(own ? [own.space] : [])])].filter((id) => spaces.has(id));
}
