/** The animation in the house: who walks, appears, strikes and falls, fire and darkness that come and go, numbers that rise. */
import { memo } from "react";
import type { Point } from "../../../../table/map/geometry";
import { Acting, Carried, Flash, Play } from "../../../../table/map/motion/drawing";
import { ACTS, move } from "../../../../table/map/motion/frames";
import { Pawn } from "../../../../table/map/tokens/pawn";
import type { IconName } from "../../art/icons";
import { SIGN } from "../plan";
import type { Cast } from "../SpaceTokens";
import { BarrierToken, CorpseToken, HouseMonster, RoomSign } from "../tokens";
import type { Actor, FlashTone, HouseAnimation, HouseMotion } from "./animation";

interface LayerProps {
  animation: HouseAnimation;
  cast: Cast;
}

export const AnimationLayer = memo(
  function AnimationLayer({ animation, cast }: LayerProps) {
    return <Play animation={animation} draw={(step) => <MotionDrawing step={step} cast={cast} />} />;
  },
  (one, other) => one.animation === other.animation,
);

function MotionDrawing({ step: { motion, start, lasts }, cast }: { step: HouseMotion; cast: Cast }) {
  const time = { start, lasts };
  if (motion.does === "flash") return <Flash {...motion} {...time} icon={ICONS[motion.tone]} />;
  const token = <Token actor={motion.actor} cast={cast} />;
  if (motion.does === "travel")
    return (
      <Carried line={motion.line} {...time}>
        {token}
      </Carried>
    );
  const act = motion.does === "strike" ? { frames: leap(motion.at, motion.towards) } : ACTS[motion.does];
  return (
    <Acting at={motion.at} {...act} {...time}>
      {token}
    </Acting>
  );
}

/** Halfway to the other and back. */
function leap(at: Point, towards: Point): Keyframe[] {
  const [x, y] = [(towards.x - at.x) * 0.6, (towards.y - at.y) * 0.6];
  return [
    { transform: "none" },
    { transform: move(-x * 0.15, -y * 0.15), offset: 0.3 },
    { transform: move(x, y, 1.12), offset: 0.6 },
    { transform: "none" },
  ];
}

/** Who moves is drawn in the size that most have. */
const SIZE = 48;

function Token({ actor, cast }: { actor: Actor; cast: Cast }) {
  switch (actor.is) {
    case "investigator":
      return <Pawn bust={cast.bust(actor.id)} own={actor.own} size={SIZE} />;
    case "monster": {
      const { kind } = actor.monster;
      return <HouseMonster monster={actor.monster} of={cast.of(kind)} creature={cast.creature(kind)} size={SIZE} />;
    }
    case "corpse":
      return <CorpseToken count={actor.count} size={SIZE} />;
    case "barrier":
      return <BarrierToken size={SIZE} />;
    case "fire":
    case "darkness":
      return <RoomSign of={actor.is} size={SIGN} />;
  }
}

const ICONS: Readonly<Record<FlashTone, IconName>> = {
  health: "health",
  sanity: "sanity",
  heal: "event-health-recovered",
  stun: "stun",
  sample: "sample",
  door: "sealed",
  skill: "skill-point",
};
