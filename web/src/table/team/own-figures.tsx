import { Icon } from "../../art/icon";
import type { Face, Holding, Member } from "../../games/face";
import { useSay } from "../../text/say";
import { GaugeFigure } from "./gauge";
import css from "./own-figures.module.css";

/** One's own figures in a line: what they can still bear, and what they hold. */
export function OwnFigures({ face, members }: { face: Face; members: readonly Member[] }) {
  const say = useSay();
  const told = members.filter(({ gauges, holdings }) => gauges.length + holdings.length > 0);
  if (told.length === 0) return null;
  return (
    <ul className={css.own}>
      {told.map((member) => (
        <li key={member.id} className={css.figure} data-thing={`investigator:${member.id}`}>
          {told.length > 1 && (
            <span className={css.portrait}>
              <face.Portrait id={member.id} title={say(member.name)} />
            </span>
          )}
          {member.gauges.map((gauge) => (
            <GaugeFigure key={gauge.kind} gauge={gauge} />
          ))}
          {member.holdings.map((holding) => (
            <HoldingFigure key={holding.icon} {...holding} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function HoldingFigure({ icon, count, label }: Holding) {
  const say = useSay();
  return (
    <span className={css.holding} role="img" aria-label={say(label)}>
      <Icon name={icon} size="0.95rem" />
      <span aria-hidden="true">{count}</span>
    </span>
  );
}
