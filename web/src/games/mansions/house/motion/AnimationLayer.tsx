/** The animation in the house: who walks, appears, strikes and falls, fire and darkness that come and go, numbers that rise. */
import { memo } from "react";
import type { Point } from "../../../../table/map/geometry";
import { Acting, Play, Usual } from "../../../../table/map/motion/drawing";
import { move } from "../../../../table/map/motion/frames";
import { Pawn } from "../../../../table/map/tokens/pawn";
import type { IconName } from "../../art/icons";
import { SIGN } from "../plan";
import type { Cast } from "../SpaceTokens";
import { BarrierToken, CorpseToken, HouseMonster, RoomSign, TurnedCard } from "../tokens";
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
  const token = (actor: Actor) => <Token actor={actor} cast={cast} />;
  if (motion.does === "turn")
    return (
      <Acting at={motion.at} frames={TURNS} {...time}>
        <TurnedCard icon={cast.card(motion.card)} />
      </Acting>
    );
  if (motion.does !== "strike") return <Usual motion={motion} {...time} icons={ICONS} token={token} />;
  return (
    <Acting at={motion.at} frames={leap(motion.at, motion.towards)} {...time}>
      {token(motion.actor)}
    </Acting>
  );
}

/** A card is taken up from its pile, turns over, is seen, and is gone. */
const TURNS: Keyframe[] = [
  { transform: "scale(1, 1)", opacity: 1 },
  { transform: "translateY(-18px) scale(0.05, 1.25)", opacity: 1, offset: 0.25 },
  { transform: "translateY(-26px) scale(1.5, 1.5)", opacity: 1, offset: 0.45 },
  { transform: "translateY(-28px) scale(1.5, 1.5)", opacity: 1, offset: 0.8 },
  { transform: "translateY(-40px) scale(1.6, 1.6)", opacity: 0 },
];

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
  clue: "clue",
  skill: "skill-point",
};
