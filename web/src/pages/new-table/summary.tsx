/** The table at a glance, and the button that opens it; on a phone it stays under the thumb. */
import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import { Button } from "../../ui/button";
import type { GameInfo, Problem } from "../../wire";
import { Cover } from "../home/covers";
import { foundBy, type Kit, seatOf } from "../kit";
import { useWords } from "../words";
import { fieldOf } from "./problem";
import { SEAT_ICONS, useSeatName } from "./seat-select";
import { Trouble } from "./section";
import { askedAs, figuresSetting, labelOf, mainSettings } from "./settings";
import css from "./summary.module.css";
import type { Draft } from "./table-request";

interface SummaryProps {
  game: GameInfo;
  kit: Kit;
  draft: Draft;
  opening: boolean;
  problem: Problem | null;
}

export function Summary({ game, kit, draft, opening, problem }: SummaryProps) {
  const w = useWords();
  const say = useSay();
  const nameOf = useSeatName();
  const players = draft.seats.length;
  const figures = figuresSetting(game);
  const { Portrait } = kit.face;
  const figuresAt = (seat: number) => draft.figures.filter((_, place) => seatOf(kit, place, draft) === seat);
  const called = (figure: string | null) => {
    const label = figures && figure !== null ? labelOf(figures, figure) : null;
    return label ? say(label) : w(`figure-${foundBy(kit)}`);
  };
  const chosen = mainSettings(game, players).flatMap((setting) => {
    if (askedAs(setting) === "seat") return [];
    const value = draft.options[setting.name] ?? setting.default;
    // A switch nobody touched says nothing of the table.
    if (askedAs(setting) === "switch" && value === setting.default) return [];
    const label = labelOf(setting, value);
    return label ? [{ name: setting.name, label }] : [];
  });
  const invites = draft.seats.some((seat) => seat.kind === "human");
  return (
    <aside className={css.summary} aria-label={w("summary")}>
      <div className={css.sheet}>
        <Cover game={game.name} className={css.cover} />
        <h2>{w("summary")}</h2>
        <ul className={css.settings}>
          {chosen.map(({ name, label }) => (
            <li key={name}>{say(label)}</li>
          ))}
        </ul>
        <ul className={css.seats}>
          {draft.seats.map((seat, number) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={number}>
              <span className={css.portraits}>
                {figures
                  ? figuresAt(number).map((figure, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a seat have no other name
                      <span key={at} className={css.portrait}>
                        <Portrait id={figure ?? ""} />
                      </span>
                    ))
                  : null}
              </span>
              <span>
                <span className={css.who}>
                  <Icon name={SEAT_ICONS[seat.kind]} size="1em" /> {nameOf(seat)}
                </span>
                {figures && (
                  <span className={css.figures}>
                    {figuresAt(number).map((figure, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the figures of a seat have no other name
                      <span key={at}>{called(figure)}</span>
                    ))}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <div className={css.act}>
        {problem && fieldOf(problem, game) === null && <Trouble problem={problem} />}
        {problem && fieldOf(problem, game) !== null && (
          <p className={css.refused} role="status">
            {w("setup-refused")}
          </p>
        )}
        <Button type="submit" kind="primary" icon="play" className={css.open} disabled={opening}>
          {opening ? w("summary-opening") : w("summary-open")}
        </Button>
        {invites && <p className={css.links}>{w("summary-links")}</p>}
      </div>
    </aside>
  );
}
