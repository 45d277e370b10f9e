import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import { Unseen } from "../../ui/live";
import type { GameInfo, SeatRequest } from "../../wire";
import { foundBy, type Kit } from "../kit";
import { useWords } from "../words";
import { SeatSelect } from "./seat-select";
import css from "./seats.module.css";
import { figuresSetting, labelOf, seatSettings, sideOfSeat } from "./settings";
import type { Draft } from "./table-request";

interface Place {
  figure: string | null;
  place: number;
}

interface SeatCardProps {
  game: GameInfo;
  kit: Kit;
  number: number;
  request: SeatRequest;
  places: readonly Place[];
  /** Which place leads; null where the game knows no lead. */
  lead: number | null;
  onRequest(request: SeatRequest): void;
  onPick(place: number): void;
  onFigure(place: number, figure: string): void;
  toWorkshop(): void;
  onLead(place: number): void;
  draft: Draft;
  onOption(name: string, value: unknown): void;
}

export function SeatCard(props: SeatCardProps) {
  const { game, kit, number, request, places, lead, draft, onRequest, onPick, onFigure, onLead, onOption } = props;
  const w = useWords();
  const say = useSay();
  const seat = number + 1;
  const { SeatSetting } = kit.face;
  const side = sideOfSeat(game, draft, number);
  const label = side && w("seat-on-side", { number: seat, side: say(side.title) });
  return (
    <li className={css.seat}>
      <SeatSelect
        agents={game.agents}
        number={number}
        request={request}
        {...(label && { label })}
        onRequest={onRequest}
      />
      <div className={css.figures}>
        {places.map((each, at) => (
          <FigureCard
            key={each.place}
            game={game}
            kit={kit}
            seat={seat}
            place={each}
            ordinal={places.length > 1 ? at + 1 : null}
            leads={lead === null ? null : lead === each.place}
            onPick={() => onPick(each.place)}
            onLead={() => onLead(each.place)}
          />
        ))}
        {SeatSetting &&
          seatSettings(game).map((setting) => (
            <SeatSetting
              key={setting.name}
              setting={setting.name}
              seat={number}
              figure={places[0]?.figure ?? null}
              onFigure={(figure) => onFigure(places[0]?.place ?? number, figure)}
              toWorkshop={props.toWorkshop}
              value={draft.options[setting.name] ?? setting.default}
              options={draft.options}
              onChange={(value) => onOption(setting.name, value)}
            />
          ))}
      </div>
    </li>
  );
}

interface FigureCardProps {
  game: GameInfo;
  kit: Kit;
  seat: number;
  place: Place;
  /** Which of a seat's figures, where it has several. */
  ordinal: number | null;
  leads: boolean | null;
  onPick(): void;
  onLead(): void;
}

function FigureCard({ game, kit, seat, place, ordinal, leads, onPick, onLead }: FigureCardProps) {
  const w = useWords();
  const say = useSay();
  const setting = figuresSetting(game);
  const label = setting && place.figure !== null ? labelOf(setting, place.figure) : null;
  const { Portrait } = kit.face;
  return (
    <div className={css.figure}>
      <button type="button" className={css.pick} onClick={onPick}>
        <span className={css.portrait}>
          <Portrait id={place.figure ?? ""} />
        </span>
        <Unseen>{w("figure-of", { number: seat })}</Unseen>
        <span className={css.name}>{label ? say(label) : w(`figure-${foundBy(kit)}`)}</span>
        <span className={css.change}>{w("figure-choose")}</span>
      </button>
      {leads !== null && (
        <label className={css.lead}>
          <input
            type="radio"
            name="lead"
            checked={leads}
            onChange={onLead}
            aria-label={w(ordinal ? "lead-place" : "lead-of", { number: seat, place: ordinal ?? 1 })}
          />
          <Icon name="lead-investigator" size="1.1em" />
          <span>{w("lead-label")}</span>
        </label>
      )}
    </div>
  );
}
