import { Icon } from "../../art/icon";
import type { Face, Member, Thing } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { cx } from "../../ui/cx";
import { GaugeFigure } from "./gauge";
import css from "./rail.module.css";

const words = voice("web");

interface Props {
  face: Face;
  members: readonly Member[];
  mine: readonly number[];
  deciding: readonly number[];
  lit: ReadonlySet<Thing>;
}

/** The team in little: portraits with their health and sanity, who decides, who may talk. */
export function TeamRail({ face, members, mine, deciding, lit }: Props) {
  const say = useSay();
  return (
    <span className={css.rail}>
      {members.map((member) => (
        <span
          key={member.id}
          className={cx(
            css.member,
            mine.includes(member.seat) && css.mine,
            deciding.includes(member.seat) && css.deciding,
            lit.has(`investigator:${member.id}`) && css.lit,
          )}
        >
          <span className={css.portrait}>
            <face.Portrait id={member.id} title={say(member.name)} />
          </span>
          <span className={css.figures}>
            {member.gauges.map((gauge) => (
              <GaugeFigure key={gauge.kind} gauge={gauge} />
            ))}
            {member.mayTalk && <Icon name="chat" size="0.95rem" title={say(words("may-talk"))} className={css.talk} />}
            {member.lead && (
              <Icon name="lead-investigator" size="0.95rem" title={say(words("leads"))} className={css.lead} />
            )}
          </span>
        </span>
      ))}
    </span>
  );
}
