import type { Face, Member } from "../../games/face";
import { seatAddress, tableAddress } from "../../net/api";
import { T, useLocale, useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Segmented } from "../../ui/field";
import { Menu } from "../../ui/menu";
import { Share } from "../../ui/share";
import type { SeatInfo } from "../../wire";
import { sideOf } from "../outcome";
import { absenceOf, figuresOf, personOf } from "../people";
import { type Standing, seatActions } from "./actions";
import { useLinks } from "./links";
import css from "./seats.module.css";

const words = voice("web");

interface Props {
  open: boolean;
  onClose(): void;
  face: Face;
  members: readonly Member[];
  standing: Standing;
}

/** Who sits where, the links to sit down with, and how fast bots play. */
export function SeatsDialog({ open, onClose, face, members, standing }: Props) {
  const say = useSay();
  const { table, host, act } = standing;
  const { links, renew } = useLinks(table.code, host || standing.mine.length > 0, open);
  return (
    <Dialog open={open} onClose={onClose} title={<T id="seats-and-links" />}>
      <ul className={css.seats}>
        {table.seats.map((seat) => (
          <li key={seat.number}>
            <SeatRow face={face} members={members} seat={seat} standing={standing} />
            {seat.kind === "human" && (
              <div className={css.link}>
                {links.has(seat.number) && (
                  <SeatLink
                    token={links.get(seat.number) ?? ""}
                    seat={seat.number}
                    members={members}
                    standing={standing}
                  />
                )}
                {host && !links.has(seat.number) && seat.devices > 0 && (
                  <p className={css.caption}>
                    <T id="seat-taken" args={{ who: personOf(seat) }} />
                  </p>
                )}
                {host && !standing.mine.includes(seat.number) && (
                  <Button small kind="quiet" onClick={() => void renew(seat.number)}>
                    <T id="seat-renew" />
                  </Button>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
      {table.status === "playing" && table.seats.some((seat) => absenceOf(seat, standing.mine, "en") && !seat.gone) && (
        <p className={css.hint}>
          <T id="away-hint" />
        </p>
      )}
      {host && (table.blocked ?? 0) > 0 && (
        <p className={css.hint}>
          <T id="blocked" args={{ count: table.blocked ?? 0 }} />{" "}
          <Button small kind="quiet" onClick={act.unblock}>
            <T id="unblock" />
          </Button>
        </p>
      )}
      <h3 className={css.heading}>
        <T id="watch-link" />
      </h3>
      <Share address={tableAddress(table.code)} label={say(words("watch-link"))} />
      <p className={css.hint}>
        <T id="watch-link-hint" args={{ code: table.code, count: table.watching }} />
      </p>
      {table.seed_named && (
        <p className={css.hint}>
          <T id="seed-was-named" />
        </p>
      )}
      {host && table.seats.some((seat) => seat.kind === "bot") && table.status !== "over" && (
        <Segmented
          label={say(words("pace"))}
          value={table.pace}
          options={(["slow", "normal", "fast"] as const).map((pace) => ({
            value: pace,
            label: say(words(`pace-${pace}`)),
          }))}
          onChange={act.setPace}
        />
      )}
    </Dialog>
  );
}

interface SeatLinkProps {
  token: string;
  seat: number;
  members: readonly Member[];
  standing: Standing;
}

/** The link to a seat, and for whom it is: one's own is for one's other device. */
export function SeatLink({ token, seat, members, standing: { table, mine } }: SeatLinkProps) {
  const say = useSay();
  return (
    <div>
      <p className={css.caption}>
        <T id={mine.includes(seat) ? "seat-link-own" : "seat-link-free"} />
      </p>
      <Share
        address={seatAddress(table.code, token)}
        label={say(words("seat-link-of", { who: figuresOf(members, seat) }))}
      />
    </div>
  );
}

interface RowProps {
  face: Face;
  members: readonly Member[];
  seat: SeatInfo;
  standing: Standing;
}

export function SeatRow({ face, members, seat, standing }: RowProps) {
  const say = useSay();
  const [locale] = useLocale();
  const figures = members.filter((member) => member.seat === seat.number);
  const away = absenceOf(seat, standing.mine, locale);
  const actions = seatActions(seat, standing, say);
  const side = sideOf(standing.table, seat.number);
  const sit = actions.find((item) => item.key === "sit");
  const rest = actions.filter((item) => !["sit", "link", "look"].includes(item.key));
  return (
    <div className={css.row}>
      {figures.map((figure) => (
        <span key={figure.id} className={css.portrait}>
          <face.Portrait id={figure.id} />
        </span>
      ))}
      <span className={css.who}>
        <strong>{say(words("just", { what: figuresOf(members, seat.number) }))}</strong>
        <span>{say(personOf(seat, standing.mine))}</span>
        {away && <span>{say(away)}</span>}
        {side && <span>{say(side.title)}</span>}
      </span>
      {sit && (
        <Button small kind="primary" onClick={sit.act}>
          {sit.label}
        </Button>
      )}
      {rest.length > 0 && (
        <Menu
          small
          icon="settings"
          label={say(words("seat-menu", { who: figuresOf(members, seat.number) }))}
          items={rest}
        />
      )}
    </div>
  );
}
