import { idOf } from "../../../table/things";
import { TrayZone } from "../../../table/tray/tray";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { tell } from "../words";
import { CharacterInRow } from "./CharacterInRow";
import { TraitInRow } from "./TraitInRow";

/** Before the game: the investigators one may play, then their traits, of which two are kept. */
export function Newcomers({ scene }: { scene: Here }) {
  const { view, reference, question } = scene;
  const { characters, traits } = bookOf(reference);
  const offered = (question?.options ?? []).flatMap(({ about }) => about);
  const toKeep = offered.flatMap((thing) => traits.get(idOf(thing)) ?? []);
  const picked = (view.seat === null ? [] : (view.picks[view.seat] ?? [])).filter((id) => id !== "");
  const chosen = picked.flatMap((id) => characters.get(id) ?? []);
  const kept = picked.flatMap((id) => traits.get(id) ?? []);
  const free = offered.length > 0 && toKeep.length === 0 ? offered.map(idOf) : view.unused;
  return (
    <>
      {(chosen.length > 0 || kept.length > 0) && (
        <TrayZone scene={scene} title={tell("picked")} empty={tell("nothing")}>
          {[
            ...chosen.map((sheet) => <CharacterInRow key={sheet.id} scene={scene} sheet={sheet} />),
            ...kept.map((trait) => <TraitInRow key={trait.id} scene={scene} trait={trait} skills />),
          ]}
        </TrayZone>
      )}
      {toKeep.length > 0 ? (
        <TrayZone scene={scene} title={tell("traits-to-keep")} empty={tell("nothing")}>
          {toKeep.map((trait) => (
            <TraitInRow key={trait.id} scene={scene} trait={trait} skills />
          ))}
        </TrayZone>
      ) : (
        <TrayZone scene={scene} title={tell("newcomers")} empty={tell("nothing")}>
          {free
            .flatMap((id) => characters.get(id) ?? [])
            .map((sheet) => (
              <CharacterInRow key={sheet.id} scene={scene} sheet={sheet} />
            ))}
        </TrayZone>
      )}
    </>
  );
}
