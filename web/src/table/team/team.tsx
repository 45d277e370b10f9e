import { type ReactNode, useId } from "react";
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

/** The figures of the team, those who play against it, and under them what the team knows. */
export function Team(props: Props) {
  const { face, scene, members } = props;
  const against = members.filter((member) => member.against);
  return (
    <div className={cx(css.team, members.length > FEW && css.crowded)}>
      <Figures {...props} title="team" shown={members.filter((member) => !member.against)} />
      {against.length > 0 && <Figures {...props} title="team-against" shown={against} />}
      <div className={css.knowledge}>
        <face.Knowledge scene={scene} />
      </div>
    </div>
  );
}

function Figures({
  face,
  scene,
  members,
  seats,
  mine = [],
  deciding = [],
  menu,
  title,
  shown,
}: Props & { title: string; shown: readonly Member[] }) {
  const id = useId();
  return (
    <>
      <h2 id={id} className={css.title}>
        <T id={title} />
      </h2>
      <ul aria-labelledby={id} className={css.members}>
        {shown.map((member) => {
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
                crowded={members.length > FEW}
                menu={menu?.(member, seat)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
