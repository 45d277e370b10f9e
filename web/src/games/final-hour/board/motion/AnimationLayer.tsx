/** The animation on the board: tokens that travel, fall and appear, and the small lights of what happened. */
import { memo } from "react";
import { along, move, WIDENS } from "../../../../table/map/motion/frames";
import { Moving, Present } from "../../../../table/map/motion/moving";
import { UNSEEN } from "../../../../table/map/unseen";
import { IconShape } from "../../art/icon";
import { hasIcon } from "../../art/icons";
import type { MonsterEntry, Zone } from "../../wire";
import { Medallion, radiusOf } from "../Figures";
import { MonsterToken } from "../MonsterToken";
import type { Plan } from "../plan";
import { Clue, Damage } from "../Tokens";
import type { Actor, MapAnimation, Motion, TimedMotion } from "./animation";

type Time = Pick<TimedMotion, "start" | "lasts">;

interface LayerProps {
  animation: MapAnimation;
  plan: Plan;
  monsters: ReadonlyMap<string, MonsterEntry>;
}

export const AnimationLayer = memo(function AnimationLayer({ animation, plan, monsters }: LayerProps) {
  return (
    <g className="play" {...UNSEEN}>
      {animation.steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an animation never changes once it is made
        <Present key={i} from={step.from} until={step.until}>
          <MotionDrawing step={step} plan={plan} monsters={monsters} />
        </Present>
      ))}
    </g>
  );
});

function MotionDrawing({ step, plan, monsters }: { step: TimedMotion } & Omit<LayerProps, "animation">) {
  const { motion } = step;
  const { space } = plan.places;
  const time = { start: step.start, lasts: step.lasts };
  const token = (actor: Actor) => <Token actor={actor} plan={plan} monsters={monsters} />;
  switch (motion.does) {
    case "travel":
      return (
        <Moving {...time} frames={along(motion.line, 0.22)} easing="ease-in-out">
          {token(motion.actor)}
        </Moving>
      );
    case "appear": {
      const { from, to } = motion;
      const frames = [
        { transform: move(from.x, from.y, 0.1), opacity: 0 },
        { transform: move(from.x, from.y - 14, 1.2), opacity: 1, offset: 0.45 },
        { transform: move(to.x, to.y), opacity: 1 },
      ];
      return (
        <Moving {...time} frames={frames} easing="ease-out">
          {token(motion.actor)}
        </Moving>
      );
    }
    case "fall":
      return (
        <g transform={`translate(${motion.at.x} ${motion.at.y})`}>
          <Moving
            {...time}
            frames={[{ opacity: 1 }, { opacity: 1, offset: 0.4 }, { opacity: 0, transform: "scale(0.82)" }]}
          >
            {token(motion.actor)}
          </Moving>
          <Moving
            {...time}
            frames={[
              { strokeDashoffset: 100 },
              { strokeDashoffset: 0, offset: 0.4 },
              { strokeDashoffset: 0, opacity: 0 },
            ]}
          >
            <path
              className="play-stroke"
              pathLength={100}
              d={`M${-space * 0.5} ${space * 0.42}Q0 ${space * 0.08} ${space * 0.5} ${-space * 0.46}`}
            />
          </Moving>
        </g>
      );
    case "crack":
      return (
        <g transform={`translate(${motion.at.x} ${motion.at.y})`}>
          <Moving
            {...time}
            frames={[
              { opacity: 0, transform: "scale(1.5)" },
              { opacity: 1, transform: "scale(0.94)", offset: 0.55 },
              { transform: "scale(1)" },
            ]}
          >
            <Damage at={{ x: 0, y: 0 }} size={space} />
          </Moving>
        </g>
      );
    case "turn-clue":
      return <ClueTurning {...time} motion={motion} size={space * 0.84} />;
    case "flash":
      return <Flash {...time} motion={motion} size={space} />;
    case "sweep":
      return <Sweep {...time} zone={motion.zone} plan={plan} />;
  }
}

function Token({ actor, plan, monsters }: { actor: Actor } & Omit<LayerProps, "animation">) {
  if (actor.is === "investigator") return <Medallion id={actor.id} radius={radiusOf(plan)} />;
  const kind = monsters.get(actor.id);
  return kind ? <MonsterToken kind={kind} size={plan.places.space} /> : null;
}

/** The slip is lifted, turned over, and taken away. */
function ClueTurning({
  motion,
  size,
  ...time
}: Time & { motion: Extract<Motion, { does: "turn-clue" }>; size: number }) {
  const icon = `symbol-${motion.symbol}`;
  return (
    <g transform={`translate(${motion.at.x} ${motion.at.y})`}>
      <Moving
        {...time}
        frames={[
          { transform: "translateY(0)" },
          { transform: "translateY(-34px)", offset: 0.7 },
          { transform: "translateY(-52px)", opacity: 0 },
        ]}
      >
        <Moving
          {...time}
          frames={[{ transform: "scaleX(1)" }, { transform: "scaleX(0)", offset: 0.35 }, { transform: "scaleX(0)" }]}
        >
          <Clue at={{ x: 0, y: 0 }} size={size} />
        </Moving>
        <Moving
          {...time}
          frames={[
            { transform: "scaleX(0)" },
            { transform: "scaleX(0)", offset: 0.35 },
            { transform: "scaleX(1.2)", offset: 0.6 },
            { transform: "scaleX(1)" },
          ]}
        >
          <circle r={size / 2} className="clue-paper" />
          {hasIcon(icon) && <IconShape name={icon} size={size * 0.62} className="clue-icon" />}
        </Moving>
      </Moving>
    </g>
  );
}

/** A ring that opens and fades, with a figure where there is one to tell. */
function Flash({ motion, size, ...time }: Time & { motion: Extract<Motion, { does: "flash" }>; size: number }) {
  return (
    <g transform={`translate(${motion.at.x} ${motion.at.y})`} className={`flash flash-${motion.tone}`}>
      <Moving {...time} frames={WIDENS}>
        <circle r={size * 0.62} className="flash-ring" />
      </Moving>
      {motion.text && (
        <Moving
          {...time}
          frames={[
            { opacity: 0, transform: "translateY(0)" },
            { opacity: 1, transform: "translateY(-26px)", offset: 0.35 },
            { opacity: 0, transform: "translateY(-44px)" },
          ]}
        >
          <text className="flash-text" fontSize={size * 0.6}>
            {motion.text}
          </text>
        </Moving>
      )}
    </g>
  );
}

/** The zone wakes from building to building. */
function Sweep({ zone: woken, plan, start, lasts }: Time & { zone: Zone; plan: Plan }) {
  const sites = [...plan.sites.values()].filter(({ zone }) => zone === woken);
  const each = lasts * 0.6;
  return (
    <g className={`zone-${woken}`}>
      {sites.map(({ number, whole }, i) => (
        <Moving
          key={number}
          start={start + (i * (lasts - each)) / sites.length}
          lasts={each}
          frames={[{ opacity: 0 }, { opacity: 1, offset: 0.4 }, { opacity: 0 }]}
        >
          <rect
            className="sweep"
            x={whole.x - whole.width / 2 - 14}
            y={whole.y - whole.height / 2 - 14}
            width={whole.width + 28}
            height={whole.height + 28}
            rx="26"
          />
        </Moving>
      ))}
    </g>
  );
}
