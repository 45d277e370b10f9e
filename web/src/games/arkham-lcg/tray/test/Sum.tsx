import { cx } from "../../../../ui/cx";
import type { Message } from "../../../../wire";
import { ChaosToken } from "../../art/chaos-token";
import { isOneOf, isToken, NUMBER_TOKENS } from "../../art/names";
import { Portrait } from "../../art/portrait";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { printed, token as tokenThing } from "../../things";
import { countsOtherwise, type Reckoning } from "../../verdict";
import type { CommittedView, TermView } from "../../wire";
import { cardName, tell, tokenName } from "../../words";
import { Picture } from "../card/Picture";
import css from "./test.module.css";

interface Props extends Reckoning {
  scene: Here;
  label: string;
  committed?: readonly CommittedView[];
}

/** A number, and under it everything it is made of. */
export function Sum({ scene, label, committed = [], ...reckoning }: Props) {
  const { total, terms } = reckoning;
  const remark = remarkOn(reckoning);
  return (
    <div className={css.sum}>
      <p className={css.total}>
        <span>{label}</span>
        <b>{total}</b>
      </p>
      <ul className={css.terms}>
        {terms.map((term, place) => (
          <Term
            // biome-ignore lint/suspicious/noArrayIndexKey: two terms may come from copies of the same card
            key={`${term.source}-${place}`}
            scene={scene}
            term={term}
            first={place === 0}
            by={committed.find(({ code }) => code === term.source)}
          />
        ))}
        {remark && <li className={css.remark}>{scene.say(remark)}</li>}
      </ul>
    </div>
  );
}

/** What makes a number another than the sum of its parts. */
export function remarkOn(reckoning: Reckoning): Message | null {
  if (reckoning.automatic) return tell(reckoning.automatic);
  return countsOtherwise(reckoning) ? tell("test-counts-as", { total: reckoning.total }) : null;
}

/** A card, or a token; a number needs no name: it stands on the token. A difficulty may come from no card. */
export function termName({ source }: TermView): Message {
  if (!source) return tell("test-difficulty");
  if (!isToken(source)) return cardName(source);
  return isOneOf(NUMBER_TOKENS, source) ? tell("term-token") : tokenName(source);
}

/** The first part as it is printed, the others as what they add. */
export function termAmount({ amount }: TermView, first: boolean): Message {
  return tell("signed", { amount: Math.abs(amount), sign: amount < 0 ? "minus" : first ? "none" : "plus" });
}

interface TermProps {
  scene: Here;
  term: TermView;
  /** The printed value is no bonus. */
  first: boolean;
  by: CommittedView | undefined;
}

function Term({ scene, term, first, by }: TermProps) {
  const { say, reference, view } = scene;
  const card = cardOf(reference, term.source);
  const helper = by && by.who !== view.test?.who ? view.investigators[by.who] : undefined;
  return (
    <li
      className={cx(css.term, by && css.committed)}
      data-thing={isToken(term.source) ? tokenThing(term.source) : printed(term.source)}
    >
      {isToken(term.source) ? (
        <ChaosToken token={term.source} size="1.45rem" />
      ) : (
        <span className={css.thumb}>{card && <Picture card={card} />}</span>
      )}
      <span className={css.termName}>{say(termName(term))}</span>
      {helper && (
        <span className={css.helper}>
          <Portrait id={helper.code} title={say(cardName(helper.code))} />
        </span>
      )}
      <b>{say(termAmount(term, first))}</b>
    </li>
  );
}
