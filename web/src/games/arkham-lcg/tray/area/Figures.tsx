import { grip } from "../../../../table/grip";
import { cx } from "../../../../ui/cx";
import { Icon } from "../../art/icon";
import { Marker } from "../../art/marker";
import { Portrait } from "../../art/portrait";
import { SkillSign } from "../../art/signs";
import { cardOf, SKILLS } from "../../book";
import { abilitiesOf } from "../../options";
import type { Here } from "../../scene";
import { investigator, resources, skill as skillThing } from "../../things";
import type { InvestigatorView } from "../../wire";
import { cardName, skillName, tell } from "../../words";
import { Abilities } from "./Abilities";
import css from "./figures.module.css";

/** The investigator with their figures: skills, what they can still bear, resources, clues. */
export function Figures({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { say } = scene;
  const { handlers, legal, lit } = grip(scene, investigator(who.code));
  const own = who.seat === scene.view.seat;
  return (
    <div className={css.figures}>
      <button
        type="button"
        className={cx(css.person, legal && css.legal, lit && css.lit)}
        data-active={scene.view.active === who.seat || undefined}
        {...handlers}
      >
        <Portrait id={who.code} title={say(cardName(who.code))} />
      </button>
      <h3 className={css.name} data-thing={investigator(who.code)}>
        {say(cardName(who.code))}
      </h3>
      <Bar
        kind="health"
        now={who.health - who.damage}
        most={who.health}
        label={say(tell("figures-health", left(who.damage, who.health)))}
      />
      <Bar
        kind="sanity"
        now={who.sanity - who.horror}
        most={who.sanity}
        label={say(tell("figures-sanity", left(who.horror, who.sanity)))}
      />
      <ul className={css.skills}>
        {SKILLS.map((skill) => (
          <Skill key={skill} scene={scene} who={who} skill={skill} />
        ))}
      </ul>
      <p className={css.purse}>
        <Purse scene={scene} who={who} />
        <span role="img" aria-label={say(tell("figures-clues", { count: who.clues }))}>
          <Marker marker="clue" size="1.3em" />
          <b aria-hidden="true">{who.clues}</b>
        </span>
        {!own && (
          <span role="img" aria-label={say(tell("figures-hand", { count: who.hand_count }))}>
            <Icon name="hand" size="1.2em" />
            <b aria-hidden="true">{who.hand_count}</b>
          </span>
        )}
      </p>
      {own && abilitiesOf(investigator(who.code), scene).length > 0 && (
        <div className={css.abilities}>
          <Abilities scene={scene} thing={investigator(who.code)} />
        </div>
      )}
    </div>
  );
}

const left = (marks: number, most: number) => ({ now: Math.max(0, most - marks), most });

function Skill({ scene, who, skill }: { scene: Here; who: InvestigatorView; skill: (typeof SKILLS)[number] }) {
  const { say } = scene;
  const now = who.skills[skill];
  const printed = cardOf(scene.reference, who.code)?.skills[skill] ?? now;
  const tested = scene.view.test?.who === who.seat && scene.view.test.skill === skill;
  return (
    <li
      data-thing={`${skillThing(skill)}@${who.code}`}
      className={cx(css.skill, now > printed && css.more, now < printed && css.less, tested && css.tested)}
    >
      <SkillSign skill={skill} size="1.05em" title={say(skillName(skill))} />
      <b>{now}</b>
    </li>
  );
}

function Purse({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { handlers, legal, lit } = grip(scene, resources(who.code));
  return (
    <button
      type="button"
      className={cx(css.coins, legal && css.legal, lit && css.lit)}
      aria-label={scene.say(tell("figures-resources", { count: who.resources }))}
      {...handlers}
    >
      <Marker marker="resource" size="1.3em" />
      <b aria-hidden="true">{who.resources}</b>
    </button>
  );
}

/** What is left of health or sanity: a bar with a notch for each point. */
function Bar({ kind, now, most, label }: { kind: "health" | "sanity"; now: number; most: number; label: string }) {
  return (
    <p className={css.bar} data-kind={kind} data-low={now <= 2 || undefined} role="img" aria-label={label}>
      <Icon name={kind} size="1em" />
      <span className={css.notches} aria-hidden="true">
        {Array.from({ length: most }, (_, point) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are alike
          <span key={point} className={cx(point >= now && css.gone)} />
        ))}
      </span>
      <b aria-hidden="true">{now}</b>
    </p>
  );
}
