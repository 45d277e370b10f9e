import type { HerePart } from "../scene";
import { tell } from "../words";
import { Assume } from "./Assume";
import { Company } from "./Company";
import { Ending } from "./Ending";
import css from "./interlude.module.css";
import { momentOf } from "./moments";
import { Newcomer } from "./Newcomer";
import { Opening } from "./Opening";
import { Shop } from "./Shop";

export { isInterlude } from "./moments";

const PAGES = {
  shop: Shop,
  company: Company,
  newcomer: Newcomer,
  assume: Assume,
  ending: Ending,
  opening: Opening,
} as const;

/** Between the scenarios the desk is a page: the story, what it cost, what one makes of it. */
export function Interlude({ scene }: HerePart) {
  const Page = PAGES[momentOf(scene)];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than the desk is scrolled with the keyboard too
    <section className={css.desk} aria-label={scene.say(tell("interlude-label"))} tabIndex={0}>
      <Page scene={scene} />
    </section>
  );
}
