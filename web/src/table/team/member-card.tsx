import type { ReactNode } from "react";
import { Icon } from "../../art/icon";
import { hasIcon } from "../../art/icons";
import type { Face, Member, Scene } from "../../games/face";
import { T, useLocale, useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import type { SeatInfo } from "../../wire";
import { grip } from "../grip";
import { absenceOf, personOf } from "../people";
import { GaugeFigure, GaugeRow } from "./gauge";
import css from "./member-card.module.css";

const words = voice("web");

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  member: Member;
  seat: SeatInfo | undefined;
  mine: boolean;
  deciding: boolean;
  /** There are many: what they have left is told by numbers, and who plays them only where it is somebody else. */
  crowded?: boolean;
  menu: ReactNode;
}

/** One figure: portrait, who plays it, health and sanity, where it is and what it does. */
export function MemberCard({ face, scene, member, seat, mine, deciding, crowded = false, menu }: Props) {
  const say = useSay();
  const thing = `investigator:${member.id}`;
  const [locale] = useLocale();
  const away = seat && absenceOf(seat, mine ? [seat.number] : [], locale);
  return (
    <article
      className={cx(
        css.card,
        crowded && css.small,
        mine && css.mine,
        deciding && css.deciding,
        scene.lit.has(thing) && css.lit,
      )}
      data-thing={thing}
      onPointerEnter={() => scene.light([thing])}
      onPointerLeave={() => scene.light([])}
    >
      <span className={css.portrait}>
        <face.Portrait id={member.id} />
        {member.lead && (
          <span className={css.lead}>
            <Icon name="lead-investigator" size="0.95rem" title={say(words("leads"))} />
          </span>
        )}
      </span>
      <div className={css.told}>
        <h3 className={css.name}>{say(member.name)}</h3>
        {seat && !(crowded && mine) && (
          <p className={css.person}>
            <Icon name={seat.kind === "bot" ? "bot" : seat.kind === "open" ? "empty-chair" : "person"} size="0.95em" />
            <span>{say(personOf(seat, mine ? [member.seat] : []))}</span>
            {away && <span className={css.away}>{say(away)}</span>}
          </p>
        )}
        {crowded ? (
          <p className={css.figures}>
            {member.gauges.map((gauge) => (
              <GaugeFigure key={gauge.kind} gauge={gauge} />
            ))}
          </p>
        ) : (
          member.gauges.map((gauge) => <GaugeRow key={gauge.kind} gauge={gauge} />)
        )}
      </div>
      {menu && <div className={css.menu}>{menu}</div>}
      <p className={css.status}>
        {deciding && (
          <strong>
            <T id="decides" />
          </strong>
        )}
        {member.status.map((line) => (
          <span key={line.id}>{say(line)}</span>
        ))}
        {member.mayTalk && (
          <span className={css.talk}>
            <Icon name="chat" size="0.95em" /> <T id="may-talk" />
          </span>
        )}
      </p>
      {member.belongings.length > 0 && (
        <ul className={css.belongings} aria-label={say(words("belongings"))}>
          {member.belongings.map((belonging) => (
            <Belonging key={belonging} thing={belonging} face={face} scene={scene} />
          ))}
        </ul>
      )}
    </article>
  );
}

function Belonging({ thing, face, scene }: { thing: string; face: Face; scene: Scene<unknown, unknown> }) {
  const icon = thing.replace(":", "-");
  const title = face.explain(thing, scene)?.title ?? thing;
  const { handlers, legal, lit } = grip(scene, thing);
  return (
    <li>
      <button
        type="button"
        className={cx(css.belonging, legal && css.legal, lit && css.lit)}
        aria-label={title}
        {...handlers}
      >
        {hasIcon(icon) ? <Icon name={icon} /> : title}
      </button>
    </li>
  );
}
