/** Who plays: how many, who sits where, which investigator stands before them. */
import { useState } from "react";
import { Segmented } from "../../ui/field";
import type { GameInfo, Problem, SeatRequest } from "../../wire";
import { figuresOf, type Kit, seatOf } from "../kit";
import { useWords } from "../words";
import { FigurePicker } from "./picker";
import { SeatCard } from "./seat-card";
import css from "./seats.module.css";
import { Section, Trouble } from "./section";
import { figuresSetting, leadSetting } from "./settings";
import { type Draft, withFigure, withPlayers } from "./table-request";

interface SeatsProps {
  game: GameInfo;
  kit: Kit;
  draft: Draft;
  onChange(part: Partial<Draft>): void;
  problem: Problem | null;
  toWorkshop(seat: number): void;
}

export function SeatsSection({ game, kit, draft, onChange, problem, toWorkshop }: SeatsProps) {
  const w = useWords();
  const [picking, setPicking] = useState<number | null>(null);
  const figures = figuresSetting(game);
  const players = draft.seats.length;
  const mine = draft.seats.filter((seat) => seat.kind === "mine").length;
  const seat = (number: number, request: SeatRequest) =>
    onChange({ seats: draft.seats.map((each, at) => (at === number ? request : each)) });
  const places = draft.figures.map((figure, place) => ({ figure, place, seat: seatOf(kit, place, draft) }));

  return (
    <Section title={w("section-players")} why={w("section-players-why")}>
      <div className={css.count}>
        <Segmented
          label={w("players-count")}
          value={String(players)}
          options={game.players.map((count) => ({ value: String(count), label: count }))}
          onChange={(count) => onChange(withPlayers(draft, game, Number(count), figuresOf(kit)))}
        />
      </div>
      <div className={css.players}>
        <ul className={css.seats}>
          {draft.seats.map((request, number) => (
            <SeatCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={number}
              game={game}
              kit={kit}
              number={number}
              request={request}
              places={figures ? places.filter((each) => each.seat === number) : []}
              lead={leadSetting(game) ? draft.lead : null}
              onRequest={(next) => seat(number, next)}
              onPick={setPicking}
              onFigure={(place, figure) => onChange({ figures: withFigure(draft, place, figure).figures })}
              toWorkshop={() => toWorkshop(number)}
              onLead={(lead) => onChange({ lead })}
              draft={draft}
              onOption={(name, value) => onChange({ options: { ...draft.options, [name]: value } })}
            />
          ))}
        </ul>
      </div>
      {mine === 0 && <p className={css.note}>{w("seats-none-mine")}</p>}
      {mine > 1 && <p className={css.note}>{w("seats-mine-several", { count: mine })}</p>}
      <Trouble problem={problem} />
      {figures && (
        <FigurePicker
          setting={figures}
          kit={kit}
          place={picking}
          draft={draft}
          onClose={() => setPicking(null)}
          onTake={(figure) => {
            if (picking !== null) onChange(withFigure(draft, picking, figure));
            setPicking(null);
          }}
        />
      )}
    </Section>
  );
}
