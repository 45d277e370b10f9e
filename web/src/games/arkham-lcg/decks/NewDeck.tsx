import type { CSSProperties } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { cx } from "../../../ui/cx";
import { CLASS_INK, ClassEmblem } from "../art/class-emblem";
import { Portrait } from "../art/portrait";
import { SkillSign } from "../art/signs";
import { cardOf, classOf, SKILLS } from "../book";
import print from "../tray/card/print.module.css";
import type { CardReference, Reference } from "../wire";
import { cardName, cardSub, deckText, sayIf, skillName, tell } from "../words";
import css from "./new.module.css";
import type { Beginning } from "./tools";
import { useWords } from "./words";

interface NewDeckProps {
  reference: Reference;
  /** Who was chosen at the table that waits for a deck: comes first. */
  chosen: string | null;
  begin(investigator: string, kind: Beginning): Promise<void>;
}

/** The five investigators, and how to begin a deck for each. */
export function NewDeck({ reference, chosen, begin }: NewDeckProps) {
  const codes = [...reference.investigators].sort((one, other) => Number(other === chosen) - Number(one === chosen));
  return (
    <ul className={css.people}>
      {codes.map((code) => {
        const card = cardOf(reference, code);
        return card && <Person key={code} card={card} begin={begin} />;
      })}
    </ul>
  );
}

const KINDS: readonly Beginning[] = ["starter", "alternative", "empty"];

function Person({ card, begin }: { card: CardReference; begin: NewDeckProps["begin"] }) {
  const w = useWords();
  const say = useSay();
  const { code } = card;
  const [rules = ""] = say(deckText(code)).split("\n");
  const ink = { "--ink": CLASS_INK[classOf(card)] } as CSSProperties;
  return (
    <li className={cx(print.print, css.person)} style={ink}>
      <div className={css.top}>
        <span className={css.portrait}>
          <Portrait id={code} />
        </span>
        <div className={css.names}>
          <h3>
            {say(cardName(code))}
            <ClassEmblem cardClass={classOf(card)} size="1.5rem" title={say(tell(`class-${classOf(card)}`))} />
          </h3>
          <p className={css.sub}>{sayIf(say, cardSub(code))}</p>
          <ul className={css.skills}>
            {SKILLS.map((skill) => (
              <li key={skill} data-skill={skill}>
                <SkillSign skill={skill} size="1rem" title={say(skillName(skill))} />
                <b>{card.skills[skill] ?? 0}</b>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className={css.rules}>{rules}</p>
      <div className={css.acts}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            small
            className={css.act}
            aria-label={w(`begin-${kind}-for`, { who: cardName(code) })}
            onClick={() => void begin(code, kind)}
          >
            {w(`begin-${kind}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
