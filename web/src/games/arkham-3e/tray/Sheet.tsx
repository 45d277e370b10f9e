import { grip } from "../../../table/grip";
import { GaugeRow } from "../../../table/team/gauge";
import { cx } from "../../../ui/cx";
import { Icon } from "../art/icon";
import { focusOn } from "../people";
import { Portrait } from "../portrait";
import { holdingsOf } from "../progress";
import type { Here } from "../scene";
import * as things from "../things";
import type { InvestigatorView, Skill } from "../wire";
import { investigatorName, occupationName, skillName, spaceName, tell } from "../words";
import css from "./sheet.module.css";

/** One's own investigator: health and sanity, the five skills with their focus tokens, money, clues and remnants. */
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
        <GaugeRow gauge={{ kind: "health", now: own.health - own.damage, most: own.health }} />
        <GaugeRow gauge={{ kind: "sanity", now: own.sanity - own.horror, most: own.sanity }} />
      </div>
      <ul className={css.skills}>
        {reference.skills.map(({ id }) => (
          <SkillPlate key={id} scene={scene} own={own} skill={id} />
        ))}
      </ul>
      <ul className={css.holdings}>
        {holdingsOf(own)
          .filter(({ icon }) => icon !== "focus-token")
          .map(({ icon, label }) => (
            <li key={icon}>
              <Icon name={icon} size="1.1rem" />
              {say(label)}
            </li>
          ))}
        {own.focus_limit !== null && (
          <li>
            <Icon name="focus-token" size="1.1rem" />
            {say(tell("focus-of", { count: own.focus.length, limit: own.focus_limit }))}
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

/** A skill with the focus tokens on it, each of which raises it by 1. */
function SkillPlate({ scene: { say, view }, own, skill }: { scene: Here; own: InvestigatorView; skill: Skill }) {
  const focused = focusOn(own, skill);
  const value = own.skills[skill] ?? 0;
  const tested = view.test?.skill === skill && view.test.who === own.id;
  return (
    <li
      className={cx(css.skill, tested && css.tested)}
      title={say(tell("skill-is", { skill: skillName(skill), value, focused }))}
    >
      <Icon name={`skill-${skill}`} size="1.15rem" />
      <span className={css.skillName}>{say(skillName(skill))}</span>
      <b>{value + focused}</b>
      {focused > 0 && (
        <small className={css.focus}>
          <Icon name="focus-token" size="0.75rem" title={say(tell("focus-on", { count: focused }))} />
          {focused > 1 && focused}
        </small>
      )}
    </li>
  );
}
