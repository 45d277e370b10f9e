import { type FormEvent, useEffect, useState } from "react";
import { useLocation } from "wouter";
import { api, problemOf } from "../../net/api";
import { useSay } from "../../text/say";
import { TextField } from "../../ui/field";
import type { GameInfo, Problem, SettingInfo } from "../../wire";
import { figuresOf, type Kit } from "../kit";
import { LinkButton } from "../link-button";
import { useWords } from "../words";
import css from "./form.module.css";
import { fieldOf } from "./problem";
import { RunSection } from "./run";
import { SeatsSection } from "./seats";
import { Folded, Trouble } from "./section";
import { SettingField } from "./setting-field";
import { askedAs, figuresSetting, leadSetting, mainSettings, readings, seatSettings } from "./settings";
import { forgetAside, layAside, lookAside } from "./shelf";
import { Summary } from "./summary";
import { type Draft, newDraft, tableRequest } from "./table-request";

export function NewTableForm({ game, kit }: { game: GameInfo; kit: Kit }) {
  const w = useWords();
  const say = useSay();
  const [, go] = useLocation();
  const [draft, setDraft] = useState<Draft>(() => lookAside(game.name)?.draft ?? newDraft(game, figuresOf(kit)));
  useEffect(() => forgetAside(game.name), [game.name]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [opening, setOpening] = useState(false);
  const field = problem && fieldOf(problem, game);

  const change = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setProblem(null);
  };
  const choose = (setting: SettingInfo, value: unknown) => {
    // Which seats have figures may hang on who is at another one.
    const anew = askedAs(setting) === "seat" && kit.face.seatOf;
    change({
      options: { ...draft.options, [setting.name]: value },
      ...(anew && { figures: draft.figures.map(() => null) }),
    });
  };
  const troubleOf = (setting: string) =>
    field && typeof field === "object" && field.setting === setting ? problem : null;
  const seatsTrouble =
    field === "seats"
      ? problem
      : ([figuresSetting(game), leadSetting(game), ...seatSettings(game)]
          .map((setting) => troubleOf(setting?.name ?? ""))
          .find((trouble) => trouble !== null) ?? null);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    setOpening(true);
    setProblem(null);
    try {
      const { code } = await api.makeTable(tableRequest(draft, game));
      go(`/table/${code}`);
    } catch (error) {
      setProblem(problemOf(error));
      setOpening(false);
    }
  };

  const players = draft.seats.length;
  const open_points = readings(game, players);
  const changed = open_points.filter(({ name, default: usual }) => (draft.options[name] ?? usual) !== usual).length;
  const fieldFor = (setting: SettingInfo) => (
    <SettingField
      key={setting.name}
      setting={setting}
      kit={kit}
      players={players}
      value={draft.options[setting.name] ?? setting.default}
      onChange={(value) => choose(setting, value)}
      problem={troubleOf(setting.name)}
    />
  );

  return (
    <form className={css.form} onSubmit={(event) => void open(event)} noValidate>
      <header className={css.head}>
        <p className={css.game}>{say(game.title)}</p>
        <h1>{w("new-heading")}</h1>
        <p className={css.lead}>{w("new-lead")}</p>
        {game.rules && (
          <LinkButton
            href={`/rules/${game.name}`}
            small
            icon="rules"
            label={w("rules-of-game", { game: say(game.title) })}
          >
            {w("rules-of")}
          </LinkButton>
        )}
      </header>
      <div className={css.sections}>
        <SeatsSection
          game={game}
          kit={kit}
          draft={draft}
          onChange={change}
          problem={seatsTrouble}
          toWorkshop={(seat) => {
            layAside({ game: game.name, draft, seat });
            go(`/decks/${game.name}`);
          }}
        />
        {mainSettings(game, players).map(fieldFor)}
        <RunSection game={game} draft={draft} onChange={change} />
        {open_points.length > 0 && (
          <Folded
            title={w("section-readings")}
            aside={changed > 0 ? w("section-changed", { count: changed }) : null}
            open={open_points.some((setting) => troubleOf(setting.name) !== null)}
          >
            <p className={css.why}>{w("section-readings-why")}</p>
            <div className={css.readings}>{open_points.map(fieldFor)}</div>
          </Folded>
        )}
        <Folded title={w("section-advanced")} aside={draft.seed.trim() || null} open={field === "seed"}>
          <TextField
            label={w("seed")}
            hint={w("seed-hint")}
            placeholder={w("seed-unset")}
            value={draft.seed}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={field === "seed"}
            onChange={(event) => change({ seed: event.target.value })}
          />
          {field === "seed" && <Trouble problem={problem} />}
        </Folded>
      </div>
      <Summary game={game} kit={kit} draft={draft} opening={opening} problem={problem} />
    </form>
  );
}
