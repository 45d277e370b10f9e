import type { ReactNode } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import { useSay } from "../../text/say";
import type { Message } from "../../wire";
import css from "./setting-detail.module.css";

/** What an investigator brings, for those who set up a table. */
interface Props {
  occupation: Message;
  /** The figures on the sheet, in a sentence. */
  figures: Message;
  skills: readonly { icon: IconName; value: Message }[];
  /** What they can do. */
  lines: readonly Message[];
  /** What else they bring. */
  children?: ReactNode;
}

export function InvestigatorDetail({ occupation, figures, skills, lines, children }: Props) {
  const say = useSay();
  return (
    <div className={css.sheet}>
      <p className={css.kicker}>{say(occupation)}</p>
      <p>{say(figures)}</p>
      <ul className={css.skills}>
        {skills.map(({ icon, value }) => (
          <li key={icon}>
            <Icon name={icon} size="1.1em" />
            {say(value)}
          </li>
        ))}
      </ul>
      <Lines lines={lines} />
      {children}
    </div>
  );
}

/** What is printed on something, a paragraph each. */
export function Lines({ lines }: { lines: readonly Message[] }) {
  const say = useSay();
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines stand in their order
    <p key={place}>{say(line)}</p>
  ));
}
