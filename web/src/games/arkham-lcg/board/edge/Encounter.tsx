/** The encounter deck with its discard pile, and the cultists waiting for their masks to fall. */

import type { Hand } from "../../../../table/map/hand";
import { EncounterCardBack } from "../../art/card-back";
import { Icon } from "../../art/icon";
import type { Here } from "../../scene";
import { CULTISTS, deck, discard, ENCOUNTER } from "../../things";
import { tell } from "../words";
import { CardList, iconOf } from "./CardList";
import { Sheet } from "./Sheet";

export function Encounter({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view, say } = scene;
  const known = view.encounter_known.flatMap((card) => card ?? []);
  const top = view.encounter_discard.at(-1);
  return (
    <div className="edge-piles">
      <Sheet
        scene={scene}
        hand={hand}
        thing={deck(ENCOUNTER)}
        className="edge-pile"
        label={say(tell("encounter-deck", { count: view.encounter_deck }))}
        title={say(tell("encounter-deck", { count: view.encounter_deck }))}
        sheet={<CardList scene={scene} cards={known} none={say(tell("nothing-known"))} />}
      >
        <EncounterCardBack />
        <b aria-hidden="true">{view.encounter_deck}</b>
      </Sheet>
      <Sheet
        scene={scene}
        hand={hand}
        thing={discard(ENCOUNTER)}
        className={top ? "edge-pile is-open" : "edge-pile is-empty"}
        label={say(tell("encounter-discard", { count: view.encounter_discard.length }))}
        title={say(tell("encounter-discard", { count: view.encounter_discard.length }))}
        sheet={<CardList scene={scene} cards={view.encounter_discard.toReversed()} none={say(tell("empty-pile"))} />}
      >
        <Icon name={top ? iconOf(scene, top.code) : "discard"} size="1.5em" />
        <b aria-hidden="true">{view.encounter_discard.length}</b>
      </Sheet>
      {view.cultists > 0 && (
        <Sheet
          scene={scene}
          hand={hand}
          thing={CULTISTS}
          className="edge-pile is-masked"
          label={say(tell("cultists", { count: view.cultists }))}
          title={say(tell("cultists", { count: view.cultists }))}
          sheet={<p>{say(tell("cultists-wait"))}</p>}
        >
          <Icon name="token-cultist" size="1.6em" />
          <b aria-hidden="true">{view.cultists}</b>
        </Sheet>
      )}
    </div>
  );
}
