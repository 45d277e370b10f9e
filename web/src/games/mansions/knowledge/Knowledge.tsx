import { grip } from "../../../table/grip";
import { Piles } from "../../../table/piles/piles";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { type PageSort, sortOf } from "../page/sorts";
import type { Here, HerePart } from "../scene";
import * as things from "../things";
import type { PageView } from "../wire";
import { tell } from "../words";
import css from "./knowledge.module.css";
import { decksOf, iconOf, nameOfDeck, sizeOf } from "./piles";

const ICONS: Readonly<Record<PageSort, IconName>> = {
  prologue: "page-prologue",
  clue: "clue",
  event: "event-cards",
  objective: "objective",
};

/** What was read out so far, to be read again; then what is left in the decks. */
export function Knowledge({ scene }: HerePart) {
  const { view, say } = scene;
  const onTheDesk = view.seat === view.keeper && !view.revealed;
  const objective = view.objective_page && !onTheDesk ? [view.objective_page] : [];
  const pages = [...view.pages, ...objective];
  const piles = decksOf(view).map((deck) => ({
    thing: things.deck(deck),
    icon: iconOf(deck),
    name: nameOfDeck(deck),
    size: sizeOf(deck, view) ?? 0,
  }));
  return (
    <>
      {pages.length > 0 && (
        <section className={css.known} aria-label={say(tell("known"))}>
          <h3 className={css.title}>{say(tell("known"))}</h3>
          <ul className={css.pages}>
            {pages.map((page) => (
              <Row key={page.id} scene={scene} page={page} />
            ))}
          </ul>
        </section>
      )}
      <Piles scene={scene} title={tell("piles")} piles={piles} short />
    </>
  );
}

function Row({ scene, page }: { scene: Here; page: PageView }) {
  const { handlers, lit } = grip(scene, sortOf(page.id) === "objective" ? things.OBJECTIVE : `page:${page.id}`);
  return (
    <li>
      <button type="button" className={cx(css.page, lit && css.lit)} {...handlers}>
        <Icon name={ICONS[sortOf(page.id)]} size="1rem" />
        <span>{scene.say(page.name)}</span>
      </button>
    </li>
  );
}
