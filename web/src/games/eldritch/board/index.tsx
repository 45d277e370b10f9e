/** The board of Eldritch Horror: the world, and above it what hangs over it. */
import { useMemo, useRef } from "react";
import { BoardUnderBar } from "../../../table/bar/bar";
import { useHand } from "../../../table/map/hand";
import type { MapCamera } from "../../../table/map/map-window";
import { Flag, keysOf } from "../../../table/map/marks";
import { type Picture, useAnimation } from "../../../table/map/motion/use-animation";
import { idOf, kindOf } from "../../../table/things";
import type { Happening } from "../../../wire";
import type { Thing } from "../../face";
import { MapWindow } from "../map/MapWindow";
import type { MapPath } from "../map/routes";
import type { Standing } from "../map/Space";
import { siteOf } from "../map/sites";
import { spaceTowards } from "../map/WorldMap";
import { inPlay, ownOf } from "../people";
import type { Here, HerePart } from "../scene";
import * as things from "../things";
import type { Event, View } from "../wire";
import { asHeading, tell } from "../words";
import { Bar } from "./Bar";
import "./board.css";
import { type Lying, lyingOn, thingsOn } from "./load";
import { AnimationLayer } from "./motion/AnimationLayer";
import { animate } from "./motion/animation";
import { type Ways, waysOf } from "./motion/ways";
import { SpaceTokens } from "./SpaceTokens";
import { spotsOf } from "./spots";
import { spaceLabel } from "./words";

export function Board({ scene }: HerePart) {
  const { view, reference, say } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<MapCamera>(null);
  const spaces = useMemo(
    () => reference.spaces.map(({ id, type, name }) => ({ id, type, name: say(asHeading(name)) })),
    [reference, say],
  );
  const paths = useMemo(
    () => reference.paths.map(({ one, other, kind }): MapPath => ({ from: one, to: other, kind })),
    [reference],
  );
  const lying = useMemo(
    () => new Map(reference.spaces.map(({ id }): [string, Lying] => [id, lyingOn(id, view)])),
    [reference, view],
  );
  const where = useMemo(() => whereabouts(lying), [lying]);
  const spots = useMemo(() => spotsOf(lying), [lying]);
  const ways = useMemo(() => waysOf(paths), [paths]);
  const animation = useAnimation(scene, ways, spots, animationOf);

  const show = (thing: Thing) => {
    const space = kindOf(thing) === "space" ? idOf(thing) : where.get(thing);
    if (space) camera.current?.show(space);
  };
  const walk = (from: Thing, dx: number, dy: number) => {
    const next = spaceTowards(spaces, where.get(from) ?? idOf(from), dx, dy);
    board.current?.querySelector<SVGElement>(`[data-thing="space:${next}"]`)?.focus({ preventScroll: true });
  };
  const hand = useHand(scene, { walk, show });
  const entries = useMemo(() => new Map(reference.spaces.map((entry) => [entry.id, entry])), [reference]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at does not change what is said
  const labels = useMemo(
    () => new Map([...lying].map(([id, there]) => [id, spaceLabel(scene, entries.get(id)!, there)])),
    [lying, entries, say, scene.optionsAt, scene.question],
  );

  const own = ownOf(view);
  const look = (id: string) => ({
    standing: standingOf(id, lying.get(id)!, scene),
    lit: scene.lit.has(things.space(id)),
    keys: keysOf(scene.optionsAt.get(things.space(id))),
    label: labels.get(id) ?? "",
  });
  return (
    <BoardUnderBar ref={board} bar={<Bar scene={scene} />}>
      <MapWindow
        say={say}
        ref={camera}
        spaces={spaces}
        paths={paths}
        label={say(tell("map"))}
        look={look}
        grip={(id) => hand.grip(things.space(id))}
        renderSpace={(id) => (
          <SpaceTokens scene={scene} hand={hand} id={id} lying={lying.get(id)!} away={animation.away} />
        )}
        isPathLit={({ from, to }) => isWay(from, to, scene)}
        entrance={own?.space}
        focus={focusOf(scene, where)}
      >
        <AnimationLayer key={animation.number} animation={animation} />
        {[...scene.pointed].map(([thing, name]) => {
          const space = kindOf(thing) === "space" ? idOf(thing) : where.get(thing);
          return space && <Flag key={thing} at={siteOf(space)} name={name} size={20} />;
        })}
      </MapWindow>
    </BoardUnderBar>
  );
}

const animationOf = (fresh: readonly Happening[], before: Picture<View>, after: Picture<View>, ways: Ways) =>
  animate(
    fresh.map(({ event }) => event as Event),
    before,
    after,
    ways,
  );

/** On which space everything lies. */
function whereabouts(lying: ReadonlyMap<string, Lying>): ReadonlyMap<Thing, string> {
  return new Map([...lying].flatMap(([id, there]) => thingsOn(id, there).map((thing): [Thing, string] => [thing, id])));
}

/** A space can be chosen, something on it can be, or neither. */
function standingOf(id: string, lying: Lying, { optionsAt }: Here): Standing {
  if (optionsAt.has(things.space(id))) return "choosable";
  return thingsOn(id, lying).some((thing) => kindOf(thing) !== "investigator" && optionsAt.has(thing))
    ? "options"
    : "plain";
}

/** A path from where one stands to a space that one looks at or can choose. */
function isWay(from: string, to: string, { view, optionsAt, lit }: Here): boolean {
  const own = ownOf(view);
  const other = own && (own.space === from ? to : own.space === to ? from : null);
  if (!other || !own || !inPlay(own)) return false;
  const thing = things.space(other);
  return lit.has(thing) || (lit.size === 0 && optionsAt.has(thing));
}

/** The spaces that matter now: where something can be chosen and where one stands. */
function focusOf({ view, optionsAt }: Here, where: ReadonlyMap<Thing, string>): string[] {
  const own = ownOf(view);
  const targets = [...optionsAt.keys()].flatMap((thing) =>
    kindOf(thing) === "space" ? [idOf(thing)] : kindOf(thing) === "investigator" ? [] : (where.get(thing) ?? []),
  );
  const matters = [...new Set([...targets, ...(own && inPlay(own) ? [own.space] : [])])];
  return matters.filter((id) => id !== "");
}
