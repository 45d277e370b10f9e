/** The deck of a seat: one of the two ready-made ones, one that is kept in this browser, or a deck file. */
import { useEffect, useId, useState } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { toast } from "../../../ui/toast";
import type { SeatSettingProps } from "../../face";
import { Icon } from "../art/icon";
import { FileButton, textOf } from "../decks/FileButton";
import { type SavedDeck, useSaved } from "../decks/saved";
import { termsOf } from "../decks/terms";
import { problemOf, tools } from "../decks/tools";
import { words } from "../decks/words";
import { cardName, tell } from "../words";
import css from "./SeatSetting.module.css";
import { type Given, useGiven } from "./useGiven";

const READY = ["starter", "alternative"] as const;
const OWN = "own";
const FILE = "file";

/** A longer file is sent to the table as its cards alone: a table takes no stories along. */
const LONG = 6000;

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The kept deck that a file was written from, as far as its name tells. */
function keptAs(text: string, decks: readonly SavedDeck[]): SavedDeck | undefined {
  try {
    const file = JSON.parse(text) as { name?: unknown; investigator_code?: unknown } | null;
    return decks.find(({ deck }) => (deck.name ?? "") === file?.name && deck.investigator === file?.investigator_code);
  } catch {
    return undefined;
  }
}

export function DeckOf({ seat, figure, value, options, onChange, onFigure, toWorkshop }: SeatSettingProps) {
  const say = useSay();
  const id = useId();
  const kept = useSaved((state) => state.decks);
  const chosen = listOf(value);
  const given = chosen[seat];
  const ready = READY.find((each) => each === given);
  const text = typeof given === "string" && !ready ? given : "";
  const own = text ? keptAs(text, kept) : undefined;
  const [kind, setKind] = useState<string>(ready ?? (own ? OWN : text ? FILE : "starter"));
  const found = useGiven(text, termsOf(options));

  const put = (deck: string | null) => {
    const next = [...chosen];
    while (next.length <= seat) next.push(null);
    next[seat] = deck;
    onChange(next);
  };
  const choose = (next: string) => {
    setKind(next);
    put(next === "alternative" ? next : null);
  };
  const take = async (saved: SavedDeck | undefined) => {
    if (!saved) return put(null);
    try {
      const file = await tools.write(saved.deck, "json");
      put(file.text);
      onFigure(saved.deck.investigator);
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  const open = async (file: File) => {
    try {
      put(await textOf(file));
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every deck that was found
  useEffect(() => {
    if (found.deck && text.length > LONG) void tools.write(found.deck.deck, "json").then((file) => put(file.text));
  }, [found.deck]);

  return (
    <fieldset className={css.deck}>
      <legend>{say(tell("setup-seat-deck"))}</legend>
      <div className={css.kinds}>
        {[...READY, OWN, FILE].map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={kind === each} onChange={() => choose(each)} />
            <span>{say(each === OWN ? words("setup-own") : tell(`setup-deck-${each}`))}</span>
          </label>
        ))}
      </div>
      {kind === OWN && (
        <div className={css.own}>
          {kept.length > 0 && (
            <select
              className={css.select}
              aria-label={say(words("setup-own-which"))}
              value={own?.id ?? ""}
              onChange={({ target }) => void take(kept.find((saved) => saved.id === target.value))}
            >
              <option value="">{say(words("setup-own-choose"))}</option>
              {kept.map((saved) => (
                <option key={saved.id} value={saved.id}>
                  {saved.deck.name || say(words("nameless", { who: cardName(saved.deck.investigator) }))}
                </option>
              ))}
            </select>
          )}
          <Button small icon="deck" onClick={toWorkshop}>
            {say(words(kept.length > 0 ? "setup-build" : "setup-build-first"))}
          </Button>
        </div>
      )}
      {kind === FILE && (
        <>
          <textarea
            className={css.text}
            rows={4}
            value={text}
            spellCheck={false}
            aria-label={say(tell("setup-deck-paste"))}
            placeholder={say(tell("setup-deck-paste"))}
            onChange={(event) => put(event.target.value || null)}
          />
          <FileButton onFile={(file) => void open(file)}>{say(tell("setup-deck-open"))}</FileButton>
        </>
      )}
      {text !== "" && <Found found={found} figure={figure} />}
    </fieldset>
  );
}

/** Whose deck it is and whether the rules allow it at this table. */
function Found({ found: { deck, problem }, figure }: { found: Given; figure: string | null }) {
  const say = useSay();
  const owner = deck?.deck.investigator;
  const wrong = problem
    ? problem.say
    : owner && figure !== null && figure !== owner
      ? tell("setup-deck-other", { who: cardName(owner) })
      : deck?.problems[0]?.say;
  const fine = owner && words("setup-fine", { who: cardName(owner), count: deck?.count ?? 0 });
  const said = wrong ?? fine;
  return (
    <p className={css.owner} role="status" data-wrong={wrong !== undefined || undefined}>
      {said && <Icon name={wrong ? "report" : "check"} size="1rem" />}
      {said && <span>{say(said)}</span>}
    </p>
  );
}
