import { ClassEmblem } from "../../art/class-emblem";
import { Icon } from "../../art/icon";
import { Portrait } from "../../art/portrait";
import { SkillSign } from "../../art/signs";
import { classOf, SKILLS } from "../../book";
import { cardText, skillName, tell } from "../../words";
import { Cost, Icons, Level, Slots, Stamina } from "./Bits";
import { CardText } from "./CardText";
import css from "./large.module.css";
import { type FaceProps, Head, Imprint, Plate, Type } from "./Parts";

/** An asset, an event or a skill. */
export function PlayerFace({ price, ...face }: FaceProps & { price?: number | null | undefined }) {
  const { card, say } = face;
  return (
    <>
      <Head
        {...face}
        before={<Cost card={card} price={price} say={say} />}
        behind={<ClassEmblem cardClass={classOf(card)} size="2.1em" title={say(tell(`class-${classOf(card)}`))} />}
      />
      <Plate card={card}>
        <span className={css.icons}>
          <Icons card={card} say={say} />
        </span>
        <span className={css.level}>
          <Level level={card.level} say={say} />
        </span>
      </Plate>
      <Type {...face} />
      <div className={css.body}>
        <CardText text={say(cardText(card))} say={say} />
      </div>
      <footer className={css.foot}>
        {card.level !== null && <span>{say(tell("card-level", { level: card.level }))}</span>}
        <Stamina health={card.health} sanity={card.sanity} say={say} />
        <Slots card={card} say={say} />
      </footer>
      <Imprint {...face} />
    </>
  );
}

/** The four skills, the portrait, and what the investigator can do. */
export function InvestigatorFace(face: FaceProps) {
  const { card, say } = face;
  return (
    <>
      <Head
        {...face}
        behind={<ClassEmblem cardClass={classOf(card)} size="2.1em" title={say(tell(`class-${classOf(card)}`))} />}
      />
      <div className={css.person}>
        <span className={css.portrait}>
          <Portrait id={card.code} />
        </span>
        <dl className={css.skills}>
          {SKILLS.map((skill) => (
            <div key={skill}>
              <dt>
                <SkillSign skill={skill} size="1.15em" />
                <span>{say(skillName(skill))}</span>
              </dt>
              <dd>{card.skills[skill] ?? 0}</dd>
            </div>
          ))}
          <div data-of="health">
            <dt>
              <Icon name="health" size="1.1em" />
              <span>{say(tell("card-health"))}</span>
            </dt>
            <dd>{card.health}</dd>
          </div>
          <div data-of="sanity">
            <dt>
              <Icon name="sanity" size="1.1em" />
              <span>{say(tell("card-sanity"))}</span>
            </dt>
            <dd>{card.sanity}</dd>
          </div>
        </dl>
      </div>
      <Type {...face} />
      <div className={css.body}>
        <CardText text={say(cardText(card))} say={say} />
      </div>
    </>
  );
}
