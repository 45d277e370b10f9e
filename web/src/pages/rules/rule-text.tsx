/** The rules as one reads them: chapters, topics, rules with links to them, hits marked, notes set apart. */
import { type KeyboardEvent, memo, useEffect, useRef } from "react";
import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import { cx } from "../../ui/cx";
import { toast } from "../../ui/toast";
import type { RuleInfo } from "../../wire";
import { words as page, useWords } from "../words";
import type { Found } from "./book";
import css from "./rule-text.module.css";
import { stretches } from "./search";

interface RuleTextProps {
  game: string;
  found: Found;
  /** The rule one came for. */
  rule: string | null;
  /** How deep the headings of the chapters are. */
  heading: "h2" | "h3";
  compact?: boolean;
}

export function RuleText({ game, found, rule, heading: Heading, compact }: RuleTextProps) {
  const ref = useRef<HTMLDivElement>(null);
  const Topic = Heading === "h2" ? "h3" : "h4";

  useEffect(() => {
    if (!rule) return;
    const article = ref.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(rule)}"]`);
    article?.scrollIntoView({ block: "center" });
    article?.focus({ preventScroll: true });
  }, [rule]);

  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const here = (event.target as HTMLElement).closest("[data-rule]");
    if (!step || !here || event.target !== here) return;
    event.preventDefault();
    const all = [...(ref.current?.querySelectorAll<HTMLElement>("[data-rule]") ?? [])];
    focusRule(all[all.indexOf(here as HTMLElement) + step]);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go from rule to rule once one has the focus
    <div ref={ref} className={cx(css.reading, compact && css.compact)} onKeyDown={walk}>
      {found.chapters.map((chapter) => (
        <section key={chapter.id} id={`chapter-${chapter.id}`} className={css.chapter} data-chapter={chapter.id}>
          <Heading className={css.title}>{chapter.title}</Heading>
          {chapter.topics.map((topic, at) => (
            <section key={topic.rules[0]?.id} className={css.topic}>
              {(at > 0 || topic.title !== chapter.title) && <Topic>{topic.title}</Topic>}
              {topic.rules.map((each) => (
                <Rule key={each.id} game={game} rule={each} words={found.words} sought={each.id === rule} />
              ))}
            </section>
          ))}
        </section>
      ))}
    </div>
  );
}

export function focusRule(rule: HTMLElement | null | undefined): void {
  rule?.focus({ preventScroll: true });
  rule?.scrollIntoView({ block: "center" });
}

interface RuleProps {
  game: string;
  rule: RuleInfo;
  words: readonly string[];
  sought: boolean;
}

const Rule = memo(function Rule({ game, rule, words, sought }: RuleProps) {
  const w = useWords();
  const say = useSay();
  const address = `/rules/${game}?rule=${encodeURIComponent(rule.id)}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(new URL(address, location.origin).href);
      toast(page("rules-copied"), "good", "check");
    } catch {
      location.assign(address);
    }
  };
  return (
    <article id={rule.id} data-rule={rule.id} tabIndex={-1} className={cx(css.rule, sought && css.sought)}>
      <p>
        <Marked text={rule.text} words={words} />
        {(rule.basis === "inferred" || rule.basis === "outside") && (
          <span className={css.basis} title={say(page(`rules-${rule.basis}-why`))}>
            {w(`rules-${rule.basis}`)}
          </span>
        )}
        <a
          className={css.id}
          href={address}
          aria-label={w("rules-link", { topic: rule.topic })}
          title={w("rules-link", { topic: rule.topic })}
          onClick={(event) => {
            event.preventDefault();
            void copy();
          }}
        >
          <Icon name="share" size="0.9em" />
        </a>
        {foundById(rule, words) && (
          <code className={css.number}>
            <Marked text={rule.id} words={words} />
          </code>
        )}
      </p>
      {rule.note && (
        <div className={css.note} role="note" aria-label={w("rules-note")}>
          <Marked text={rule.note} words={words} />
        </div>
      )}
    </article>
  );
});

/** Whoever looked for a rule by its number sees that it is the one. */
function foundById({ id }: RuleInfo, words: readonly string[]): boolean {
  return words.length > 0 && stretches(id, words).some(({ hit }) => hit);
}

function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  return stretches(text, words).map((stretch, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the text
    stretch.hit ? <mark key={at}>{stretch.text}</mark> : stretch.text,
  );
}
