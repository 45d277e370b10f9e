/** The shelf: the decks one keeps in this browser, and new ones to begin. */
import { useEffect, useRef, useState } from "react";
import { LinkButton } from "../../../pages/link-button";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast";
import type { WorkshopProps } from "../../face";
import { Icon } from "../art/icon";
import type { Deck, Reference } from "../wire";
import { cardName, GAME } from "../words";
import { ExportDialog } from "./ExportDialog";
import { ImportDialog } from "./ImportDialog";
import { NewDeck } from "./NewDeck";
import { SavedCard } from "./SavedCard";
import { type SavedDeck, useSaved } from "./saved";
import css from "./shelf.module.css";
import { termsFor } from "./terms";
import { type Beginning, problemOf, tools } from "./tools";
import { useVerdicts } from "./useVerdicts";
import { useWords, words } from "./words";

interface ShelfProps extends Pick<WorkshopProps<Reference>, "reference" | "waiting"> {
  open(deck: string | null): void;
}

export function Shelf({ reference, waiting, open }: ShelfProps) {
  const w = useWords();
  const say = useSay();
  const { decks, kept, add, duplicate, remove, restore } = useSaved();
  const [importing, setImporting] = useState(false);
  const [exported, setExported] = useState<Deck | null>(null);
  const [gone, setGone] = useState<SavedDeck | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const verdicts = useVerdicts(decks);
  const terms = termsFor(waiting);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (gone) undo.current?.focus();
  }, [gone]);

  const begin = async (investigator: string, kind: Beginning) => {
    try {
      const deck = await tools.begin(investigator, kind);
      const who = { investigator: cardName(investigator) };
      const name = say(kind === "empty" ? words("new-name", who) : { domain: GAME, id: `deck-${kind}`, args: who });
      open(add({ ...deck, name }, terms).id);
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  const nameOf = ({ deck }: SavedDeck) => deck.name || w("nameless", { who: cardName(deck.investigator) });
  return (
    <div ref={root} tabIndex={-1} className={css.shelf}>
      <header className={css.head}>
        <div>
          <h1>{w("shelf-heading")}</h1>
          <p>{w("shelf-lead")}</p>
        </div>
        <div className={css.acts}>
          <Button icon="open-file" onClick={() => setImporting(true)}>
            {w("import")}
          </Button>
          <LinkButton href={`/new/${GAME}`} kind="quiet">
            {waiting ? w("back-to-table") : w("to-table")}
          </LinkButton>
        </div>
      </header>
      {waiting && (
        <p className={css.waiting}>
          <Icon name="empty-chair" size="1.2rem" />
          {w("seat-waits", { number: waiting.seat + 1 })}
        </p>
      )}
      {!kept && (
        <p className={css.warning} role="status">
          <Icon name="report" size="1.1rem" />
          {w("not-kept")}
        </p>
      )}
      <section aria-labelledby="kept-decks">
        <h2 id="kept-decks">{w("kept-heading")}</h2>
        {gone && (
          <p className={css.gone} role="status">
            <span>{w("deleted", { name: nameOf(gone) })}</span>
            <Button
              ref={undo}
              small
              icon="undo"
              onClick={() => {
                restore(gone);
                setGone(null);
              }}
            >
              {w("restore")}
            </Button>
          </p>
        )}
        {decks.length === 0 && <p className={css.none}>{w("kept-none")}</p>}
        <ul className={css.decks}>
          {decks.map((saved) => (
            <SavedCard
              key={saved.id}
              saved={saved}
              verdict={verdicts.get(saved.id) ?? null}
              reference={reference}
              open={() => open(saved.id)}
              duplicate={() => duplicate(saved.id, w("copy-of", { name: nameOf(saved) }))}
              exportIt={() => setExported(saved.deck)}
              remove={() => {
                remove(saved.id);
                setGone(saved);
              }}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="new-deck">
        <h2 id="new-deck">{w("new-heading")}</h2>
        <p className={css.why}>{w("new-why")}</p>
        <NewDeck reference={reference} chosen={waiting?.figure ?? null} begin={begin} />
      </section>
      <ImportDialog
        open={importing}
        terms={terms}
        onClose={() => setImporting(false)}
        onRead={(found) => {
          setImporting(false);
          const saved = [...found].reverse().map(({ deck }) => add(deck, terms));
          if (saved.length === 1) open(saved[0]?.id ?? null);
          else toast(words("imported", { count: saved.length }), "good", "check");
        }}
      />
      {exported && <ExportDialog open deck={exported} onClose={() => setExported(null)} />}
    </div>
  );
}
