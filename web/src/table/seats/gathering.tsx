import type { Face, Member } from "../../games/face";
import { T } from "../../text/say";
import { Button } from "../../ui/button";
import type { SeatInfo, TableInfo } from "../../wire";
import type { Standing } from "./actions";
import { useLinks } from "./links";
import css from "./seats.module.css";
import { SeatLink, SeatRow } from "./seats-dialog";

interface Props {
  face: Face;
  members: readonly Member[];
  standing: Standing;
}

/** The seats nobody has come to yet. */
export function missingFrom(table: TableInfo, mine: readonly number[]): SeatInfo[] {
  return table.seats.filter(({ kind, devices, number }) => kind !== "bot" && devices === 0 && !mine.includes(number));
}

/** Before the game: who is still missing, and the links to send them. */
export function GatheringBody({ face, members, standing }: Props) {
  const { table, host, act } = standing;
  const { links } = useLinks(table.code, host, true);
  const missing = missingFrom(table, standing.mine);
  return (
    <div className={css.gathering}>
      <p className={css.code}>
        <span className={css.calm}>
          <T id="table-code" />
        </span>
        <strong>{table.code}</strong>
      </p>
      <ul className={css.seats}>
        {table.seats.map((seat) => (
          <li key={seat.number}>
            <SeatRow face={face} members={members} seat={seat} standing={standing} />
            {missing.includes(seat) && seat.kind === "human" && links.has(seat.number) && (
              <SeatLink token={links.get(seat.number) ?? ""} seat={seat.number} members={members} standing={standing} />
            )}
          </li>
        ))}
      </ul>
      {host ? (
        <>
          <Button kind="primary" icon="play" onClick={act.begin}>
            <T id="begin" />
          </Button>
          {missing.length > 0 && (
            <p className={css.calm}>
              <T id="begin-hint" />
            </p>
          )}
        </>
      ) : (
        <p className={css.calm}>
          <T id="gathering-guest" />
        </p>
      )}
    </div>
  );
}
