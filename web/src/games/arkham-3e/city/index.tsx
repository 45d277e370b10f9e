/**
 * The city of Arkham: the neighbourhoods and streets of the scenario, with everything that lies on them. It fills the box
 * it is given (which needs a height) and needs of the face only the scene:
 *
 *     <City scene={scene} bust={(id) => BUSTS[id]} creature={monsterIcon} />
 *
 * - `scene`: as every part of a face has it. Spaces, neighbourhoods, monsters and investigators that options are about are
 *   marked and picked (`scene.pick`), everything else is explained (`scene.explain`) by its thing: `space:…` (streets
 *   too), `neighborhood:…`, `monster:…`, `investigator:…`. The face's `explain` answers for them.
 * - `bust`: the bust of an investigator for their pawn (table/map/tokens/bust.ts; the portraits of the face can be drawn
 *   from the same). A stranger where there is none.
 * - `creature`: the icon of a kind of monster for its chip. A skull where there is none.
 * - `focus`: spaces to look at in a small window instead of those that the question is about.
 *
 * Its own words are in locale/ here, the domain "web-arkham-3e-city"; `labels.ts` has what lies on a space in words.
 */
import { useMemo, useRef } from "react";
import type { IconName } from "../../../art/icons";
import { useHand } from "../../../table/map/hand";
import type { MapCamera } from "../../../table/map/map-window";
import { type Chart, MapWindow } from "../../../table/map/map-window";
import { Flag, KeyCap, keysOf } from "../../../table/map/marks";
import { useAnimation } from "../../../table/map/motion/use-animation";
import { type Bust, STRANGER } from "../../../table/map/tokens/bust";
import { UNSEEN } from "../../../table/map/unseen";
import { placeTowards } from "../../../table/map/walking";
import { idOf, kindOf } from "../../../table/things";
import type { Scene, Thing } from "../../face";
import type { InvestigatorView, Reference, View } from "../wire";
import { Ground } from "./Ground";
import { neighborhoodLabel, spaceLabel } from "./labels";
import { type Lying, loadOf, lyingOn, type Middle, middleOf, thingsOn } from "./lying";
import { NeighborhoodButton } from "./Middle";
import { AnimationLayer } from "./motion/AnimationLayer";
import { animationOf } from "./motion/animation";
import { keysAt, NAME, type Plan, placeIn, planOf, type Site } from "./plan";
import { Rings, Seal, type Standing } from "./Space";
import { type Cast, SpaceTokens } from "./SpaceTokens";
import { StreetDrawing, Ways, wayKey } from "./Street";
import { KEYS, seatsIn, slotsIn } from "./slots";
import { spotsOf } from "./spots";
import { Ties } from "./Ties";
import { TileDrawing } from "./Tile";
import * as things from "./things";
import { tell } from "./words";
import "../../../table/map/marks.css";
import "./city.css";
import "./tokens.css";

export interface CityProps {
  scene: Scene<View, Reference>;
  bust?(id: string): Bust | undefined;
  creature?(kind: string): IconName | undefined;
  focus?: readonly string[];
}

/** What a space needs around it to be read. */
const ROOM = { width: 330, height: 260 };

