import type { ReactNode } from "react";
import type { Face, Member, Scene } from "../../games/face";
import { T } from "../../text/say";
import { cx } from "../../ui/cx";
import type { SeatInfo } from "../../wire";
import { MemberCard } from "./member-card";
import css from "./team.module.css";

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  members: readonly Member[];
  seats: readonly SeatInfo[];
  /** The seats one holds oneself. */
  mine?: readonly number[];
  deciding?: readonly number[];
  /** What can be done about a seat. */
  menu?: ((member: Member, seat: SeatInfo | undefined) => ReactNode) | undefined;
}

/** More figures than this are shown smaller, so that all are in sight. */
const FEW = 4;

/** The figures of the players, and under them what the team knows. */
export function Team({ face, scene, members, seats, mine = [], deciding = [], menu }: Props) {
  const crowded = members.length > FEW;
  return (
    <div className={cx(css.team, crowded && css.crowded)}>
      <h2 className={css.title}>
        <T id="team" />
      </h2>
      <ul className={css.members}>
        {members.map((member) => {
          const seat = seats.find((each) => each.number === member.seat);
          return (
            <li key={member.id}>
              <MemberCard
                face={face}
                scene={scene}
                member={member}
                seat={seat}
                mine={mine.includes(member.seat)}
                deciding={deciding.includes(member.seat)}
                crowded={crowded}
                menu={menu?.(member, seat)}
              />
            </li>
          );
        })}
      </ul>
      <div className={css.knowledge}>
        <face.Knowledge scene={scene} />
      </div>
    </div>
  );
}
