import type { ReactNode } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Gauge, Scene, Thing } from "../../games/face";
import { cx } from "../../ui/cx";
import type { Message } from "../../wire";
import { grip } from "../grip";
import { GaugeRow } from "../team/gauge";
import css from "./sheet.module.css";

export interface SkillOnSheet {
  id: string;
  icon: IconName;
  name: Message;
  /** How the value comes about. */
  title: Message;
  value: number;
  /** What has changed the value, on a small sign at its corner. */
  changed: ReactNode;
  /** It is being tested now. */
  tested: boolean;
}

interface Held {
  icon: IconName;
  label: Message;
  /** It weighs on whoever has it. */
  bad?: boolean;
}

interface SheetProps {
  scene: Scene<unknown, unknown>;
  thing: Thing;
  portrait: ReactNode;
  name: Message;
  /** Who and where they are. */
  about: readonly Message[];
  gauges: readonly Gauge[];
  skills: readonly SkillOnSheet[];
  holdings: readonly Held[];
}

/** More skills than these stand in a list beside the portrait, with their names in full. */
const FEW = 5;

/** One's own investigator: health and sanity, the skills, and what else they have. */
export function InvestigatorSheet({ scene, thing, portrait, name, about, gauges, skills, holdings }: SheetProps) {
  const { say } = scene;
  const { handlers, lit, legal } = grip(scene, thing);
  return (
    <section className={cx(css.sheet, skills.length > FEW && css.many)}>
      <button
        type="button"
        className={cx(css.portrait, lit && css.lit, legal && css.legal)}
        aria-label={say(name)}
        {...handlers}
      >
        {portrait}
      </button>
      <div className={css.told}>
        <h3 className={css.name}>{say(name)}</h3>
        <p className={css.about}>{about.map(say).join(" · ")}</p>
        {gauges.map((gauge) => (
          <GaugeRow key={gauge.kind} gauge={gauge} />
        ))}
      </div>
      <ul className={css.skills}>
        {skills.map(({ id, icon, name, title, value, changed, tested }) => (
          <li key={id} className={cx(css.skill, tested && css.tested)} title={say(title)}>
            <Icon name={icon} size="1.15rem" />
            <span className={css.skillName}>{say(name)}</span>
            <b>{value}</b>
            {changed && <small>{changed}</small>}
          </li>
        ))}
      </ul>
      <ul className={css.holdings}>
        {holdings.map(({ icon, label, bad }) => (
          <li key={icon} className={cx(bad && css.bad)}>
            <Icon name={icon} size="1.1rem" />
            {say(label)}
          </li>
        ))}
      </ul>
    </section>
  );
}
