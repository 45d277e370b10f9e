import { type CSSProperties, type FormEvent, useState } from "react";
import { useLocale, useSay } from "../../../text/say";
import { Button, IconButton } from "../../../ui/button";
import { Menu } from "../../../ui/menu";
import { CLASS_INK } from "../art/class-emblem";
import { Icon } from "../art/icon";
import { Portrait } from "../art/portrait";
import { cardOf, classOf } from "../book";
import type { CheckedDeck, Reference } from "../wire";
import { cardName } from "../words";
import { LONGEST_NAME, type SavedDeck, useSaved } from "./saved";
import css from "./saved.module.css";
import { useWords } from "./words";

interface CardProps {
  saved: SavedDeck;
  verdict: CheckedDeck | null;
  reference: Reference;
  open(): void;
  duplicate(): void;
  exportIt(): void;
  remove(): void;
}

/** A deck on the shelf, as a folder with the investigator's picture. */
export function SavedCard({ saved, verdict, reference, open, duplicate, exportIt, remove }: CardProps) {
  const w = useWords();
  const say = useSay();
  const [locale] = useLocale();
  const [renaming, setRenaming] = useState(false);
  const { deck, changed } = saved;
  const card = cardOf(reference, deck.investigator);
  const name = deck.name || w("nameless", { who: cardName(deck.investigator) });
  const ink = { "--ink": CLASS_INK[card ? classOf(card) : "neutral"] } as CSSProperties;
  const when = new Date(changed).toLocaleDateString(locale, { day: "numeric", month: "long" });
  const [wrong] = verdict?.problems ?? [];
  return (
    <li className={css.folder} style={ink}>
      <span className={css.portrait}>
        <Portrait id={deck.investigator} />
      </span>
      <div className={css.words}>
        {renaming ? (
          <Rename saved={saved} name={name} done={() => setRenaming(false)} />
        ) : (
          <h3>
            <button type="button" className={css.open} onClick={open}>
              {name}
            </button>
          </h3>
        )}
        <p className={css.who}>{say(cardName(deck.investigator))}</p>
        {verdict && (
          <p className={css.verdict} data-wrong={wrong !== undefined || undefined}>
            <Icon name={wrong ? "report" : "check"} size="0.95rem" />
            <span>{wrong ? say(wrong.say) : w("folder-legal", { count: verdict.count })}</span>
          </p>
        )}
        <p className={css.when}>{w("changed", { when })}</p>
      </div>
      <span className={css.menu}>
        <Menu
          label={w("folder-acts", { name })}
          icon="more"
          small
          items={[
            { key: "rename", icon: "rename", label: w("rename"), act: () => setRenaming(true) },
            { key: "duplicate", icon: "duplicate", label: w("duplicate"), act: duplicate },
            { key: "export", icon: "export", label: w("export"), act: exportIt },
            { key: "delete", icon: "delete", label: w("delete"), act: remove },
          ]}
        />
      </span>
    </li>
  );
}

function Rename({ saved, name, done }: { saved: SavedDeck; name: string; done(): void }) {
  const w = useWords();
  const rename = useSaved((state) => state.rename);
  const [words, setWords] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    rename(saved.id, words);
    done();
  };
  return (
    <form className={css.rename} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: whoever asked to rename wants to type
        autoFocus
        value={words}
        maxLength={LONGEST_NAME}
        aria-label={w("deck-name")}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && done()}
      />
      <Button small type="submit">
        {w("rename-done")}
      </Button>
      <IconButton small icon="close" label={w("rename-cancel")} onClick={done} />
    </form>
  );
}
