/** The board of Eldritch Horror: the world as a chart of railways and steamer lines. It knows where spaces lie, and nothing of the game. */
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from "react";
import type { Point } from "../../../table/map/geometry";
import type { Grip } from "../../../table/map/hand";
import { placeTowards } from "../../../table/map/walking";
import { Exits } from "./Exits";
import { Ground } from "./ground/Ground";
import { Paints } from "./ground/Paints";
import { Paths } from "./Paths";
import { type MapPath, pathKey, routeOf } from "./routes";
import { Marks, Rings, Seal, type SpaceType, type Standing } from "./Space";
import { siteOf } from "./sites";
import "../../../table/map/marks.css";
import "./map.css";
import "./ground/ground.css";

export interface MapSpace {
  id: string;
  type: SpaceType;
  /** As it stands on the map; the name of a numbered space is only said. */
  name: string;
}

/** How the map shows one space now. */
export interface SpaceLook {
  standing: Standing;
  /** Looked at, here or in the list of options. */
  lit?: boolean;
  /** The number keys that choose it. */
  keys?: string | undefined;
  /** Everything there, in words. */
  label: string;
}

export interface WorldMapProps {
  spaces: readonly MapSpace[];
  paths: readonly MapPath[];
  /** What the map is called by a screen reader. */
  label: string;
  viewBox: string;
  look(id: string): SpaceLook;
  onSpace?(id: string): void;
  /** How the shell's hand takes hold of a space; instead of `onSpace`. */
  grip?(id: string): Grip;
  /** The tokens of a space; `slotsOf` says where each of them lies. With `grip` they are taken hold of on their own. */
  renderSpace?(id: string): ReactNode;
  isPathLit?(path: MapPath): boolean;
  /** Where the Tab key comes in while nothing can be chosen. */
  entrance?: string | undefined;
  /** Laid over everything: animations, flags. */
  children?: ReactNode;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A pointer that went further than this was panning the map. */
const STILL = 9;

export function WorldMap(props: WorldMapProps) {
  const { spaces, paths, label, viewBox, look, grip, onSpace, renderSpace, isPathLit, children } = props;
  const routes = useMemo(() => paths.map(routeOf), [paths]);
  const names = useMemo(() => new Map(spaces.map((space) => [space.id, space])), [spaces]);
  const looks = spaces.map((space) => ({ space, look: look(space.id) }));
  const isFocusable = reachable(looks, props.entrance);
  const lit = isPathLit ? paths.filter(isPathLit).map(pathKey).join(",") : "";
  const start = useRef({ x: 0, y: 0 });
  const clicked = (event: MouseEvent, id: string) => {
    if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) <= STILL) onSpace?.(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group inside an SVG
    <svg
      className="world"
      role="group"
      aria-label={label}
      viewBox={viewBox}
      onPointerDownCapture={({ clientX, clientY }) => {
        start.current = { x: clientX, y: clientY };
      }}
    >
      <Paints />
      <Ground />
      <Paths routes={routes} lit={lit} />
      <Exits routes={routes} spaces={names} />
      {looks.map(({ space, look }) => (
        <SpaceButton
          key={space.id}
          space={space}
          look={look}
          focusable={isFocusable(space.id)}
          map={props}
          onClick={clicked}
        />
      ))}
      {renderSpace &&
        looks.map(({ space: { id }, look: { standing } }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: whoever uses the keyboard has the button of the space
          <g
            key={id}
            className={standing === "dim" ? "world-tokens is-dim" : "world-tokens"}
            onClick={grip ? undefined : (event) => clicked(event, id)}
          >
            {renderSpace(id)}
          </g>
        ))}
      {looks.map(({ space: { id }, look: { standing, keys } }) =>
        keys || standing === "chosen" ? <Marks key={id} site={siteOf(id)} standing={standing} keys={keys} /> : null,
      )}
      {children}
    </svg>
  );
}

interface SpaceButtonProps {
  space: MapSpace;
  look: SpaceLook;
  focusable: boolean;
  map: WorldMapProps;
  onClick(event: MouseEvent, id: string): void;
}

function SpaceButton({ space: { id, type, name }, look, focusable, map, onClick }: SpaceButtonProps) {
  const site = siteOf(id);
  const { standing, lit, label } = look;
  const handlers = map.grip?.(id) ?? {
    onClick: (event: MouseEvent) => onClick(event, id),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => pressed(event, id, map),
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button>
    <g
      role="button"
      className={["world-space", `is-${standing}`, lit && "is-lit"].filter(Boolean).join(" ")}
      tabIndex={focusable ? 0 : -1}
      aria-label={label}
      aria-pressed={standing === "chosen" || undefined}
      data-thing={`space:${id}`}
      {...handlers}
    >
      <Rings type={type} site={site} standing={standing} />
      <Seal id={id} type={type} site={site} name={name} />
    </g>
  );
}

function pressed(event: KeyboardEvent<SVGElement>, id: string, { spaces, onSpace }: WorldMapProps): void {
  const step = ARROWS[event.key];
  if (!step && event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  if (!step) {
    onSpace?.(id);
    return;
  }
  const next = spaceTowards(spaces, id, ...step);
  const map = event.currentTarget.ownerSVGElement;
  map?.querySelector<SVGElement>(`[data-thing="space:${next}"]`)?.focus({ preventScroll: true });
}

/** The space that lies in a direction, for the arrow keys. */
export function spaceTowards(spaces: readonly MapSpace[], from: string, dx: number, dy: number): string | null {
  const places = spaces.map(({ id }): [string, Point] => [id, siteOf(id)]);
  return placeTowards(places, siteOf(from), dx, dy);
}

/** The Tab key stops at what can be chosen; where there is nothing, at the entrance; the arrow keys go everywhere. */
function reachable(
  looks: readonly { space: MapSpace; look: SpaceLook }[],
  entrance: string | undefined,
): (id: string) => boolean {
  const targets = looks.filter(({ look }) => look.standing !== "plain" && look.standing !== "dim");
  const stops = new Set(targets.length ? targets.map(({ space }) => space.id) : [entrance ?? looks[0]?.space.id]);
  return (id) => stops.has(id);
}
