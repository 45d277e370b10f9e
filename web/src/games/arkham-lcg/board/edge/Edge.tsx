/** What lies around the map: agenda and act, the round, the encounter deck, the bag, the victory display. */
import type { Hand } from "../../../../table/map/hand";
import type { Here } from "../../scene";
import { backName, cardName } from "../../words";
import { tell } from "../words";
import { Bag } from "./Bag";
import { EdgeCard } from "./EdgeCard";
import { Encounter } from "./Encounter";
import { Round } from "./Round";
import { Victory } from "./Victory";

export function Edge({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view } = scene;
  if (!view.agenda && !view.act) return null;
  return (
    <div className="edges">
      <div className="edge edge-left">
        <Agenda scene={scene} hand={hand} />
        <Round scene={scene} />
        <Encounter scene={scene} hand={hand} />
      </div>
      <div className="edge edge-right">
        <Act scene={scene} hand={hand} />
        <Victory scene={scene} hand={hand} />
        <Bag scene={scene} hand={hand} />
      </div>
    </div>
  );
}

function Agenda({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view, say } = scene;
  const { agenda } = view;
  if (!agenda) return null;
  const elsewhere = agenda.doom_in_play - agenda.doom;
  return (
    <EdgeCard
      scene={scene}
      hand={hand}
      kind="agenda"
      card={agenda}
      have={agenda.doom_in_play}
      need={agenda.threshold}
      more={view.agendas_left - 1}
      label={say(
        tell("agenda", {
          name: agenda.turned ? backName(agenda.code) : cardName(agenda.code),
          doom: agenda.doom_in_play,
          threshold: agenda.threshold,
          elsewhere,
        }),
      )}
      note={elsewhere > 0 && say(tell("doom-elsewhere", { count: elsewhere }))}
    />
  );
}

function Act({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view, say } = scene;
  const { act, agenda } = view;
  // At the very end the last agenda takes the place of the act as well.
  if (!act || act.id === agenda?.id) return null;
  const held = view.investigators.reduce((sum, { clues }) => sum + clues, 0);
  return (
    <EdgeCard
      scene={scene}
      hand={hand}
      kind="act"
      card={act}
      have={held + act.clues}
      need={act.needed}
      more={view.acts_left - 1}
      label={say(
        tell("act", {
          name: act.turned ? backName(act.code) : cardName(act.code),
          clues: held + act.clues,
          needed: act.needed,
        }),
      )}
    />
  );
}
