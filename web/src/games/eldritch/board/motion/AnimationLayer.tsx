/** The animation on the map: who travels, appears and falls, gates that open and close, numbers that rise. */
import { memo, type ReactNode } from "react";
import { APPEARS, along, FALLS, RISES, WIDENS } from "../../../../table/map/motion/frames";
import { Moving, Present } from "../../../../table/map/motion/moving";
import { ClueToken } from "../../../../table/map/tokens/token";
import { UNSEEN } from "../../../../table/map/unseen";
import { IconShape } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { MonsterChip } from "../../map/MonsterChip";
import { Pawn } from "../../map/Pawn";
import { siteOf } from "../../map/sites";
import { TOKEN } from "../../map/slots";
import { EldritchToken, GateToken } from "../../map/tokens";
import type { Actor, FlashTone, MapAnimation, Motion, TimedMotion } from "./animation";

/** Out of a point, turning, and wider than it stays. */
const OPENS: Keyframe[] = [
  { transform: "scale(0) rotate(-200deg)", opacity: 0 },
  { transform: "scale(1.45) rotate(30deg)", opacity: 1, offset: 0.6 },
  { transform: "none", opacity: 1 },
];
const CLOSES: Keyframe[] = OPENS.map(({ offset, ...frame }) =>
  offset === undefined ? frame : { ...frame, offset: 0.4 },
).toReversed();

export const AnimationLayer = memo(function AnimationLayer({ animation }: { animation: MapAnimation }) {
  return (
    <g className="world-play" {...UNSEEN}>
      {animation.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an animation never changes once it is made
        <Present key={i} from={step.from} until={step.until}>
          <MotionDrawing step={step} />
        </Present>
      ))}
    </g>
  );
});

function MotionDrawing({ step: { motion, start, lasts } }: { step: TimedMotion }) {
  const time = { start, lasts };
  switch (motion.does) {
    case "travel":
      return (
        <Moving {...time} frames={along(motion.line, 0.3)} easing="ease-in-out">
          <Token actor={motion.actor} />
        </Moving>
      );
    case "appear":
      return (
        <Placed {...motion.at}>
          <Moving {...time} frames={APPEARS} easing="ease-out">
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    case "fall":
      return (
        <Placed {...motion.at}>
          <Moving {...time} frames={FALLS}>
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    case "open":
    case "close":
      return (
        <Placed {...motion.at}>
          <Moving {...time} frames={motion.does === "open" ? OPENS : CLOSES} easing="ease-out">
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    case "flash":
      return <Flash motion={motion} {...time} />;
  }
}

function Placed({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

/** A gate lies on a seal and is as wide as it. */
const GATE = siteOf("london").radius * 1.8;

function Token({ actor }: { actor: Actor }) {
  switch (actor.is) {
    case "investigator":
      return <Pawn id={actor.id} own={actor.own} size={TOKEN} />;
    case "monster":
      return <MonsterChip kind={actor.kind} epic={actor.epic} size={TOKEN} />;
    case "gate":
      return <GateToken omen={actor.omen} size={GATE} />;
    case "clue":
      return <ClueToken size={TOKEN} />;
    case "eldritch":
      return <EldritchToken size={TOKEN} />;
  }
}

const ICONS: Readonly<Record<FlashTone, IconName>> = {
  health: "health",
  sanity: "sanity",
  heal: "event-health-recovered",
  clue: "clue",
};

/** A ring that opens and fades, with a number that rises. */
function Flash({ motion, ...time }: { start: number; lasts: number; motion: Extract<Motion, { does: "flash" }> }) {
  return (
    <g transform={`translate(${motion.at.x} ${motion.at.y})`} className={`world-flash world-flash-${motion.tone}`}>
      <Moving {...time} frames={WIDENS}>
        <circle r="28" className="world-flash-ring" />
      </Moving>
      <Moving {...time} frames={RISES}>
        <text className="world-flash-text" x="-4" fontSize="34">
          {motion.text}
        </text>
        <g transform="translate(16 -11)" className="world-flash-icon">
          <IconShape name={ICONS[motion.tone]} size={26} />
        </g>
      </Moving>
    </g>
  );
}
