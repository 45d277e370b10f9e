/** Where a line leaves the map: a pennant with the space it goes on to, on the other side of the world. */
import { memo } from "react";
import { widthOf } from "../../../table/map/lettering";
import { UNSEEN } from "../../../table/map/unseen";
import type { Exit, Route } from "./routes";
import { NAME, siteOf } from "./sites";
import type { MapSpace } from "./WorldMap";

const HALF = 13;
const POINT = 11;

interface ExitsProps {
  routes: readonly Route[];
  spaces: ReadonlyMap<string, MapSpace>;
}

export const Exits = memo(function Exits({ routes, spaces }: ExitsProps) {
  return (
    <g {...UNSEEN} className="world-exits">
      {routes.flatMap(({ exits }) =>
        exits.map((exit) => {
          const space = spaces.get(exit.to);
          return space && <Pennant key={`${exit.side} ${exit.to}`} exit={exit} space={space} />;
        }),
      )}
    </g>
  );
});

function Pennant({ exit: { x, y, side }, space }: { exit: Exit; space: MapSpace }) {
  const text = siteOf(space.id).plate ? space.name : space.id;
  const width = widthOf(text, NAME) + 18;
  const out = side === "left" ? -1 : 1;
  const [tip, back] = [x + out * POINT, x - out * width];
  return (
    <g className={`world-exit seal-${space.type}`}>
      <path className="exit-face" d={`M${tip} ${y}L${x} ${y - HALF}H${back}V${y + HALF}H${x}z`} />
      <text className="exit-name" x={x - (out * width) / 2 + out * 2} y={y + NAME * 0.33} fontSize={NAME}>
        {text}
      </text>
    </g>
  );
}
