/** The small signs that stand in the corners of cards. */

import type { Say } from "../../../../text/say";
import { cx } from "../../../../ui/cx";
import { ClassEmblem } from "../../art/class-emblem";
import { Icon } from "../../art/icon";
import { isOneOf, SKILLS, SLOTS } from "../../art/names";
import { SkillSign, SlotSign } from "../../art/signs";
import { classOf } from "../../book";
import type { CardReference } from "../../wire";
import { skillName, tell } from "../../words";
import css from "./bits.module.css";
import print from "./print.module.css";

interface Printed {
  card: CardReference;
  say: Say;
}

/** What it costs now, and whether that is what is printed. */
export function Cost({ card, price, say }: { card: CardReference; price?: number | null | undefined; say: Say }) {
  if (card.type !== "asset" && card.type !== "event") return null;
  const printed = card.cost;
  const now = price ?? printed;
  const change = printed === null || now === null ? 0 : now - printed;
  return (
    <span className={cx(css.cost, change < 0 && css.cheaper, change > 0 && css.dearer)}>
      <span className={print.spoken}>{say(tell("card-cost", { count: now ?? 0 }))}</span>
      <span aria-hidden="true">{now ?? "–"}</span>
    </span>
  );
}

/** Its level as so many dots of five. */
export function Level({ level, say }: { level: number | null; say: Say }) {
  if (!level) return null;
  return (
    <span className={css.level} role="img" aria-label={say(tell("card-level", { level }))}>
      {Array.from({ length: level }, (_, pip) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dots are alike
        <span key={pip} />
      ))}
    </span>
  );
}

/** The icons one commits a card for; those that count now are lit. */
export function Icons({ card, say, counting }: { card: CardReference; say: Say; counting?: string | undefined }) {
  const icons = SKILLS.flatMap((skill) =>
    Array.from({ length: card.icons[skill] ?? 0 }, (_, number) => ({ skill, number })),
  );
  if (!icons.length) return null;
  return (
    <span className={css.icons}>
      {icons.map(({ skill, number }) => (
        <span
          key={`${skill}-${number}`}
          className={cx(css.icon, css[skill], counting !== undefined && counts(skill, counting) && css.counts)}
        >
          <SkillSign skill={skill} size="100%" title={say(skillName(skill))} />
        </span>
      ))}
    </span>
  );
}

const counts = (skill: string, counting: string): boolean => skill === counting || skill === "wild";

export function Slots({ card, say }: { card: CardReference; say: Say }) {
  if (!card.slots.length) return null;
  return (
    <span className={css.slots}>
      {card.slots.map((slot, number) =>
        isOneOf(SLOTS, slot) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: two hands are alike
          <SlotSign key={`${slot}-${number}`} slot={slot} size="1em" title={say(tell(`slot-${slot}`))} />
        ) : null,
      )}
    </span>
  );
}

/** What it can bear of damage and of horror. */
export function Stamina({ health, sanity, say }: { health: number | null; sanity: number | null; say: Say }) {
  if (!health && !sanity) return null;
  return (
    <span className={css.stamina}>
      {!!health && (
        <span className={css.health}>
          <Icon name="health" size="1em" title={say(tell("card-health"))} />
          {health}
        </span>
      )}
      {!!sanity && (
        <span className={css.sanity}>
          <Icon name="sanity" size="1em" title={say(tell("card-sanity"))} />
          {sanity}
        </span>
      )}
    </span>
  );
}

/** How well an enemy fights, what it bears, how hard it is to evade. */
export function Strength({ card, say }: { card: CardReference; say: Say }) {
  return (
    <span className={css.stamina}>
      <span className={css.health}>
        <SkillSign skill="combat" size="1em" title={say(tell("card-fight"))} />
        {card.fight}
      </span>
      <span className={css.health}>
        <Icon name="health" size="1em" title={say(tell("card-health"))} />
        {say(tell("card-health-short", { base: card.health ?? 0, each: card.health_each }))}
        {card.health_each > 0 && <Icon name="team" size="0.8em" title={say(tell("per-investigator"))} />}
      </span>
      <span className={css.evade}>
        <SkillSign skill="agility" size="1em" title={say(tell("card-evade"))} />
        {card.evade}
      </span>
    </span>
  );
}

/** Its class, or that it is a weakness; each face has its own place for it. */
export function ClassSign({
  card,
  say,
  emblem,
  weakness,
}: Printed & { emblem: string | undefined; weakness: string | undefined }) {
  if (card.weakness) return <Icon name="weakness" title={say(tell("card-weakness"))} className={weakness} />;
  if (!card.card_class) return null;
  const name = say(tell(`class-${classOf(card)}`));
  return <ClassEmblem cardClass={classOf(card)} size="100%" title={name} className={emblem} />;
}

/** That it is fast. */
export function FastSign({ card, say }: Printed) {
  if (!card.keywords.includes("fast")) return null;
  return <Icon name="keyword-fast" size="1em" title={say(tell("keyword-fast"))} className={css.fast} />;
}
