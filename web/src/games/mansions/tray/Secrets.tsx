import { grip } from "../../../table/grip";
import css from "../../../table/tray/tray.module.css";
import { cx } from "../../../ui/cx";
import type { Here } from "../scene";
import * as things from "../things";
import type { PileView } from "../wire";
import { cardName, roomName, tell } from "../words";
import keeper from "./keeper.module.css";

/** What lies in the rooms, which the keeper alone knows: the top card first, a Lock before all. */
export function Secrets({ scene }: { scene: Here }) {
  const { view, say } = scene;
  const rooms = Object.entries(view.piles).filter(([, pile]) => cardsOf(pile).length > 0);
  return (
    <section className={css.zone}>
      <h3 className={css.heading}>{say(tell("in-the-rooms"))}</h3>
      <ul className={keeper.rooms}>
        {rooms.map(([room, pile]) => (
          <Room key={room} scene={scene} room={room} pile={pile} />
        ))}
      </ul>
    </section>
  );
}

/** From the top to the bottom. */
export const cardsOf = ({ lock, fronts }: PileView): string[] => [...(lock ? [lock] : []), ...fronts.toReversed()];

const isClue = (id: string): boolean => id.startsWith("clue-");

function Room({ scene, room, pile }: { scene: Here; room: string; pile: PileView }) {
  const { say } = scene;
  const { handlers, lit, legal } = grip(scene, things.pile(room));
  const lying = cardsOf(pile);
  return (
    <li>
      <button type="button" className={cx(keeper.room, lit && keeper.shown, legal && keeper.legal)} {...handlers}>
        <span className={keeper.roomName}>{say(roomName(room))}</span>
        <span className={keeper.lying}>
          {lying.map((id, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: there may be two equal cards
              key={`${id}-${place}`}
              className={cx(place === 0 && pile.lock && keeper.lock, isClue(id) && keeper.clue)}
            >
              {place > 0 && " · "}
              {say(cardName(id))}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
