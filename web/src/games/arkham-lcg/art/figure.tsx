import type { ReactNode } from "react";
import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import { hasIcon, type IconName } from "./icons";

interface FigureProps {
  size?: number | string;
  title?: string | undefined;
  className?: string | undefined;
}

/** The creature or person of an enemy card. */
export function enemyIcon(code: string): IconName {
  const name = `enemy-${code}`;
  return hasIcon(name) ? name : "kind-enemy";
}

/** An enemy as it stands at a place or before an investigator: a frame that comes to a point above and below. */
export function EnemyFigure({ code, exhausted = false, ...rest }: FigureProps & { code: string; exhausted?: boolean }) {
  return (
    <Frame {...rest}>
      <EnemyBody code={code} exhausted={exhausted} />
    </Frame>
  );
}

/** The same inside an SVG, with its middle at 0, 0. */
export function EnemyShape({ code, exhausted = false, size }: { code: string; exhausted?: boolean; size: number }) {
  return (
    <g transform={`scale(${size / 72})`}>
      <EnemyBody code={code} exhausted={exhausted} />
    </g>
  );
}

/** A treachery that stays in play: a lozenge of dark paper, with a broken frame where it is a weakness. */
export function TreacheryFigure({ weakness = false, ...rest }: FigureProps & { weakness?: boolean }) {
  return (
    <Frame {...rest}>
      <g strokeLinejoin="round">
        <path fill={INK.black} stroke={INK.black} strokeWidth="3" d={LOZENGE} />
        <path fill="#2f2440" d={LOZENGE} />
        <path
          fill="none"
          stroke="#b58be0"
          strokeWidth="3"
          strokeDasharray={weakness ? "9 5" : undefined}
          transform="scale(.9)"
          d={LOZENGE}
        />
      </g>
      <g color={INK.paper}>
        <IconShape name={weakness ? "weakness" : "kind-treachery"} size={38} />
      </g>
    </Frame>
  );
}

const LOZENGE = "M0-34L34 0 0 34-34 0z";
const POINTED =
  "M-22-27h10L0-34l12 7h10a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H12L0 34l-12-7h-10a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5z";

function Frame({ size = 40, children, ...rest }: FigureProps & { children: ReactNode }) {
  return (
    <Drawing viewBox="-36 -36 72 72" width={size} height={size} {...rest}>
      {children}
    </Drawing>
  );
}

/** Exhausted, it lies on its side, and its paper is grey. */
function EnemyBody({ code, exhausted }: { code: string; exhausted: boolean }) {
  return (
    <>
      <g transform={exhausted ? "rotate(90)" : undefined}>
        <path fill={INK.black} stroke={INK.black} strokeWidth="3" strokeLinejoin="round" d={POINTED} />
        <path fill={exhausted ? INK.stone : "#b4443c"} d={POINTED} />
        <path
          fill={exhausted ? "#a39f8c" : INK.paper}
          d="M-20-22.5h40a2.5 2.5 0 0 1 2.5 2.5v40a2.5 2.5 0 0 1-2.5 2.5h-40a2.5 2.5 0 0 1-2.5-2.5v-40a2.5 2.5 0 0 1 2.5-2.5z"
        />
        <path fill="none" stroke={INK.black} strokeWidth=".7" opacity=".45" d="M-19.5-19.5h39v39h-39z" />
      </g>
      <g color={exhausted ? "#4a473d" : "#2d2718"}>
        <IconShape name={enemyIcon(code)} size={35} />
      </g>
    </>
  );
}
