/** The round, and which of its four phases it is. */
import type { Here } from "../../scene";
import { phaseName } from "../../words";
import { tell } from "../words";

const PHASES = ["mythos", "investigation", "enemy", "upkeep"];

export function Round({ scene: { view, say } }: { scene: Here }) {
  if (view.round === 0) return null;
  return (
    <section
      className="edge-round"
      aria-label={say(tell("round", { round: view.round, phase: phaseName(view.phase) }))}
    >
      <span className="edge-round-number" aria-hidden="true">
        {say(tell("round-short", { round: view.round }))}
      </span>
      <ol aria-hidden="true">
        {PHASES.map((phase) => (
          <li key={phase} className={phase === view.phase ? "is-now" : undefined}>
            <span>{say(phaseName(phase))}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
