/** What an architect puts into a free corner of the sheet: the name of the story, and the wind rose. */
import type { Box, Point } from "../../../table/map/geometry";
import { letter } from "../../../table/map/lettering";
import { boundsOf, MARGIN, meet, type Plan } from "./plan";

const SIZE = { width: 300, height: 128 };

export function Cartouche({ plan }: { plan: Plan }) {
  const box = freeCorner(plan);
  if (!box) return null;
  const { x, y, width, height } = box;
  const [left, top] = [x - width / 2, y - height / 2];
  const { lines, size } = letter(plan.name, 172, 27);
  return (
    <g className="house-cartouche">
      <rect className="cartouche-face" x={left} y={top} width={width} height={height} />
      <rect className="cartouche-rim" x={left + 6} y={top + 6} width={width - 12} height={height - 12} />
      {lines.map((line, i) => (
        <text key={line} x={x + 48} y={y + 8 + (i - (lines.length - 1) / 2) * size * 1.05} fontSize={size}>
          {line}
        </text>
      ))}
      <path
        className="cartouche-lines"
        d={`M${left + 112} ${y - 36}H${left + width - 18}M${left + 112} ${y + 36}H${left + width - 18}`}
      />
      <Rose at={{ x: left + 58, y }} />
    </g>
  );
}

/** The wind rose: the north has the longest point. */
function Rose({ at: { x, y } }: { at: Point }) {
  return (
    <g className="cartouche-rose" transform={`translate(${x} ${y})`}>
      <circle r="31" />
      <circle r="26" />
      <path className="rose-dark" d="M0-46L8-8 0 0zM0 38L-7 7 0 0zM36 0L7 6 0 0zM-36 0L-7-6 0 0z" />
      <path className="rose-light" d="M0-46L-8-8 0 0zM0 38L7 7 0 0zM36 0L7-6 0 0zM-36 0L-7 6 0 0z" />
    </g>
  );
}

/** A corner of the sheet, or a place beside its edge, where no space lies; rather at the foot, away from the buttons of the map. */
function freeCorner({ sheet: { width, height }, spaces }: Plan): Box | null {
  const [w, h] = [SIZE.width / 2 + MARGIN, SIZE.height / 2 + MARGIN];
  const taken = [...spaces.values()].map(({ outline }) => boundsOf(outline));
  const ends: Point[] = [height - h, h, height / 2].flatMap((y) => [w, width / 2, width - w].map((x) => ({ x, y })));
  const free = ends.map((end) => ({ ...end, ...SIZE })).find((box) => !taken.some((other) => meet(box, other, 16)));
  return free ?? null;
}
