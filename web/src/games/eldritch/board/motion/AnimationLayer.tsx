/** The animation on the map: who travels, appears and falls, gates that open and close, numbers that rise. */
import { memo } from "react";
import { Acting, Carried, Flash, Play } from "../../../../table/map/motion/drawing";
import { ACTS } from "../../../../table/map/motion/frames";
import { ClueToken } from "../../../../table/map/tokens/token";
import type { IconName } from "../../art/icons";
import { MonsterChip } from "../../map/MonsterChip";
import { Pawn } from "../../map/Pawn";
import { siteOf } from "../../map/sites";
import { TOKEN } from "../../map/slots";
import { EldritchToken, GateToken } from "../../map/tokens";
import type { Actor, FlashTone, MapAnimation, TimedMotion } from "./animation";

export const AnimationLayer = memo(function AnimationLayer({ animation }: { animation: MapAnimation }) {
  return <Play animation={animation} draw={(step) => <MotionDrawing step={step} />} />;
});

function MotionDrawing({ step: { motion, start, lasts } }: { step: TimedMotion }) {
  const time = { start, lasts };
  if (motion.does === "flash") return <Flash {...motion} {...time} icon={ICONS[motion.tone]} />;
  const token = <Token actor={motion.actor} />;
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