export function City({ scene, bust, creature, focus }: CityProps) {
  const { view, reference, say } = scene;
  const board = useRef<HTMLDivElement>(null);
  const camera = useRef<MapCamera>(null);
  const beside = spacesBeside(view).join(" ");
  const plan = useMemo(
    () => planOf(reference, view.scenario, beside.split(" ").filter(Boolean), say),
    [reference, view.scenario, beside, say],
  );
  const chart = useMemo((): Chart => ({ sheet: plan.sheet, name: NAME, room: ROOM }), [plan]);
  const seats = useMemo(() => seatsIn(plan), [plan]);
  const lying = useMemo(
    () => new Map([...plan.sites.keys()].map((id): [string, Lying] => [id, lyingOn(id, view)])),
    [plan, view],
  );
  const middles = useMemo(
    () => new Map(plan.tiles.map(({ id }): [string, Middle] => [id, middleOf(id, view)])),
    [plan, view],
  );
  const slots = useMemo(
    () => slotsIn(new Map([...lying].map(([id, there]) => [id, loadOf(there)])), seats),
    [lying, seats],
  );
  const spots = useMemo(() => spotsOf(plan, slots, lying, middles), [plan, slots, lying, middles]);
  const where = useMemo(() => whereabouts(lying), [lying]);
  const animation = useAnimation(scene, plan, spots, animationOf);
  const cast: Cast = {
    bust: (id) => bust?.(id) ?? STRANGER,
    creature: (kind) => creature?.(kind) ?? "skull",
  };

  const placeOf = useMemo(() => (id: string) => placeIn(plan, id), [plan]);
  const spaceOf = (thing: Thing) => (kindOf(thing) === "space" ? idOf(thing) : where.get(thing));
  const show = (thing: Thing) => {
    const space = spaceOf(thing) ?? plan.tiles.find(({ id }) => things.neighborhood(id) === thing)?.spaces[0];
    if (space) camera.current?.show(space);
  };
  const walk = (from: Thing, dx: number, dy: number) => {
    const places = placesOf(plan);
    const start = places.get(from) ?? places.get(things.space(where.get(from) ?? ""));
    const next = start && placeTowards(places, start, dx, dy);
    if (next) board.current?.querySelector<SVGElement>(`[data-thing="${next}"]`)?.focus({ preventScroll: true });
  };
  const hand = useHand(scene, { walk, show });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is looked at does not change what is said
  const labels = useMemo(
    () =>
      new Map([
        ...[...plan.sites.values()].map((site): [Thing, string] => [
          things.space(site.id),
          spaceLabel(scene, site, lying.get(site.id)!, plan),
        ]),
        ...plan.tiles.map((tile): [Thing, string] => [
          things.neighborhood(tile.id),
          neighborhoodLabel(scene, tile, middles.get(tile.id)!),
        ]),
      ]),
    [plan, lying, middles, say, scene.optionsAt, scene.question],
  );

  const own = ownOf(view);
  const sites = [...plan.sites.values()];
  const types = useMemo(() => new Map(plan.streets.map(({ id, type }) => [id, type])), [plan]);
  const standings = new Map(sites.map(({ id }) => [id, standingOf(id, lying.get(id)!, scene)]));
  const stops = stopsOf(plan, standings, scene, own);
  const lit = waysLit(plan, scene, own);
  const matters = focusOf(scene, plan, where, own);
  return (
    <MapWindow
      chart={chart}
      placeOf={placeOf}
      focus={focus ?? (matters.length ? matters : [...plan.sites.keys()])}
      className="city-window"
      say={say}
      ref={camera}
    >
      {(viewBox) => (
        <div className="city-sheet" ref={board}>
          {/* biome-ignore lint/a11y/useSemanticElements: a group inside an SVG */}
          <svg className="city" role="group" aria-label={say(tell("city"))} viewBox={viewBox}>
            <Ground plan={plan} />
            {plan.streets.map((street) => (
              <StreetDrawing key={street.id} street={street} />
            ))}
            {plan.tiles.map((tile) => (
              <TileDrawing key={tile.id} tile={tile} plan={plan} />
            ))}
            <Ways plan={plan} lit={lit} />
            <Ties view={view} spots={spots} away={animation.away} />
            {plan.tiles.map((tile) => {
              const thing = things.neighborhood(tile.id);
              return (
                <NeighborhoodButton
                  key={tile.id}
                  tile={tile}
                  middle={middles.get(tile.id)!}
                  label={labels.get(thing) ?? ""}
                  keys={keysOf(scene.optionsAt.get(thing))}
                  lit={scene.lit.has(thing)}
                  focusable={stops.has(thing)}
                  grip={hand.grip(thing)}
                  away={animation.away}
                />
              );
            })}
            {sites.map((site) => {
              const thing = things.space(site.id);
              const standing = standings.get(site.id) ?? "plain";
              return (
                // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button>
                <g
                  key={site.id}
                  role="button"
                  className={["city-space", `is-${standing}`, scene.lit.has(thing) && "is-lit"]
                    .filter(Boolean)
                    .join(" ")}
                  tabIndex={stops.has(thing) ? 0 : -1}
                  aria-label={labels.get(thing)}
                  data-thing={thing}
                  {...hand.grip(thing)}
                >
                  <Rings site={site} standing={standing} unstable={lying.get(site.id)!.unstable} />
                  <Seal site={site} type={types.get(site.id)} />
                </g>
              );
            })}
            {sites.map(({ id }) => (
              <SpaceTokens
                key={id}
                scene={scene}
                hand={hand}
                cast={cast}
                id={id}
                lying={lying.get(id)!}
                slots={slots.get(id) ?? []}
                away={animation.away}
              />
            ))}
            <g {...UNSEEN} className="city-marks">
              {sites.map((site) => (
                <Keys key={site.id} site={site} keys={keysOf(scene.optionsAt.get(things.space(site.id)))} />
              ))}
            </g>
            <AnimationLayer key={animation.number} animation={animation} cast={cast} />
            {[...scene.pointed].map(([thing, name]) => {
              const at = spots.get(thing) ?? placesOf(plan).get(thing);
              return at && <Flag key={thing} at={at} name={name} size={20} />;
            })}
          </svg>
        </div>
      )}
    </MapWindow>
  );
}

