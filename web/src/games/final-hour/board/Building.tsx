/** A building: its drawing, the plate with number, zone and name, its monster spaces, and what lies there. */
import { memo } from "react";
import type { Appearance } from "../../../table/map/appearance";
import type { Box } from "../../../table/map/geometry";
import type { Hand } from "../../../table/map/hand";
import { letter } from "../../../table/map/lettering";
import { KeyCap, LegalRing, LookRing } from "../../../table/map/marks";
import { UNSEEN } from "../../../table/map/unseen";
import { IconShape } from "../art/icon";
import type { LocationView, MonsterEntry } from "../wire";
import { HouseDrawing } from "./ground/HouseDrawing";
import type { Places } from "./places";
import type { Site } from "./plan";
import { Space } from "./Space";
import { Altar, Clue, Gate } from "./Tokens";

/** Between two lines of a name, of their size. */
const LEADING = 0.98;

interface BuildingProps {
  site: Site;
  places: Places;
  location: LocationView;
  monsters: ReadonlyMap<string, MonsterEntry>;
  name: string;
  /** Everything here, in words. */
  label: string;
  appearance: Appearance;
  /** Is this where the Tab key comes in? */
  entrance: boolean;
  hand: Hand;
}

export function Building({ site, places, location, monsters, name, label, appearance, entrance, hand }: BuildingProps) {
  const thing = `location:${site.number}`;
  const keys = appearance.keys(thing);
  const { plate } = site;
  const corner = { x: plate.x - plate.width / 2 - 1, y: plate.y - plate.height / 2 - places.nameSize * 0.72 };
  const state = [
    `zone-${site.zone}`,
    keys && "is-target",
    (appearance.lit(thing) || appearance.lit(`zone:${site.zone}`)) && "is-lit",
    location.ritual_site && "is-ritual",
  ];
  return (
    <g className={["building", ...state].filter(Boolean).join(" ")}>
      <Plate
        site={site}
        places={places}
        name={name}
        label={label}
        keys={keys}
        reachable={keys !== undefined || entrance}
        hand={hand}
      />
      {location.spaces.map((space, i) => {
        const held = typeof space.monster === "number" ? `monster:${space.monster}` : `space:${site.number}:${i}`;
        return (
          <Space
            key={held}
            at={site.spaces[i]!}
            size={places.space}
            kind={monsters.get(space.holds)}
            damaged={space.holds === "damage"}
            thing={held}
            under={thing}
            keys={appearance.keys(held)}
            label={appearance.keys(held) ? appearance.label(held) : ""}
            lit={appearance.lit(held)}
            away={appearance.away(held)}
            hand={hand}
          />
        );
      })}
      {keys && <KeyCap at={corner} keys={keys} size={places.nameSize * 1.4} cornered />}
      <Lying
        site={site}
        size={places.space}
        clue={location.clue}
        ritual={location.ritual_site}
        gate={location.gate}
        tokens={location.gate_tokens}
        hand={hand}
      />
    </g>
  );
}

const around = (box: Box, margin: number): Box => ({
  ...box,
  width: box.width + 2 * margin,
  height: box.height + 2 * margin,
});

interface PlateProps {
  site: Site;
  places: Places;
  name: string;
  label: string;
  keys: string | undefined;
  reachable: boolean;
  hand: Hand;
}

const Plate = memo(function Plate({ site, places, name, label, keys, reachable, hand }: PlateProps) {
  const { plate } = site;
  const thing = `location:${site.number}`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of an SVG cannot be a <button>
    <g role="button" tabIndex={reachable ? 0 : -1} aria-label={label} data-thing={thing} {...hand.grip(thing)}>
      <HouseDrawing number={site.number} x={site.house.x} y={site.door.y} scale={places.drawing} />
      {keys && <LegalRing box={around(plate, 7)} corner={17} />}
      <NamePlate site={site} name={name} nameSize={places.nameSize} />
      <LookRing box={around(plate, 2)} corner={13} />
    </g>
  );
});

function NamePlate({ site, name, nameSize }: { site: Site; name: string; nameSize: number }) {
  const { plate, brow } = site;
  const [left, top] = [plate.x - plate.width / 2, plate.y - plate.height / 2];
  const tab = nameSize * 1.75;
  const band = brow - top - 3;
  const { lines, size } = letter(name, plate.width - tab - 12, nameSize);
  const middle = { x: left + tab + (plate.width - tab) / 2, y: top + band / 2 };
  return (
    <>
      <rect x={left + 2} y={top + 5} width={plate.width} height={plate.height} rx="12" className="plate-shadow" />
      <rect x={left} y={top} width={plate.width} height={plate.height} rx="11" className="plate" />
      <path
        className="plate-tab"
        d={`M${left + 11} ${top}h${tab - 11}v${band}h${-tab}v${11 - band}a11 11 0 0 1 11 -11z`}
      />
      <path className="plate-line" d={`M${left + 3} ${top + band}h${plate.width - 6}`} />
      <text className="plate-number" x={left + tab / 2} y={top + band * 0.46} fontSize={nameSize * 0.98}>
        {site.number}
      </text>{" "}
      <IconShape
        name={`zone-${site.zone}`}
        x={left + tab / 2}
        y={top + band * 0.73}
        size={nameSize * 0.8}
        className="plate-sign"
      />
      <text className="plate-name" fontSize={size} x={middle.x} y={middle.y}>
        {lines.map((line, i) => (
          // The space after the first line is for those who hear the name; it must not push the line aside.
          <tspan
            key={line}
            x={middle.x + (i < lines.length - 1 ? size * 0.12 : 0)}
            dy={i ? size * LEADING : size * (0.32 - ((lines.length - 1) * LEADING) / 2)}
          >
            {i < lines.length - 1 ? `${line} ` : line}
          </tspan>
        ))}
      </text>
      <rect x={left} y={top} width={plate.width} height={plate.height} rx="11" className="plate-frame" />
    </>
  );
}

interface LyingProps {
  site: Site;
  size: number;
  clue: boolean;
  ritual: boolean;
  gate: string | null;
  tokens: number;
  hand: Hand;
}

/** The clue, the gate or the altar: no building has two of them. */
const Lying = memo(function Lying({ site, size, clue, ritual, gate, tokens, hand }: LyingProps) {
  const here = `location:${site.number}`;
  return (
    <g className="lying" {...UNSEEN} {...hand.grip(gate ? `gate:${gate}` : here, here)}>
      {clue && <Clue at={site.token} size={size * 0.84} />}
      {ritual && <Altar at={site.token} size={size * 0.9} />}
      {gate && <Gate at={site.token} symbol={gate} tokens={tokens} size={size * 0.98} />}
    </g>
  );
});
