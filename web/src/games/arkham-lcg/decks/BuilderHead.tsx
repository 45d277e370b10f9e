import { type ReactNode, useId } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { Segmented } from "../../../ui/field";
import { ClassEmblem } from "../art/class-emblem";
import { Portrait } from "../art/portrait";
import { cardOf, classOf } from "../book";
import type { Reference } from "../wire";
import { cardName, deckText, tell } from "../words";
import type { Terms } from "./deck";
import css from "./head.module.css";
import { LONGEST_NAME, type SavedDeck, useSaved } from "./saved";
import { useWords } from "./words";

interface HeadProps {
  saved: SavedDeck;
  reference: Reference;
  terms: Terms;
  /** The table that waits for the deck says what it is built from. */
  fixed: boolean;
  onTerms(terms: Terms): void;
  open(deck: string | null): void;
  acts: ReactNode;
}

/** Whose deck it is, what it is called, from what and for what it is built. */
export function BuilderHead({ saved, reference, terms, fixed, onTerms, open, acts }: HeadProps) {
  const w = useWords();
  const say = useSay();
  const name = useId();
  const { change, rename } = useSaved.getState();
  const call = (words: string) => change(saved.id, { deck: { ...saved.deck, name: words } });
  const { investigator, name: called = "" } = saved.deck;
  const card = cardOf(reference, investigator);
  const [rules = ""] = say(deckText(investigator)).split("\n");
  return (
    <header className={css.head}>
      <span className={css.portrait}>
        <Portrait id={investigator} />
      </span>
      <div className={css.names}>
        <Button small kind="quiet" icon="back" className={css.back} onClick={() => open(null)}>
          {w("to-shelf")}
        </Button>
        <h1 className={css.unseen}>{w("builder-heading", { who: cardName(investigator) })}</h1>
        <div className={css.name}>
          <label htmlFor={name} className={css.unseen}>
            {w("deck-name")}
          </label>
          <textarea
            id={name}
            rows={1}
            value={called}
            maxLength={LONGEST_NAME}
            placeholder={w("nameless", { who: cardName(investigator) })}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => call(event.target.value.replaceAll("\n", " "))}
            onBlur={(event) => rename(saved.id, event.target.value)}
            onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
          />
        </div>
        <p className={css.who}>
          {card && <ClassEmblem cardClass={classOf(card)} size="1.35rem" title={say(tell(`class-${classOf(card)}`))} />}
          <strong>{say(cardName(investigator))}</strong>
        </p>
        <p className={css.rules}>{rules}</p>
      </div>
      <div className={css.side}>
        <div className={css.acts}>{acts}</div>
        {fixed ? (
          <p className={css.fixed}>
            {w("terms-of-table", { sets: terms.core_sets, mode: terms.standalone ? "alone" : "campaign" })}
          </p>
        ) : (
          <div className={css.terms}>
            <Segmented
              label={w("terms-mode")}
              value={terms.standalone ? "standalone" : "campaign"}
              options={[
                { value: "campaign", label: w("terms-campaign") },
                { value: "standalone", label: w("terms-standalone") },
              ]}
              onChange={(mode) => onTerms({ ...terms, standalone: mode === "standalone" })}
            />
            <Segmented
              label={w("terms-sets")}
              value={String(terms.core_sets)}
              options={[
                { value: "1", label: "1" },
                { value: "2", label: "2" },
              ]}
              onChange={(sets) => onTerms({ ...terms, core_sets: sets === "1" ? 1 : 2 })}
            />
          </div>
        )}
      </div>
    </header>
  );
}
