/** One setting, asked for as its shape wants it. */
import { useId } from "react";
import { useSay } from "../../text/say";
import { Segmented, Switch, TextField } from "../../ui/field";
import type { Problem, SettingInfo } from "../../wire";
import type { Kit } from "../kit";
import { useWords } from "../words";
import { Trouble } from "./section";
import css from "./setting-field.module.css";
import { askedAs, labelOf, seatNamed } from "./settings";

interface FieldProps {
  setting: SettingInfo;
  kit: Kit;
  players: number;
  value: unknown;
  onChange(value: unknown): void;
  problem: Problem | null;
}

export function SettingField(props: FieldProps) {
  const { setting, value, onChange, problem } = props;
  const say = useSay();
  const asked = askedAs(setting);
  if (asked === "choice") return setting.reading ? <Reading {...props} /> : <Choice {...props} />;
  if (asked === "seat") return <Seat {...props} />;
  return (
    <div className={css.plain}>
      {asked === "switch" ? (
        <Switch
          label={say(setting.about)}
          hint={labelOf(setting, value) && labelled(setting, value, say)}
          on={value === true}
          onChange={onChange}
        />
      ) : (
        <TextField
          label={say(setting.about)}
          value={String(value ?? "")}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <Trouble problem={problem} />
    </div>
  );
}

function labelled(setting: SettingInfo, value: unknown, say: ReturnType<typeof useSay>): string {
  const label = labelOf(setting, value);
  return label ? say(label) : String(value);
}

/** One of the seats, or what may be said instead. */
function Seat({ setting, players, value, onChange, problem }: FieldProps) {
  const say = useSay();
  const w = useWords();
  const seats = Array.from({ length: players }, (_, seat) => ({
    value: String(seat),
    label: w("seat-number", { number: seat + 1 }),
    said: seat as unknown,
  }));
  const others = (setting.values ?? []).map((each) => ({
    value: String(each),
    label: labelled(setting, each, say),
    said: each,
  }));
  const options = [...seats, ...others];
  return (
    <div className={css.plain}>
      <Segmented
        label={say(setting.about)}
        value={String(seatNamed(setting, value, players))}
        options={options}
        onChange={(chosen) => onChange(options.find((each) => each.value === chosen)?.said)}
      />
      <Trouble problem={problem} />
    </div>
  );
}

/** "Ancient One: who is being summoned" is a heading and what it is about. */
function cut(about: string): [string, string | null] {
  const at = about.indexOf(": ");
  if (at < 0) return [about, null];
  const rest = about.slice(at + 2);
  return [about.slice(0, at), rest.charAt(0).toUpperCase() + rest.slice(1)];
}

/** What shapes the game: each value a card with its picture, and what the chosen one brings. */
function Choice({ setting, kit, value, onChange, problem }: FieldProps) {
  const say = useSay();
  const w = useWords();
  const name = useId();
  const [title, why] = cut(say(setting.about));
  const { Emblem, SettingDetail } = kit.face;
  return (
    <section className={css.choice} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{title}</h2>
      {why && <p className={css.why}>{why}</p>}
      <div className={css.cards} role="radiogroup" aria-labelledby={`${name}-title`}>
        {setting.values?.map((each) => (
          <label key={String(each)} className={css.card}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
            <span className={css.emblem}>
              <Emblem setting={setting.name} value={each} />
            </span>
            <span className={css.label}>{labelled(setting, each, say)}</span>
          </label>
        ))}
      </div>
      {SettingDetail && (
        <section className={css.detail} aria-label={w("details")}>
          <SettingDetail setting={setting.name} value={value} reference={kit.reference} />
        </section>
      )}
      <Trouble problem={problem} />
    </section>
  );
}

/** An open point of the rulebook: the readings below each other, ours first. */
function Reading({ setting, value, onChange, problem }: FieldProps) {
  const say = useSay();
  const w = useWords();
  const name = useId();
  return (
    <fieldset className={css.reading}>
      <legend>{say(setting.about)}</legend>
      {setting.values?.map((each) => (
        <label key={String(each)}>
          <input type="radio" name={name} checked={each === value} onChange={() => onChange(each)} />
          <span>{labelled(setting, each, say)}</span>
          {each === setting.default && <span className={css.usual}>{w("by-default")}</span>}
        </label>
      ))}
      <Trouble problem={problem} />
    </fieldset>
  );
}
