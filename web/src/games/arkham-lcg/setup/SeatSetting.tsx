/** What a seat chooses beside its investigator: the deck, and whether it joins later. */
import { type ChangeEvent, useId, useState } from "react";
import { useSay } from "../../../text/say";
import { Switch } from "../../../ui/field";
import type { SeatSettingProps } from "../../face";
import { cardName, tell } from "../words";
import { investigatorOf } from "./deck-file";
import css from "./SeatSetting.module.css";

/** The campaign; only in one can somebody join later. */
const CAMPAIGN = "night-of-the-zealot";

export function SeatSetting(props: SeatSettingProps) {
  switch (props.setting) {
    case "decks":
      return <DeckOf {...props} />;
    case "sitting_out":
      return props.seat > 0 && props.options.adventure === CAMPAIGN ? <JoinsLater {...props} /> : null;
    default:
      return null;
  }
}

const READY = ["starter", "alternative"] as const;
const FILE = "file";

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** One of the two ready-made decks, or the text of a deck file. */
function DeckOf({ seat, figure, value, onChange }: SeatSettingProps) {
  const say = useSay();
  const id = useId();
  const decks = listOf(value);
  const given = decks[seat];
  const ready = READY.find((kind) => kind === given) ?? (typeof given === "string" ? FILE : "starter");
  const [kind, setKind] = useState<string>(ready);
  const text = kind === FILE && typeof given === "string" ? given : "";
  const put = (deck: string | null) => {
    const next = [...decks];
    while (next.length <= seat) next.push(null);
    next[seat] = deck;
    onChange(next);
  };
  const choose = (next: string) => {
    setKind(next);
    put(next === FILE || next === "starter" ? null : next);
  };
  const open = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) put(await file.text());
  };
  const owner = investigatorOf(text);
  return (
    <fieldset className={css.deck}>
      <legend>{say(tell("setup-seat-deck"))}</legend>
      <div className={css.kinds}>
        {[...READY, FILE].map((each) => (
          <label key={each}>
            <input type="radio" name={id} checked={kind === each} onChange={() => choose(each)} />
            <span>{say(tell(`setup-deck-${each}`))}</span>
          </label>
        ))}
      </div>
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
          <label className={css.open}>
            <input type="file" accept=".json,.txt,application/json,text/plain" onChange={(event) => void open(event)} />
            <span>{say(tell("setup-deck-open"))}</span>
          </label>
          {owner && (
            <p className={css.owner} data-wrong={(figure !== null && figure !== owner) || undefined}>
              {say(
                figure !== null && figure !== owner
                  ? tell("setup-deck-other", { who: cardName(owner) })
                  : tell("setup-deck-for", { who: cardName(owner) }),
              )}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}

function JoinsLater({ seat, value, onChange }: SeatSettingProps) {
  const say = useSay();
  const out = listOf(value);
  return (
    <Switch
      label={say(tell("setup-joins-later"))}
      on={out.includes(seat)}
      onChange={(on) => onChange(on ? [...out, seat] : out.filter((each) => each !== seat))}
    />
  );
}
