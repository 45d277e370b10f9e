import { cx } from "../../../ui/cx";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import type { Here } from "../scene";
import type { PageView } from "../wire";
import { tell } from "../words";
import css from "./page.module.css";
import { type PageSort, sortOf } from "./sorts";

const ICONS: Readonly<Record<PageSort, IconName>> = {
  prologue: "page-prologue",
  clue: "clue",
  event: "event-cards",
  objective: "objective",
};

interface PageProps {
  scene: Here;
  sort: PageSort;
  name: Message;
  /** What is told, a paragraph each; a text may have several. */
  story: readonly Message[];
  /** What is to be done, under what it is. */
  aims?: readonly { title: Message; text: Message; own: boolean }[];
  /** It is turned over before one's eyes. */
  fresh?: boolean;
}

/** A page of the story: a letter, a clue, what the clock brings, the Objective. */
export function StoryPage({ scene: { say }, sort, name, story, aims = [], fresh = false }: PageProps) {
  const paragraphs = story.flatMap((text) => say(text).split(/\n\s*\n/));
  return (
    <article className={cx(css.page, css[sort], fresh && css.fresh)}>
      <header className={css.head}>
        <span className={css.sort}>
          <Icon name={ICONS[sort]} size="1.1rem" />
          {say(tell(`page-${sort}`))}
        </span>
        <h3>{say(name)}</h3>
      </header>
      {paragraphs.map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stand in their order
        <p key={place} className={css.story}>
          {paragraph}
        </p>
      ))}
      {aims.map(({ title, text, own }) => (
        <p key={title.id} className={cx(css.aim, own && css.own)}>
          <b>{say(title)}</b> {say(text)}
        </p>
      ))}
    </article>
  );
}

/** Something that was read out, as it is kept. */
export function KeptPage({ scene, page }: { scene: Here; page: PageView }) {
  const sort = sortOf(page.id);
  return sort === "objective" ? (
    <ObjectivePage scene={scene} page={page} />
  ) : (
    <StoryPage
      scene={scene}
      sort={sort}
      name={page.name}
      story={page.lines.length ? page.lines : [tell("page-nothing")]}
    />
  );
}

/** The Objective: what became of it all, and what each side has to do. */
export function ObjectivePage({ scene, page, fresh = false }: { scene: Here; page: PageView; fresh?: boolean }) {
  const { seat, keeper } = scene.view;
  const [reveal, investigators, against] = page.lines;
  const aims = [
    investigators && { title: tell("aim-investigators"), text: investigators, own: seat !== null && seat !== keeper },
    against && { title: tell("aim-keeper"), text: against, own: seat === keeper },
  ];
  return (
    <StoryPage
      scene={scene}
      sort="objective"
      name={page.name}
      story={reveal ? [reveal] : []}
      aims={aims.flatMap((each) => each ?? [])}
      fresh={fresh}
    />
  );
}
