import { SmallCard } from "../../../table/card/small-card";
import { bandOf } from "../card/bands";
import { Goals } from "../codex/Goals";
import type { Here } from "../scene";
import * as things from "../things";
import type { CodexView } from "../wire";

/** A card of the codex as it lies there, with how far it has come. */
export function PageInRow({ scene, card: { number, name, lines, goals } }: { scene: Here; card: CodexView }) {
  return (
    <SmallCard
      scene={scene}
      thing={things.archive(number)}
      icon="codex"
      band={bandOf("codex")}
      name={name}
      lines={lines}
    >
      {goals.length > 0 && <Goals scene={scene} goals={goals} short />}
    </SmallCard>
  );
}