function Keys({ site, keys }: { site: Site; keys: string | undefined }) {
  return keys ? <KeyCap at={keysAt(site)} keys={keys} size={KEYS} cornered /> : null;
}

/** A card of the codex that is a space; it is in nobody's neighbourhood. */
const FUTURE = { card: 9, space: "the-future" };

/** Spaces that are on no tile: where the card that is one lies in the codex, or somebody is there. */
function spacesBeside(view: View): string[] {
  const isThere = view.investigators.some(({ space, fate }) => fate === "in-play" && space === FUTURE.space);
  return isThere || view.codex.some(({ number }) => number === FUTURE.card) ? [FUTURE.space] : [];
}

/** One's own investigator; for those who only watch, the one whose turn it is. */
function ownOf(view: View): InvestigatorView | null {
  const seat = view.seat ?? view.turn ?? view.leader;
  return view.investigators.find((each) => each.seat === seat && each.fate === "in-play") ?? null;
}

/** On which space everything is. */
function whereabouts(lying: ReadonlyMap<string, Lying>): ReadonlyMap<Thing, string> {
  return new Map([...lying].flatMap(([id, there]) => thingsOn(there).map((thing): [Thing, string] => [thing, id])));
}

/** Where the arrow keys go. */
function placesOf({ sites, tiles }: Plan) {
  return new Map<Thing, { x: number; y: number }>([
    ...[...sites.values()].map((site) => [things.space(site.id), site] as const),
    ...tiles.map((tile) => [things.neighborhood(tile.id), tile.centre] as const),
  ]);
}

function standingOf(id: string, lying: Lying, { optionsAt }: Scene<View, Reference>): Standing {
  if (optionsAt.has(things.space(id))) return "choosable";
  return lying.monsters.some(({ token }) => optionsAt.has(things.monster(token))) ? "options" : "plain";
}

/** The Tab key stops at what can be chosen; where that is no space, where one stands; the arrow keys go everywhere. */
function stopsOf(
  plan: Plan,
  standings: ReadonlyMap<string, Standing>,
  { optionsAt }: Scene<View, Reference>,
  own: InvestigatorView | null,
): ReadonlySet<Thing> {
  const targets = [
    ...[...standings].flatMap(([id, standing]) => (standing === "choosable" ? [things.space(id)] : [])),
    ...plan.tiles.map(({ id }) => things.neighborhood(id)).filter((thing) => optionsAt.has(thing)),
  ];
  const entrance = own && plan.sites.has(own.space) ? own.space : [...plan.sites.keys()][0];
  return new Set(targets.length || !entrance ? targets : [things.space(entrance)]);
}

/** The ways from where one stands to spaces that one looks at or can choose, in one word, so that the same are not drawn again. */
function waysLit({ streets }: Plan, { optionsAt, lit }: Scene<View, Reference>, own: InvestigatorView | null): string {
  if (!own) return "";
  const isMeant = (space: string) => {
    const thing = things.space(space);
    return lit.has(thing) || (lit.size === 0 && optionsAt.has(thing));
  };
  return streets
    .flatMap(({ id, touches }) =>
      touches.flatMap((space) =>
        (own.space === id && isMeant(space)) || (own.space === space && isMeant(id)) ? [wayKey(id, space)] : [],
      ),
    )
    .join(",");
}

/** The spaces that matter now: where something can be chosen and where one stands. */
function focusOf(
  { optionsAt }: Scene<View, Reference>,
  { sites, tiles }: Plan,
  where: ReadonlyMap<Thing, string>,
  own: InvestigatorView | null,
): string[] {
  const targets = [...optionsAt.keys()].flatMap((thing) => {
    if (kindOf(thing) === "space") return [idOf(thing)];
    if (kindOf(thing) === "neighborhood") return tiles.find(({ id }) => id === idOf(thing))?.spaces ?? [];
    return kindOf(thing) === "investigator" ? [] : (where.get(thing) ?? []);
  });
  return [...new Set([...targets, ...(own ? [own.space] : [])])].filter((id) => sites.has(id));
}
