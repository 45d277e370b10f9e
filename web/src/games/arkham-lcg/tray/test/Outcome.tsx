import { Icon } from "../../art/icon";
import type { Here } from "../../scene";
import { tell } from "../../words";
import odds from "./odds.module.css";

interface OutcomeProps {
  scene: Here;
  succeeded: boolean;
  automatic: boolean;
  value: number;
  difficulty: number;
}

/** Success or failure, and by how much. */
export function Outcome({ scene, succeeded, automatic, value, difficulty }: OutcomeProps) {
  const how = automatic ? "automatic" : "by";
  return (
    <p className={odds.outcome} data-succeeded={succeeded}>
      <Icon name={succeeded ? "check" : "close"} size="1.2em" />
      <span>
        <strong>{scene.say(tell(succeeded ? "test-success" : "test-failure"))}</strong>
        <small>
          {scene.say(
            tell(`test-${succeeded ? "success" : "failure"}-${how}`, {
              value,
              difficulty,
              by: Math.abs(value - difficulty),
            }),
          )}
        </small>
      </span>
    </p>
  );
}
