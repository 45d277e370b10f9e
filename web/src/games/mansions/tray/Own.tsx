import { TrayZone } from "../../../table/tray/tray";
import { bookOf } from "../book";
import type { Here } from "../scene";
import type { InvestigatorView } from "../wire";
import { tell } from "../words";
import { CardInRow } from "./CardInRow";
import { Sheet } from "./Sheet";
import { TraitInRow } from "./TraitInRow";

/** One's own investigator: the sheet, the traits, what is carried, the spells, and what weighs on them. */
export function Own({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const { traits } = bookOf(scene.reference);
  const kept = [own.mental, own.physical].flatMap((id) => traits.get(id) ?? []);
  const dropped = scene.question?.topic === "take-dropped" ? lyingOpen(scene) : [];
  const weighs = [own.injury, own.insanity, ...own.face_down_cards].flatMap((id) => id ?? []);
  const secret = own.face_down - own.face_down_cards.length;
  return (
    <>
      <Sheet scene={scene} own={own} />
      {dropped.length > 0 && (
        <TrayZone scene={scene} title={tell("lying-open")} empty={tell("nothing")}>
          {inRow(dropped, scene)}
        </TrayZone>
      )}
      <TrayZone scene={scene} title={tell("carried")} empty={tell("carried-none")}>
        {[
          ...inRow(own.cards, scene, own.used),
          ...own.spells.map(({ id, back }, place) => (
            <CardInRow
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two equal spells
              key={`${id}-${place}`}
              scene={scene}
              id={id}
              foot={back === null ? [] : [tell("back-known")]}
            />
          )),
        ]}
      </TrayZone>
      {(weighs.length > 0 || secret > 0) && (
        <TrayZone
          scene={scene}
          title={secret > 0 ? tell("trauma-and-hidden", { count: secret }) : tell("trauma")}
          empty={tell("nothing")}
        >
          {inRow(weighs, scene)}
        </TrayZone>
      )}
      <TrayZone scene={scene} title={tell("traits")} empty={tell("nothing")}>
        {kept.map((trait) => (
          <TraitInRow key={trait.id} scene={scene} trait={trait} used={own.used.includes(trait.id)} />
        ))}
      </TrayZone>
    </>
  );
}

function inRow(ids: readonly string[], scene: Here, used: readonly string[] = []) {
  return ids.map((id, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: there may be two equal cards
    <CardInRow key={`${id}-${place}`} scene={scene} id={id} foot={used.includes(id) ? [tell("used")] : []} />
  ));
}

/** The cards one is asked about, which lie open in the room. */
const lyingOpen = ({ question }: Here): string[] =>
  (question?.options ?? []).flatMap(({ about }) =>
    about.filter((thing) => thing.startsWith("card:")).map((thing) => thing.slice("card:".length)),
  );
