/** A location: an engraved plate on paper, with its sign, its name, its shroud, and what lies on it. */
import { memo } from "react";
import type { Hand } from "../../../table/map/hand";
import { fitting, letter } from "../../../table/map/lettering";
import { KeyCap, LegalRing, LookRing } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import { ConnectionShape } from "../art/connection-sign";
import { IconShape } from "../art/icon";
import { MarkerShape } from "../art/marker";
import { isOneOf, SYMBOLS } from "../art/names";
import { PlaceScene } from "../art/place-scene";
import { card as cardThing } from "../things";
import type { LocationView } from "../wire";
import { NAME, PLATE } from "./layout";
import type { Site } from "./plan";

/** The head with the name, and the paper around the scene. */
const HEAD = 36;
const MOUNT = 5;
/** Between two lines of a name, of their size. */
const LEADING = 0.96;
/** For the name, between its sign and the shroud. */
const ROOM = PLATE.width - 90;
const SCENE = { width: PLATE.width - 2 * MOUNT, height: PLATE.height - HEAD - MOUNT };
const [LEFT, TOP] = [-PLATE.width / 2, -PLATE.height / 2];

interface PlateProps {
  site: Site;
  location: LocationView;
  /** The signs of the locations it leads to, as "moon circle". */
  ways: string;
  name: string;
  /** What it is called of several with the same name. */
  sub: string | null;
  /** Everything here, in words. */
  label: string;
  keys: string | undefined;
  lit: boolean;
  /** Is this where the Tab key comes in? */
  reachable: boolean;
  /** While the play turns it over. */
  hidden: boolean;
  hand: Hand;
}

export const Plate = memo(function Plate(props: PlateProps) {
  const { site, location, ways, name, sub, label, keys, lit, reachable, hidden, hand } = props;
  const thing = cardThing(location.id);
  const box = { x: 0, y: 0, ...PLATE };
  const state = [
    keys !== undefined && "is-target",
    lit && "is-lit",
    !location.revealed && "is-unseen",
    hidden && "is-away",
  ];
  return (
    <g
      className={["plate-of-location", ...state].filter(Boolean).join(" ")}
      transform={`translate(${site.plate.x} ${site.plate.y}) rotate(${site.turn})`}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button> */}
      <g
        className="hold"
        role="button"
        tabIndex={reachable ? 0 : -1}
        aria-label={label}
        data-thing={thing}
        {...hand.grip(thing)}
      >
        {keys !== undefined && <LegalRing box={around(box, 7)} corner={9} />}
        <Print location={location} name={name} sub={sub} />
        <LookRing box={around(box, 2.5)} corner={6} />
      </g>
      {/* What is told by the label; it does not stand between the pointer and the plate. */}
      <g {...UNSEEN} className="plate-marks">
        <Signs location={location} ways={ways} />
        <Lying location={location} />
        {keys ? <KeyCap at={{ x: 0, y: TOP - 9 }} keys={keys} size={NAME * 1.3} /> : <Nail />}
      </g>
    </g>
  );
});

const around = (box: { x: number; y: number; width: number; height: number }, margin: number) => ({
  ...box,
  width: box.width + 2 * margin,
  height: box.height + 2 * margin,
});

/** The paper with the scene and the name. */
export function Print({
  location,
  name,
  sub,
}: {
  location: Pick<LocationView, "code" | "revealed">;
  name: string;
  sub: string | null;
}) {
  return (
    <>
      <rect x={LEFT + 3} y={TOP + 6} width={PLATE.width} height={PLATE.height} rx="4" className="print-shade" />
      <rect x={LEFT} y={TOP} width={PLATE.width} height={PLATE.height} rx="3" className="print" />
      <svg
        x={LEFT + MOUNT}
        y={TOP + HEAD}
        width={SCENE.width}
        height={SCENE.height}
        aria-hidden="true"
        focusable="false"
      >
        <PlaceScene code={location.code} revealed={location.revealed} />
      </svg>
      <rect x={LEFT + MOUNT} y={TOP + HEAD} {...SCENE} className="print-bite" />
      <rect
        x={LEFT + 2.5}
        y={TOP + 2.5}
        width={PLATE.width - 5}
        height={PLATE.height - 5}
        rx="1.500"
        className="print-rule"
      />
      <Name name={name} sub={sub} />
    </>
  );
}

