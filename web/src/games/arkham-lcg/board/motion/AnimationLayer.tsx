/** The animation on the desk: who travels, strikes, falls and appears, clues that change hands, plates that turn over. */
import { memo, type ReactNode } from "react";
import { APPEARS, along, FALLS, move, RISES, STOPS, WIDENS } from "../../../../table/map/motion/frames";
import { Moving, Present } from "../../../../table/map/motion/moving";
import { UNSEEN } from "../../../../table/map/unseen";
import type { Say } from "../../../../text/say";
import { IconShape } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { MarkerShape } from "../../art/marker";
import { cardName, cardSub, sayIf } from "../../words";
import { EnemyToken } from "../Enemy";
import { Medallion } from "../Person";
import { Print } from "../Plate";
import type { Actor, FlashTone, MapAnimation, Motion, TimedMotion } from "./animation";

interface LayerProps {
  animation: MapAnimation;
  /** Plates turn over under those who stand at them; all else moves above them. */
  layer: "plates" | "figures";
  say: Say;
}

export const AnimationLayer = memo(function AnimationLayer({ animation, layer, say }: LayerProps) {
  return (
    <g className="desk-play" {...UNSEEN}>
      {animation.steps.map((step, i) =>
        (step.motion.does === "turn") === (layer === "plates") ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an animation never changes once it is made
          <Present key={i} from={step.from} until={step.until}>
            <MotionDrawing step={step} say={say} />
          </Present>
        ) : null,
      )}
    </g>
  );
});

function MotionDrawing({ step: { motion, start, lasts }, say }: { step: TimedMotion; say: Say }) {
  const time = { start, lasts };
  switch (motion.does) {
    case "travel":
      return (
        <Moving {...time} frames={along(motion.line, 0.18)} easing="ease-in-out">
          <Token actor={motion.actor} />
        </Moving>
      );
    case "appear":
      return (
        <Placed x={motion.at.x} y={motion.at.y}>
          <Moving {...time} easing="ease-out" frames={APPEARS}>
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    case "fall":
      return (
        <Placed x={motion.at.x} y={motion.at.y}>
          <Moving {...time} frames={FALLS}>
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    case "strike": {
      const { at, towards } = motion;
      const part = 0.55;
      return (
        <Placed x={at.x} y={at.y}>
          <Moving
            {...time}
            frames={[
              { transform: "none" },
              {
                transform: move((towards.x - at.x) * part, (towards.y - at.y) * part, 1.16),
                offset: 0.42,
                easing: "ease-in",
              },
              { transform: "none" },
            ]}
          >
            <Token actor={motion.actor} />
          </Moving>
        </Placed>
      );
    }
    case "clue":
      return <ClueTravelling motion={motion} {...time} />;
    case "turn":
      return <Turning motion={motion} say={say} {...time} />;
    case "flash":
      return <Flash motion={motion} {...time} />;
  }
}

interface Time {
  start: number;
  lasts: number;
}

function Placed({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return <g transform={`translate(${x} ${y})`}>{children}</g>;
}

function Token({ actor }: { actor: Actor }) {
  return actor.is === "investigator" ? <Medallion code={actor.code} /> : <EnemyToken enemy={actor.enemy} />;
}

/** In a bow from hand to hand. */
function ClueTravelling({ motion, ...time }: Time & { motion: Extract<Motion, { does: "clue" }> }) {
  const { from, to } = motion;
  const frames = Array.from({ length: STOPS + 1 }, (_, i) => {
    const part = i / STOPS;
    const lift = Math.sin(part * Math.PI) * 46;
    return {
      transform: move(
        from.x + (to.x - from.x) * part,
        from.y + (to.y - from.y) * part - lift,
        1.15 - 0.55 * part * part,
      ),
      opacity: part > 0.92 ? 0 : 1,
    };
  });
  return (
    <Moving {...time} frames={frames} easing="ease-in-out">
      <MarkerShape marker="clue" count={motion.count} size={42} />
    </Moving>
  );
}

/** The back narrows to its edge, then the front opens. */
function Turning({ motion, say, ...time }: Time & { motion: Extract<Motion, { does: "turn" }>; say: Say }) {
  const sides = [
    { code: motion.back, revealed: false, frames: [{ transform: "none" }, gone(0.45), gone(1)] },
    {
      code: motion.location.code,
      revealed: true,
      frames: [gone(0), gone(0.45), { transform: "scaleX(1.04)", offset: 0.85 }, { transform: "none" }],
    },
  ];
  return (
    <g transform={`translate(${motion.at.x} ${motion.at.y}) rotate(${motion.turn})`}>
      {sides.map(({ code, revealed, frames }) => (
        <Moving key={String(revealed)} {...time} frames={frames} easing="ease-in-out">
          <g className={revealed ? "plate-of-location" : "plate-of-location is-unseen"}>
            <Print
              location={{ code, revealed }}
              name={say(cardName(code))}
              sub={revealed ? sayIf(say, cardSub(code)) : null}
            />
          </g>
        </Moving>
      ))}
    </g>
  );
}

const gone = (offset: number): Keyframe => ({ transform: "scaleX(0)", offset });

const ICONS: Readonly<Record<FlashTone, IconName>> = {
  harm: "harm-damage",
  horror: "harm-horror",
  heal: "event-health-recovered",
  clue: "clue",
  doom: "doom",
};

/** A ring that opens and fades, with a number that rises. */
function Flash({ motion, ...time }: Time & { motion: Extract<Motion, { does: "flash" }> }) {
  return (
    <g transform={`translate(${motion.at.x} ${motion.at.y})`} className={`desk-flash desk-flash-${motion.tone}`}>
      <Moving {...time} frames={WIDENS}>
        <circle r="31" className="desk-flash-ring" />
      </Moving>
      <Moving {...time} frames={RISES}>
        <IconShape name={ICONS[motion.tone]} x={-17} y={-11} size={24} className="desk-flash-icon" />
        <text className="desk-flash-text" fontSize="34" x="-2">
          {motion.text}
        </text>
      </Moving>
    </g>
  );
}
