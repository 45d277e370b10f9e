import { cx } from "../../../ui/cx";
import type { Message } from "../../../wire";
import { Icon } from "../art/icon";
import type { Here } from "../scene";
import type { CodexView, GoalView } from "../wire";
import { tell } from "../words";
import css from "./codex-card.module.css";
import { Goals } from "./Goals";

interface PageProps {
  scene: Here;
  number: number;
  name: Message;
  /** What is told before it says what to do. */
  story: Message | null;
  lines: readonly Message[];
  goals?: readonly GoalView[];
  clues?: number;
  back?: boolean;
  /** It comes up now: laid into the codex, or turned over. */
  moment?: "added" | "turned";
}

/** A page of the codex: its number in the archive, what it says, and how far that has come. */
export function CodexPage({
  scene,
  number,
  name,
  story,
  lines,
  goals = [],
  clues = 0,
  back = false,
  moment,
}: PageProps) {
  const { say } = scene;
  return (
    <article className={cx(css.page, back && css.back, moment && css[moment])}>
      <header className={css.head}>
        <span className={css.number}>
          <Icon name="codex" size="1.2rem" />
          {say(tell(back ? "archive-number-back" : "archive-number", { number }))}
        </span>
        <h3>{say(name)}</h3>
      </header>
      {story && <p className={css.story}>{say(story)}</p>}
      {lines.map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
        <p key={place} className={css.line}>
          {say(line)}
        </p>
      ))}
      {(goals.length > 0 || clues > 0) && (
        <footer className={css.foot}>
          <Goals scene={scene} goals={goals} />
          {clues > 0 && goals.length === 0 && say(tell("clues-on-card", { count: clues }))}
        </footer>
      )}
    </article>
  );
}

/** A card as it lies in the codex now. */
export function CodexCard({ scene, card }: { scene: Here; card: CodexView }) {
  const { number, name, story, lines, goals, clues, face } = card;
  return (
    <CodexPage
      scene={scene}
      number={number}
      name={name}
      story={story}
      lines={lines}
      goals={goals}
      clues={clues}
      back={face === "back"}
    />
  );
}
