import { memo } from "react";
import { UNSEEN } from "../../../../table/map/unseen";
import { HOUSES } from "./houses";

/** The drawing of a building with its door at x, y, on a patch of lamplit lawn. */
export const HouseDrawing = memo(function HouseDrawing({
  number,
  x,
  y,
  scale,
}: {
  number: number;
  x: number;
  y: number;
  scale: number;
}) {
  return (
    <g transform={`translate(${x} ${y + 1}) scale(${scale})`} className="house" {...UNSEEN}>
      <ellipse cy="-6" rx="96" ry="26" fill="url(#campus-lamplight)" />
      {HOUSES[number]?.map(([material, d]) => (
        <path key={d} className={`house-${material}`} d={d} />
      ))}
    </g>
  );
});
