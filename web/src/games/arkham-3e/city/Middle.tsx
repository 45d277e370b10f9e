/** A neighbourhood as one thing: its name on a ribbon, and in its middle clues, an anomaly, markers. */
import type { Grip } from "../../../table/map/hand";
import { KeyCap } from "../../../table/map/marks";
import { ClueToken, PileCount } from "../../../table/map/tokens/token";
import { UNSEEN } from "../../../table/map/unseen";
import type { Thing } from "../../face";
import { anomalyOf, cluesOf, type Middle } from "./lying";
import type { Tile } from "./plan";
import { CENTRE, TOKEN } from "./slots";
import * as things from "./things";
import { AnomalyToken, MarkerToken } from "./tokens";

interface MiddleProps {
  tile: Tile;
  middle: Middle;
  label: string;
  keys: string | undefined;
  lit: boolean;
  focusable: boolean;
  grip: Grip;
  away: ReadonlySet<Thing>;
}

export function NeighborhoodButton({ tile, middle, label, keys, lit, focusable, grip, away }: MiddleProps) {
  const { id, centre, ribbon } = tile;
  const state = ["city-middle", `city-${id}`, keys && "is-choosable", lit && "is-lit"].filter(Boolean).join(" ");
  const clues = away.has(cluesOf(id)) ? 0 : middle.clues;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button> */}
      <g
        role="button"
        className={state}
        tabIndex={focusable ? 0 : -1}
        aria-label={label}
        data-thing={things.neighborhood(id)}
        {...grip}
      >
        <Ribbon ribbon={ribbon} next={middle.next} />
        <g {...UNSEEN}>
          {keys && <circle className="ring-glow" cx={centre.x} cy={centre.y} r={CENTRE + 4} />}
          {keys && <circle className="ring-legal" cx={centre.x} cy={centre.y} r={CENTRE + 4} />}
          <circle className="city-look" cx={centre.x} cy={centre.y} r={CENTRE + 2} />
          <circle className="middle-well" cx={centre.x} cy={centre.y} r={CENTRE - 4} />
          {middle.anomaly && !away.has(anomalyOf(id)) && <AnomalyToken {...centre} size={CENTRE * 2.3} />}
          {clues > 0 && <ClueToken {...centre} size={middle.anomaly ? TOKEN * 0.8 : TOKEN} />}
          {middle.markers.map(({ colour }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: markers are alike
            <MarkerToken key={i} x={centre.x + 2} y={centre.y + CENTRE + 6} size={TOKEN * 0.8} colour={colour} />
          ))}
          {middle.attached.map((number, i) => (
            <path
              key={number}
              className="middle-card"
              d="M-8-11h16v22h-16zM-5-6h10M-5-2h10M-5 2h6"
              transform={`translate(${centre.x - 14 + i * 9} ${centre.y - CENTRE - 8}) rotate(${-8 + i * 8})`}
            />
          ))}
        </g>
      </g>
      {/* Numbers are no part of what the button is called. */}
      <g {...UNSEEN} pointerEvents="none">
        {clues > 0 && <PileCount {...centre} size={TOKEN} count={clues} />}
        {keys && <KeyCap at={{ x: centre.x - CENTRE, y: centre.y - CENTRE }} keys={keys} size={22} />}
      </g>
    </>
  );
}

/** A ribbon with forked ends; where the next clue is found, with a sealed letter on it. */
function Ribbon({ ribbon, next }: { ribbon: Tile["ribbon"]; next: boolean }) {
  const { x, y, width, height, lines, size } = ribbon;
  const [left, right, top, foot] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return (
    <g {...UNSEEN} className="city-ribbon">
      <path
        className="ribbon-face"
        d={`M${left} ${top}H${right}L${right - 9} ${y}L${right} ${foot}H${left}L${left + 9} ${y}z`}
      />
      {lines.map((line, i) => (
        <text key={line} x={x} y={y + (i - (lines.length - 1) / 2) * size * 1.06 + size * 0.33} fontSize={size}>
          {`${line} `}
        </text>
      ))}
      {next && (
        <g className="ribbon-letter" transform={`translate(${right + 3} ${top + 2})`}>
          <path className="letter-face" d="M-15-10h30v20h-30z" />
          <path className="letter-fold" d="M-15-10L0 2 15-10" />
          <circle className="letter-seal" cy="2" r="4.200" />
        </g>
      )}
    </g>
  );
}
