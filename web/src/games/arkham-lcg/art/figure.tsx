import { INK } from "../../../art/inks";
import { IconShape } from "./icon";
import { hasIcon, type IconName } from "./icons";

/** The creature or person of an enemy card. */
export function enemyIcon(code: string): IconName {
  const name = `enemy-${code}`;
  return hasIcon(name) ? name : "kind-enemy";
}

/** An enemy inside an SVG, with its middle at 0, 0: a frame that comes to a point above and below. */
export function EnemyShape({ code, exhausted = false, size }: { code: string; exhausted?: boolean; size: number }) {
  return (
    <g transform={`scale(${size / 72})`}>
      <EnemyBody code={code} exhausted={exhausted} />
    </g>
  );
}

const POINTED =
  "M-22-27h10L0-34l12 7h10a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H12L0 34l-12-7h-10a5 5 0 0 1-5-5v-44a5 5 0 0 1 5-5z";

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
