import { ChaosToken } from "../../../../art/lcg/chaos-token";
import { isOneOf, isToken, NUMBER_TOKENS } from "../../../../art/lcg/names";
import { Portrait } from "../../../../art/portraits";
import { cx } from "../../../../ui/cx";
import { cardOf } from "../../book";
import type { Here } from "../../scene";
import { printed, token as tokenThing } from "../../things";
import type { CommittedView, TermView } from "../../wire";
import { cardName, tell, tokenName } from "../../words";
import { Picture } from "../card/Picture";
import css from "./test.module.css";

interface Props {
  scene: Here;
  label: string;
  total: number;
  terms: readonly TermView[];
  committed?: readonly CommittedView[];
  /** What settles the number by itself. */
  automatic: string | null;
}

/** A number, and under it everything it is made of. */
export function Sum({ scene, label, total, terms, committed = [], automatic }: Props) {
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
        {automatic && <li className={css.automatic}>{automatic}</li>}
      </ul>
    </div>
  );
}

/** A number needs no name: it stands on the token. */
const called = (token: string) => (isOneOf(NUMBER_TOKENS, token) ? tell("term-token") : tokenName(token));

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
  const name = say(isToken(term.source) ? called(term.source) : cardName(term.source));
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
      <span className={css.termName}>{name}</span>
      {helper && (
        <span className={css.helper}>
          <Portrait id={helper.code} title={say(cardName(helper.code))} />
        </span>
      )}
      <b>
        {first
          ? term.amount
          : say(tell("signed", { amount: Math.abs(term.amount), sign: term.amount < 0 ? "minus" : "plus" }))}
      </b>
    </li>
  );
}