/** Where several locations share a name, what this one is called stands under it. */
function Name({ name, sub }: { name: string; sub: string | null }) {
  const middle = TOP + HEAD / 2 + 1;
  if (sub) {
    return (
      <text className="print-name" x="0" y={middle}>
        <tspan className="print-shared" x="0" dy={-5} fontSize={NAME * 0.68}>
          {`${name} `}
        </tspan>
        <tspan x="0" dy={NAME * 0.98} fontSize={fitting(sub, ROOM, NAME * 0.94)}>
          {sub}
        </tspan>
      </text>
    );
  }
  const { lines, size } = letter(name, ROOM, NAME);
  return (
    <text className="print-name" fontSize={size} x="0" y={middle}>
      {lines.map((line, i) => (
        // The space after the first line is for those who hear the name; it must not push the line aside.
        <tspan
          key={line}
          x={i < lines.length - 1 ? size * 0.12 : 0}
          dy={i ? size * LEADING : size * (0.34 - ((lines.length - 1) * LEADING) / 2)}
        >
          {i < lines.length - 1 ? `${line} ` : line}
        </tspan>
      ))}
    </text>
  );
}

/** Its own sign in the corner, those it leads to along the scene, and the shroud one has to see through. */
function Signs({ location, ways }: { location: LocationView; ways: string }) {
  const { symbol, shroud, victory } = location;
  const signs = ways.split(" ").flatMap((sign) => (isOneOf(SYMBOLS, sign) ? [sign] : []));
  return (
    <>
      {isOneOf(SYMBOLS, symbol) && (
        <g transform={`translate(${LEFT + 17} ${TOP + 17})`}>
          <ConnectionShape symbol={symbol} size={32} />
        </g>
      )}
      {shroud !== null && <Shroud value={shroud} />}
      {signs.map((sign, i) => (
        <g key={sign} transform={`translate(${LEFT + MOUNT + 12 + i * 18} ${TOP + HEAD + 12})`}>
          <ConnectionShape symbol={sign} size={17} />
        </g>
      ))}
      {victory !== null && <Worth points={victory} />}
    </>
  );
}

function Shroud({ value }: { value: number }) {
  return (
    <g transform={`translate(${-LEFT - 19} ${TOP + 18})`} className="shroud">
      <path d="M-15 9C-19 9 -19 2 -14 1C-15 -8 -4 -13 2 -9C9 -13 17 -6 14 1C19 3 18 9 14 9Z" />
      <text y="6" x="0" fontSize="17">
        {value}
      </text>
    </g>
  );
}

/** What it is worth when it is left without clues. */
function Worth({ points }: { points: number }) {
  return (
    <g transform={`translate(${LEFT + MOUNT + 13} ${TOP + PLATE.height - MOUNT - 13})`} className="worth">
      <circle r="11" />
      <IconShape name="trophy" size={13} y={-2.5} />
      <text y="9" fontSize="9">
        {points}
      </text>
    </g>
  );
}

/** The nail it hangs on. */
function Nail() {
  return (
    <g transform={`translate(0 ${TOP + 1})`}>
      <circle r="5.400" className="pin-shade" cx="1" cy="2" />
      <circle r="5.200" className="pin" />
      <circle r="1.800" className="pin-shine" cx="-1.500" cy="-1.600" />
    </g>
  );
}

/** The clues and the doom on it. */
function Lying({ location: { clues, doom } }: { location: LocationView }) {
  return (
    <>
      {clues > 0 && (
        <g transform={`translate(${-LEFT - 12} ${TOP + HEAD + 22})`}>
          <MarkerShape marker="clue" count={clues} size={42} />
        </g>
      )}
      {doom > 0 && (
        <g transform={`translate(${-LEFT - 12} ${TOP + HEAD + 64})`}>
          <MarkerShape marker="doom" count={doom} size={38} />
        </g>
      )}
    </>
  );
}

/** Where the clues lie, from the middle of the plate. */
export const CLUES_AT = { x: -LEFT - 12, y: TOP + HEAD + 22 };
