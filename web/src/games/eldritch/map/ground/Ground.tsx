/** The chart itself: sea, degrees, coasts with their shallows, mountains and woods, and the frame. */
import { memo } from "react";
import { round } from "../../../../table/map/geometry";
import { UNSEEN } from "../../../../table/map/unseen";
import { LAND, SHORES, WATERS } from "./land";
import { CompassRose, Serpent, Steamer, Tentacles, Whale } from "./Ornaments";
import { project, SHEET } from "./projection";
import { relief } from "./relief";

const { width, height } = SHEET;
/** The sea goes on beyond the frame, where the window has another shape than the map. */
const FAR = 2400;
/** The two lines of the frame. */
const FRAME = 7;
const INNER = 15;

const RELIEF = relief();

export const Ground = memo(function Ground() {
  return (
    <g {...UNSEEN} className="world-ground">
      <rect className="world-table" x={-FAR} y={-FAR} width={width + 2 * FAR} height={height + 2 * FAR} />
      <g clipPath="url(#world-sheet)">
        <rect width={width} height={height} fill="url(#world-sea)" />
        <rect width={width} height={height} fill="url(#world-waves)" />
        <path className="world-degrees" d={DEGREES} />
        <path className="world-circles" d={CIRCLES} />
        <path className="world-shelf" d={SHORES} />
        <rect className="world-shallows" width={width} height={height} mask="url(#world-shallows)" />
        <path className="world-land-shadow" d={LAND} transform="translate(2 4)" />
        <path className="world-land" d={LAND} />
        <path className="world-land-grain" d={LAND} />
        <path className="world-lake" d={WATERS} />
        <path className="world-coast" d={LAND} />
        <path className="world-trees" d={RELIEF.trees} />
        <path className="world-firs" d={RELIEF.firs} />
        <path className="world-dunes" d={RELIEF.dunes} />
        <path className="world-peaks" d={RELIEF.peaks} />
        <path className="world-shades" d={RELIEF.shades} />
        <CompassRose x={1240} y={668} size={60} />
        <Serpent x={630} y={662} size={1} />
        <Steamer x={590} y={392} size={1} />
        <Tentacles x={200} y={606} size={1} />
        <Whale x={1060} y={748} size={1} />
        <rect width={width} height={height} fill="url(#world-lamp)" />
        <rect width={width} height={height} fill="url(#world-dusk)" />
      </g>
      <Frame />
    </g>
  );
});

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by);

const drawn = (points: readonly { x: number; y: number }[]) =>
  `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;

const parallel = (latitude: number) => drawn(steps(-178, 198, 8).map((longitude) => project(longitude, latitude)));

const DEGREES = [
  ...steps(-165, 195, 15).map((longitude) => drawn(steps(-90, 90, 10).map((latitude) => project(longitude, latitude)))),
  ...steps(-75, 75, 15).map(parallel),
].join("");

/** The equator, the tropics and the polar circles. */
const CIRCLES = [0, 23.4, -23.4, 66.6, -66.6].map(parallel).join("");

/** A double line with a ladder of degrees between. */
function Frame() {
  const box = (inset: number) => ({
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  });
  const inside = (whole: number) => (at: number) => at > INNER && at < whole - INNER;
  const rungs = [
    ...steps(-170, 190, 5)
      .map((longitude) => round(project(longitude, 0).x))
      .filter(inside(width))
      .map((x) => `M${x} ${FRAME}V${INNER}M${x} ${height - INNER}V${height - FRAME}`),
    ...steps(-85, 85, 5)
      .map((latitude) => round(project(-150, latitude).y))
      .filter(inside(height))
      .map((y) => `M${FRAME} ${y}H${INNER}M${width - INNER} ${y}H${width - FRAME}`),
  ].join("");
  return (
    <g className="world-frame">
      <rect {...box(FRAME / 2)} className="frame-band" />
      <path className="frame-rungs" d={rungs} />
      <rect {...box(INNER)} className="frame-line" />
      <rect {...box(FRAME)} className="frame-line is-strong" />
    </g>
  );
}
