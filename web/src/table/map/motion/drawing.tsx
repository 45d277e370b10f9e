/** How the motions of a map are drawn. */
import type { ReactNode } from "react";
import { IconShape } from "../../../art/icon";
import type { IconName } from "../../../art/icons";
import type { Line, Point } from "../geometry";
import { UNSEEN } from "../unseen";
import { ACTS, along, RISES, WIDENS } from "./frames";
import { Moving, Present } from "./moving";
import type { AnyMotion, MapAnimation, TimedMotion } from "./pace";
import "./motion.css";

interface PlayProps<Motion extends AnyMotion> {
  animation: MapAnimation<Motion>;
  draw(step: TimedMotion<Motion>): ReactNode;
}

/** An animation, each of its steps in its time. */
export function Play<Motion extends AnyMotion>({ animation, draw }: PlayProps<Motion>) {
  return (
    <g className="map-play" {...UNSEEN}>
      {animation.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an animation never changes once it is made
        <Present key={i} from={step.from} until={step.until}>
          {draw(step)}
        </Present>
      ))}
    </g>
  );
}

interface Time {
  start: number;
  lasts: number;
}

/** Carried along a line. */
export function Carried({ line, children, ...time }: Time & { line: Line; children: ReactNode }) {
  return (
    <Moving {...time} frames={along(line, 0.3)} easing="ease-in-out">
      {children}
    </Moving>
  );
}

interface ActingProps extends Time {
  at: Point;
  frames: Keyframe[];
  easing?: string;
  children: ReactNode;
}

/** Something that stays in its place and moves there. */
export function Acting({ at, children, ...moving }: ActingProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`}>
      <Moving {...moving}>{children}</Moving>
    </g>
  );
}

interface FlashProps extends Time {
  at: Point;
  tone: string;
  text: string;
  icon: IconName;
}

/** A ring that opens and fades, with a number that rises. */
export function Flash({ at, tone, text, icon, ...time }: FlashProps) {
  return (
    <g transform={`translate(${at.x} ${at.y})`} className={`map-flash map-flash-${tone}`}>
      <Moving {...time} frames={WIDENS}>
        <circle r="28" className="map-flash-ring" />
      </Moving>
      <Moving {...time} frames={RISES}>
        <text className="map-flash-text" x="-4" fontSize="34">
          {text}
        </text>
        <g transform="translate(16 -11)" className="map-flash-icon">
          <IconShape name={icon} size={26} />
        </g>
      </Moving>
    </g>
  );
}

/** The motions that most maps have. */
type UsualMotion<Actor, Tone extends string> =
  | { does: "travel"; actor: Actor; line: Line }
  | { does: keyof typeof ACTS; actor: Actor; at: Point }
  | { does: "flash"; at: Point; tone: Tone; text: string };

interface UsualProps<Actor, Tone extends string> extends Time {
  motion: UsualMotion<Actor, Tone>;
  icons: Readonly<Record<Tone, IconName>>;
  /** How whoever moves is drawn, around 0, 0. */
  token(actor: Actor): ReactNode;
}

export function Usual<Actor, Tone extends string>({ motion, icons, token, ...time }: UsualProps<Actor, Tone>) {
  if (motion.does === "flash") return <Flash {...motion} {...time} icon={icons[motion.tone]} />;
  if (motion.does === "travel")
    return (
      <Carried line={motion.line} {...time}>
        {token(motion.actor)}
      </Carried>
    );
  return (
    <Acting at={motion.at} {...ACTS[motion.does]} {...time}>
      {token(motion.actor)}
    </Acting>
  );
}
