import { grip } from "../../../table/grip";
import { GaugeRow } from "../../../table/team/gauge";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import * as things from "../things";
import type { InvestigatorView, Skill } from "../wire";
import { investigatorName, occupationName, skillName, spaceName, tell } from "../words";
import css from "./sheet.module.css";

/** One's own investigator: health and sanity, the five skills, clues and tickets. */
export function Sheet({ scene, own }: { scene: Here; own: InvestigatorView }) {
  const { say, reference } = scene;
  const { handlers, lit, legal } = grip(scene, things.investigator(own.id));
  return (
    <section className={css.sheet}>
      <button
        type="button"
        className={cx(css.portrait, lit && css.lit, legal && css.legal)}
        aria-label={say(investigatorName(own.id))}
        {...handlers}
      >
        <Portrait id={own.id} />
      </button>
      <div className={css.told}>
        <h3 className={css.name}>{say(investigatorName(own.id))}</h3>
        <p className={css.occupation}>
          {say(occupationName(own.id))} · {say(spaceName(own.space))}
        </p>
        <GaugeRow gauge={{ kind: "health", now: own.health, most: own.most_health }} />
        <GaugeRow gauge={{ kind: "sanity", now: own.sanity, most: own.most_sanity }} />
      </div>
      <ul className={css.skills}>
        {reference.skills.map(({ id }) => (
          <SkillPlate key={id} scene={scene} own={own} skill={id} />
        ))}
      </ul>
      <ul className={css.holdings}>
        <li>
          <Icon name="clue" size="1.1rem" />
          {say(tell("held-clues", { count: own.clues.length }))}
        </li>
        {own.trains > 0 && (
          <li>
            <Icon name="action-train" size="1.1rem" />
            {say(tell("held-trains", { count: own.trains }))}
          </li>
        )}
        {own.ships > 0 && (
          <li>
            <Icon name="action-ship" size="1.1rem" />
            {say(tell("held-ships", { count: own.ships }))}
          </li>
        )}
        {own.delayed && (
          <li className={css.delayed}>
            <Icon name="delayed" size="1.1rem" />
            {say(tell("status-delayed"))}
          </li>
        )}
      </ul>
    </section>
  );
}

/** A skill as it is printed with what it was improved by. */
function SkillPlate({ scene: { say, view }, own, skill }: { scene: Here; own: InvestigatorView; skill: Skill }) {
  const improved = own.improved[skill] ?? 0;
  const value = own.skills[skill] ?? 0;
  const tested = view.test?.skill === skill && view.test.who === own.id;
  return (
    <li
      className={cx(css.skill, tested && css.tested)}
      title={say(tell("skill-is", { skill: skillName(skill), value, improved }))}
    >
      <Icon name={`skill-${skill}`} size="1.15rem" />
      <span className={css.skillName}>{say(skillName(skill))}</span>
      <b>{value + improved}</b>
      {improved !== 0 && <small>{improved > 0 ? `+${improved}` : `−${-improved}`}</small>}
    </li>
  );
}
