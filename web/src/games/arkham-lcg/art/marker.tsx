import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import type { IconName } from "./icons";
import type { MarkerName } from "./names";

interface MarkerLook {
  icon: IconName;
  face: string;
  rim: string;
  ink: string;
  edge: string;
  size?: number;
}

const DISC = "M-29 0a29 29 0 1 0 58 0a29 29 0 1 0-58 0z";
const TILE = "M-22-27h44a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5h-44a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5z";
const HEXAGON = "M-15.5-27h31L31 0 15.5 27h-31L-31 0z";
const LOZENGE = "M0-31L31 0 0 31-31 0z";

const uses = { face: "#4d4230", rim: INK.sepia, ink: INK.paper, edge: TILE };

const MARKER_LOOKS: Record<MarkerName, MarkerLook> = {
  damage: { icon: "harm-damage", face: "#8f2a24", rim: "#d9685c", ink: INK.paper, edge: DISC },
  horror: { icon: "harm-horror", face: "#2b4f70", rim: "#86b6d6", ink: INK.paper, edge: HEXAGON },
  clue: { icon: "clue", face: INK.paper, rim: INK.jade, ink: "#2d2718", edge: DISC },
  doom: { icon: "doom", face: "#1c1622", rim: INK.oxblood, ink: "#f0a08a", edge: LOZENGE, size: 31 },
  resource: { icon: "resource", face: "#6a5420", rim: INK.brass, ink: INK.lamp, edge: DISC },
  ammo: { icon: "use-ammo", ...uses },
  charges: { icon: "use-charges", ...uses },
  supplies: { icon: "use-supplies", ...uses },
  secrets: { icon: "use-secrets", ...uses },
};

interface MarkerProps {
  marker: MarkerName;
  /** How many lie on one another; a single one needs no number. */
  count?: number;
  size?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}

/** A token that lies on a card: each sort has its own edge, so that one tells them apart before one reads them. */
export function Marker({ marker, count, size = 24, title, className }: MarkerProps) {
  return (
    <Drawing viewBox="-33 -33 66 66" width={size} height={size} title={title} className={className}>
      <Disc marker={marker} count={count} />
    </Drawing>
  );
}

/** The same inside an SVG, with its middle at 0, 0. */
export function MarkerShape({ marker, count, size = 24 }: { marker: MarkerName; count?: number; size?: number }) {
  return (
    <g transform={`scale(${size / 66})`}>
      <Disc marker={marker} count={count} />
    </g>
  );
}

function Disc({ marker, count }: { marker: MarkerName; count: number | undefined }) {
  const { icon, face, rim, ink, edge, size = 36 } = MARKER_LOOKS[marker];
  return (
    <>
      <path fill={INK.black} stroke={INK.black} strokeWidth="3" strokeLinejoin="round" d={edge} />
      <path fill={face} d={edge} />
      <path fill="none" stroke={rim} strokeWidth="4.5" transform="scale(.9)" strokeLinejoin="round" d={edge} />
      <g color={ink}>
        <IconShape name={icon} size={size} />
      </g>
      {count !== undefined && count !== 1 && <Count count={count} />}
    </>
  );
}

function Count({ count }: { count: number }) {
  const wide = count > 9 ? 43 : 31;
  return (
    <g transform={`translate(${31.5 - wide / 2} 16)`}>
      <rect
        x={-wide / 2}
        y="-15.5"
        width={wide}
        height="31"
        rx="15.5"
        fill={INK.black}
        stroke={INK.paper}
        strokeWidth="2.5"
      />
      <text y="9.5" textAnchor="middle" fill={INK.paper} fontFamily="var(--control)" fontWeight="700" fontSize="27">
        {count}
      </text>
    </g>
  );
}
