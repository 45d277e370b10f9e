import { isOneOf, SLOTS, type SlotName } from "../../art/names";
import { SlotSign } from "../../art/signs";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import type { CardView, InvestigatorView } from "../../wire";
import { tell } from "../../words";
import { AssetTile } from "./AssetTile";
import css from "./assets.module.css";

/** In the order one carries them. */
const ORDER: readonly SlotName[] = ["hand", "accessory", "body", "ally", "arcane"];

/** The cards in play by the slots they take, then what takes none, then the slots that are free. */
export function Assets({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { say, reference } = scene;
  const slotsOf = (card: CardView) => cardOf(reference, card.code)?.slots ?? [];
  const rank = (card: CardView) => {
    const [slot] = slotsOf(card);
    return slot && isOneOf(SLOTS, slot) ? ORDER.indexOf(slot) : ORDER.length;
  };
  const assets = [...who.assets].sort((one, other) => rank(one) - rank(other));
  const taken = who.assets.flatMap(slotsOf);
  const free = ORDER.flatMap((slot) => {
    const count = (who.slots[slot] ?? 0) - taken.filter((each) => each === slot).length;
    return count > 0 ? [{ slot, count }] : [];
  });
  return (
    <ul className={css.assets} aria-label={say(tell("assets-label"))}>
      {assets.map((card) => (
        <AssetTile key={card.id} scene={scene} card={card} />
      ))}
      <li className={css.free} aria-label={say(tell("slots-free"))}>
        {free.map(({ slot, count }) => (
          <span
            key={slot}
            className={css.slot}
            role="img"
            aria-label={say(tell("slot-free", { slot: tell(`slot-${slot}`), count }))}
          >
            <SlotSign slot={slot} size="1.1rem" />
            {count > 1 && <b aria-hidden="true">{count}</b>}
          </span>
        ))}
      </li>
    </ul>
  );
}
