/** The bench: the cards one may choose, the deck as it grows, and the rules that look over one's shoulder. */
import { useEffect, useRef, useState } from "react";
import { useAsking } from "../../../pages/asking";
import { Answered } from "../../../pages/waiting";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { announce } from "../../../ui/live";
import { toast } from "../../../ui/toast";
import type { WorkshopProps } from "../../face";
import { cardOf } from "../book";
import type { Deck, Reference } from "../wire";
import { cardName } from "../words";
import { BuilderHead } from "./BuilderHead";
import css from "./builder.module.css";
import { Cards } from "./Cards";
import { copiesIn, hasRoom, withCopies } from "./deck";
import { ExportDialog } from "./ExportDialog";
import type { CardKeys } from "./keys";
import { Sheet } from "./Sheet";
import { Stepper } from "./Stepper";
import { type SavedDeck, useSaved } from "./saved";
import { termsFor } from "./terms";
import { problemOf, tools } from "./tools";
import { useCardSheet } from "./useCardSheet";
import { useChecked } from "./useChecked";
import { useWords, words } from "./words";

interface BuilderProps extends Pick<WorkshopProps<Reference>, "reference" | "waiting" | "take"> {
  saved: SavedDeck;
  open(deck: string | null): void;
}

export function Builder({ saved, reference, waiting, take, open }: BuilderProps) {
  const w = useWords();
  const say = useSay();
  const { id, deck } = saved;
  const change = useSaved((state) => state.change);
  const terms = waiting ? termsFor(waiting) : saved.terms;
  const checked = useChecked(deck, terms);
  const { investigator } = deck;
  const pool = useAsking(`cards ${investigator} ${terms.core_sets} ${terms.standalone}`, () =>
    tools.cards(investigator, terms),
  );
  const [past, setPast] = useState<readonly Deck[]>([]);
  const [side, setSide] = useState<"cards" | "deck">("cards");
  const [exporting, setExporting] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const bench = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    root.current?.focus({ preventScroll: true });
  }, []);

  const put = (next: Deck) => {
    setPast((before) => [...before, deck]);
    change(id, { deck: next });
  };
  const hands: CardKeys = {
    set: (code, wanted) => {
      const next = withCopies(deck, code, wanted, pool.answer?.[code] ?? 0, reference);
      if (next === deck) return;
      put(next);
      announce(w("copies-now", { card: cardName(code), count: copiesIn(next, code) }));
    },
    more: (code) => hands.set(code, copiesIn(deck, code) + 1),
    less: (code) => hands.set(code, copiesIn(deck, code) - 1),
  };
  const foot = (code: string) => {
    const card = cardOf(reference, code);
    const most = pool.answer?.[code];
    const count = copiesIn(deck, code);
    if (!card || (most === undefined && count === 0)) return null;
    const room = hasRoom(deck, card, most ?? 0, reference);
    return <Stepper code={code} count={count} most={most ?? 0} hasRoom={room} hands={hands} className={css.foot} />;
  };
  const cardSheet = useCardSheet(root, reference, foot);
  const undo = () => {
    const before = past[past.length - 1];
    if (!before) return;
    setPast(past.slice(0, -1));
    change(id, { deck: { ...before, name: deck.name ?? "" } });
  };
  const bring = async () => {
    try {
      const { text } = await tools.write(deck, "json");
      take({ setting: "decks", value: text, figure: investigator });
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };

  const turn = (next: "cards" | "deck") => {
    setSide(next);
    bench.current?.scrollIntoView({ block: "start" });
  };

  const legal = checked.current && checked.found?.problems.length === 0;
  const bringing = waiting ? w("take-to-seat", { number: waiting.seat + 1 }) : w("take-to-table");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for everything inside
    <div
      ref={root}
      tabIndex={-1}
      className={css.builder}
      data-side={side}
      onKeyDown={(event) => {
        if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        undo();
      }}
    >
      <BuilderHead
        saved={saved}
        reference={reference}
        terms={terms}
        fixed={waiting !== null}
        onTerms={(next) => change(id, { terms: next })}
        open={open}
        acts={
          <>
            <Button icon="undo" disabled={past.length === 0} onClick={undo}>
              {w("undo")}
            </Button>
            <Button icon="export" onClick={() => setExporting(true)}>
              {w("export")}
            </Button>
            <Button kind="primary" icon="play" className={css.bring} disabled={!legal} onClick={() => void bring()}>
              {bringing}
            </Button>
          </>
        }
      />
      <div ref={bench} className={css.bench}>
        <section className={css.cards} aria-label={w("cards-label")}>
          <Answered asking={pool} heading="h2">
            {(copies) => (
              <Cards
                deck={deck}
                copies={copies}
                reference={reference}
                hands={hands}
                read={cardSheet.read}
                levels={terms.standalone}
              />
            )}
          </Answered>
        </section>
        <aside className={css.sheet} aria-label={w("sheet-label")}>
          <Sheet
            deck={deck}
            checked={checked}
            copies={pool.answer ?? {}}
            reference={reference}
            hands={hands}
            put={put}
            read={cardSheet.read}
          />
        </aside>
      </div>
      <div className={css.bar}>
        <fieldset className={css.sides}>
          <legend className={css.unseen}>{w("sides")}</legend>
          {(["cards", "deck"] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="side" checked={side === each} onChange={() => turn(each)} />
              <span>
                {each === "cards"
                  ? w("side-cards")
                  : w("side-deck", { count: checked.found?.count ?? 0, size: checked.found?.size ?? 0 })}
              </span>
            </label>
          ))}
        </fieldset>
        <Button kind="primary" icon="play" disabled={!legal} onClick={() => void bring()} aria-label={bringing}>
          {w(waiting ? "take-short-seat" : "take-short")}
        </Button>
      </div>
      <ExportDialog open={exporting} deck={deck} onClose={() => setExporting(false)} />
      {cardSheet.sheet}
      <SavedNote say={say} />
    </div>
  );
}

function SavedNote({ say }: { say: ReturnType<typeof useSay> }) {
  const kept = useSaved((state) => state.kept);
  return <p className={css.kept}>{say(words(kept ? "kept" : "not-kept"))}</p>;
}
