/** The animation in the city: who walks, appears and falls, anomalies that open and close, numbers that rise. */
import { memo } from "react";
import type { IconName } from "../../../../art/icons";
import { Acting, Carried, Flash, Play } from "../../../../table/map/motion/drawing";
import { ACTS } from "../../../../table/map/motion/frames";
import { MonsterChip } from "../../../../table/map/tokens/monster-chip";
import { Pawn } from "../../../../table/map/tokens/pawn";
import { ClueToken } from "../../../../table/map/tokens/token";
import type { Cast } from "../SpaceTokens";
import { CENTRE, TOKEN } from "../slots";
import { AnomalyToken, DoomToken } from "../tokens";
import type { Actor, CityAnimation, CityMotion, FlashTone } from "./animation";

interface LayerProps {
  animation: CityAnimation;
  cast: Cast;
}

export const AnimationLayer = memo(
  function AnimationLayer({ animation, cast }: LayerProps) {
    return <Play animation={animation} draw={(step) => <MotionDrawing step={step} cast={cast} />} />;
  },
  (one, other) => one.animation === other.animation,
);

function MotionDrawing({ step: { motion, start, lasts }, cast }: { step: CityMotion; cast: Cast }) {
  const time = { start, lasts };
  if (motion.does === "flash") return <Flash {...motion} {...time} icon={ICONS[motion.tone]} />;
  const token = <Token actor={motion.actor} cast={cast} />;
  if (motion.does === "travel")
    return (
      <Carried line={motion.line} {...time}>
        {token}
      </Carried>
    );
  return (
    <Acting at={motion.at} {...ACTS[motion.does]} {...time}>
      {token}
    </Acting>
  );
}

function Token({ actor, cast }: { actor: Actor; cast: Cast }) {
  switch (actor.is) {
    case "investigator":
      return <Pawn bust={cast.bust(actor.id)} own={actor.own} size={TOKEN} />;
    case "monster":
      return <MonsterChip creature={cast.creature(actor.kind)} epic={actor.epic} size={TOKEN} />;
    case "doom":
      return <DoomToken count={actor.count} size={TOKEN} />;
    case "clue":
      return <ClueToken size={TOKEN} />;
    case "anomaly":
      return <AnomalyToken size={CENTRE * 2.3} />;
  }
}

const ICONS: Readonly<Record<FlashTone, IconName>> = {
  health: "health",
  sanity: "sanity",
  heal: "event-health-recovered",
  clue: "clue",
  doom: "skull",
  good: "skull",
};
