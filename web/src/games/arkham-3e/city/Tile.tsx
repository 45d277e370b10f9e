/** A neighbourhood: its tile in its own colour, what it is known by, and the ways between its spaces. */
import { memo } from "react";
import { dice } from "../../../table/map/dice";
import { between, distance, type Point, round } from "../../../table/map/geometry";
import { touches } from "../../../table/map/slots";
import { UNSEEN } from "../../../table/map/unseen";
import { LANDMARKS } from "./landmarks";
import type { Plan, Site, Tile } from "./plan";
import { CENTRE } from "./slots";
import { cornersOf, isEastern, isOnTile, type Shape } from "./tiles";

/** The landmark stands in the corner that no space needs. */
const landmarkIn = (id: string, { half, tall, spread }: Shape): Point => ({
  x: (isEastern(id) ? -0.468 : 0.468) * half,
  y: -spread * 0.12 - 46 - (tall - 196) * 0.3,
});

export const TileDrawing = memo(function TileDrawing({ tile, plan }: { tile: Tile; plan: Plan }) {
  const { x, y, id } = tile;
  const landmark = LANDMARKS[id];
  const stands = landmarkIn(id, plan.shape);
  const hexagon = `M${cornersOf(plan.shape)
    .map(({ x, y }) => `${x} ${y}`)
    .join("L")}z`;
  const spaces = tile.spaces.flatMap((space) => plan.sites.get(space) ?? []);
  const houses = housesOn(tile, spaces, stands, plan);
  return (
    <g {...UNSEEN} className={`city-tile city-${id}`} transform={`translate(${x} ${y})`}>
      <path className="tile-shadow" d={hexagon} transform="translate(0 9)" />
      <path className="tile-edge" d={hexagon} transform="translate(0 5)" />
      <path className="tile-face" d={hexagon} />
      <path className="tile-light" d={hexagon} />
      <path className="tile-houses" d={houses.walls} />
      <path className="tile-roofs" d={houses.roofs} />
      <path className="tile-lit" d={houses.lit} />
      {landmark && (
        <g className="tile-landmark" transform={`translate(${stands.x} ${stands.y})`}>
          <path className="landmark-back" d={landmark.back} />
          <path className="landmark-front" d={landmark.front} />
          <path className="landmark-lines" d={landmark.lines} />
          <path className="tile-lit" d={landmark.lit} />
          {landmark.water && <path className="landmark-water" d={landmark.water} />}
        </g>
      )}
      <path className="tile-ways" d={waysOn(tile, spaces)} />
      <path className="tile-rim" d={hexagon} transform="scale(.975 .968)" />
    </g>
  );
});

/** From the middle to every space, around 0, 0. */
function waysOn({ x, y, centre }: Tile, spaces: readonly Site[]): string {
  const from = `M${centre.x - x} ${centre.y - y}`;
  return spaces.map((site) => `${from}L${site.x - x} ${site.y - y}`).join("");
}

/** How far a point is from a straight way. */
function away(at: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = ((at.x - from.x) * dx + (at.y - from.y) * dy) / (dx * dx + dy * dy || 1);
  return distance(at, between(from, to, Math.max(0, Math.min(1, part))));
}

const HOUSES = 160;
/** What a house keeps away from. */
const ROOM = { seal: 22, plate: 16, centre: 18, edge: 24, house: 29, way: 19 };

interface Houses {
  walls: string;
  roofs: string;
  lit: string;
}

/** Small houses where no space needs the room; the same ones each time. */
function housesOn(
  { id, x, y, centre, ribbon }: Tile,
  spaces: readonly Site[],
  landmark: Point,
  { shape, streets, sites }: Plan,
): Houses {
  const roll = dice([...id].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) | 0);
  const ways: [Point, Point][] = [
    ...spaces.map((site): [Point, Point] => [centre, site]),
    ...streets.flatMap((street) =>
      spaces.flatMap((site): [Point, Point][] =>
        street.touches.includes(site.id) ? [[sites.get(street.id) ?? site, site]] : [],
      ),
    ),
  ];
  const built: Point[] = [];
  const drawn: Houses = { walls: "", roofs: "", lit: "" };
  const isFree = (at: Point) => {
    const there = { x: at.x + x, y: at.y + y };
    return (
      isOnTile(at, shape, ROOM.edge) &&
      spaces.every((site) => distance(site, there) > site.radius + ROOM.seal) &&
      spaces.every(({ plate }) => !plate || !touches(plate, there, ROOM.plate)) &&
      !touches(ribbon, there, ROOM.plate) &&
      distance(centre, there) > CENTRE + ROOM.centre &&
      ways.every(([from, to]) => away(there, from, to) > ROOM.way) &&
      !touches({ ...landmark, y: landmark.y - 38, width: 222, height: 160 }, at, 0) &&
      built.every((house) => distance(house, at) > ROOM.house)
    );
  };
  for (let i = 0; i < HOUSES; i++) {
    const at = { x: round((roll() - 0.5) * 1.96 * shape.half), y: round((roll() - 0.5) * 1.9 * shape.tall) };
    const [half, high, roof, kind] = [round(7 + roll() * 5), round(9 + roll() * 8), round(6 + roll() * 6), roll()];
    if (!isFree(at)) continue;
    built.push(at);
    const [left, right, top] = [at.x - half, at.x + half, round(at.y - high)];
    drawn.walls += `M${left} ${at.y}V${top}H${right}V${at.y}z`;
    drawn.roofs += `M${left - 1.5} ${top}L${at.x} ${round(top - roof)}L${right + 1.5} ${top}z`;
    if (kind < 0.5) drawn.lit += `M${round(at.x - 2.5)} ${round(at.y - high * 0.7)}h5v6h-5z`;
  }
  return drawn;
}
