import type { Say } from "../../../text/say";
import { Icon } from "../art/icon";
import { skillIcon } from "../verbs";
import { skillName, tell } from "../words";
import css from "./skill-list.module.css";

interface Props {
  say: Say;
  skills: Readonly<Record<string, number>>;
  /** There is little room: signs and numbers. */
  short?: boolean;
}

/** Skills as they are printed on a trait. */
export function SkillList({ say, skills, short = false }: Props) {
  return (
    <span className={css.skills}>
      {Object.entries(skills).map(([skill, value]) => {
        const words = say(tell("skill-value", { skill: skillName(skill), value }));
        return (
          <span key={skill} className={css.skill} title={words}>
            <Icon name={skillIcon(skill)} size="1.1em" title={short ? words : undefined} />
            {short ? <b aria-hidden="true">{value}</b> : words}
          </span>
        );
      })}
    </span>
  );
}
