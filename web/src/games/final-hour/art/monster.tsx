import type { MonsterEntry } from "../wire";
import { IconShape } from "./icon";
import { hasIcon, type IconName } from "./icons";

/** What a token must know of a kind of monster. */
export type MonsterKind = Pick<MonsterEntry, "colour" | "health" | "symbols" | "special">;

/** The creature of a kind: a special one's own, or that of its symbol. */
export function monsterIcon({ special, symbols }: Pick<MonsterKind, "special" | "symbols">): IconName {
  const name = `monster-${special ?? symbols[0] ?? "plain"}`;
  return hasIcon(name) ? name : "monster-plain";
}

/** From this size on, the symbols of a special monster can be read; an ordinary one shows its symbol as its creature. */
const ROOM_FOR_SYMBOLS = 34;

/**
 * A monster token inside an SVG, with its middle at 0, 0. A red one is square in a solid frame that comes to a point, a blue
 * one round in a ring of dashes, so the colour can be told without seeing it. The pips are its health; a loop means that
 * it cannot be destroyed.
 */
export function MonsterShape({ kind, size = 60 }: { kind: MonsterKind; size?: number }) {
  return (
    <g transform={`scale(${size / 60})`}>
      {kind.colour === "red" ? <PointedFrame /> : <DashedRing />}
      <g color="var(--paper-ink)">
        <IconShape name={monsterIcon(kind)} y={-4} size={kind.colour === "red" ? 40 : 38} />
      </g>
      {kind.special && size >= ROOM_FOR_SYMBOLS && <Symbols kind={kind} />}
      <Health health={kind.health} />
    </g>
  );
}

function PointedFrame() {
  return (
    <>
      <path
        fill="var(--map-deep)"
        d="M-23-28h13L0-34l10 6h13a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5h-46a5 5 0 0 1-5-5v-46a5 5 0 0 1 5-5z"
      />
      <path
        fill="var(--arrow-red)"
        d="M-22-26.500h12.500L0-32l9.5 5.500H22A4.5 4.5 0 0 1 26.5-22v44a4.5 4.5 0 0 1-4.5 4.500h-44a4.5 4.5 0 0 1-4.5-4.500v-44a4.5 4.5 0 0 1 4.5-4.500z"
      />
      <path
        fill="var(--paper)"
        d="M-20-22.500h40a2.5 2.5 0 0 1 2.5 2.500v40a2.5 2.5 0 0 1-2.5 2.500h-40a2.5 2.5 0 0 1-2.5-2.500v-40a2.5 2.5 0 0 1 2.5-2.500z"
      />
      <path fill="none" stroke="var(--paper-ink)" strokeWidth=".7" opacity=".45" d="M-19.5-19.500h39v39h-39z" />
    </>
  );
}

function DashedRing() {
  return (
    <>
      <circle r="30" fill="var(--map-deep)" />
      <circle r="27.2" fill="none" stroke="var(--arrow-blue)" strokeWidth="4" strokeDasharray="8.54 5.702" />
      <circle r="24" fill="var(--paper)" />
      <circle r="21.8" fill="none" stroke="var(--paper-ink)" strokeWidth=".7" opacity=".45" />
    </>
  );
}

/** In the upper corners, in the order in which they stand on the token. */
function Symbols({ kind: { symbols, colour } }: { kind: MonsterKind }) {
  const [x, y] = colour === "red" ? [20, -20] : [19, -19];
  return symbols.slice(0, 2).map((symbol, place) => (
    // A token may carry the same symbol twice, and its symbols never change.
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <g key={place} transform={`translate(${place === 0 ? -x : x} ${y})`}>
      <circle r="8.5" fill="var(--paper-deep)" stroke="var(--paper-ink)" strokeWidth="1.2" />
      <g color="var(--paper-ink)">
        <IconShape name={`activation-${symbol}`} size={12} />
      </g>
    </g>
  ));
}

function Health({ health }: { health: number | null }) {
  const wide = health === null ? 24 : health * 9 + 5;
  return (
    <g transform="translate(0 21.5)">
      <rect
        x={-wide / 2}
        y="-6.5"
        width={wide}
        height="13"
        rx="6.5"
        fill="var(--paper-ink)"
        stroke="var(--paper)"
        strokeWidth="1.5"
      />
      {health === null ? (
        <g color="var(--paper)">
          <IconShape name="undying" size={18} />
        </g>
      ) : (
        Array.from({ length: health }, (_, pip) => (pip - (health - 1) / 2) * 9).map((x) => (
          <circle key={x} cx={x} r="3.4" fill="var(--paper)" />
        ))
      )}
    </g>
  );
}
