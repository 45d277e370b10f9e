/** What the rules say of the deck, a sentence for everything that is wrong, and how to put it right. */

import { useSay } from "../../../text/say";
import { Unseen } from "../../../ui/live";
import { Icon } from "../art/icon";
import type { Deck, DeckProblem, Reference } from "../wire";
import { cardName } from "../words";
import { copiesIn, withRequired } from "./deck";
import type { Checked } from "./useChecked";
import css from "./verdict.module.css";
import { useWords } from "./words";

interface VerdictProps {
  deck: Deck;
  checked: Checked;
  reference: Reference;
  less(code: string): void;
  put(deck: Deck): void;
}

export function Verdict({ deck, checked, reference, less, put }: VerdictProps) {
  const w = useWords();
  const say = useSay();
  const { found, away, current } = checked;
  const problems = found?.problems ?? [];
  const state = !found ? "waiting" : problems.length === 0 ? "legal" : "wrong";
  return (
    <section className={css.verdict} data-state={state} data-old={!current || undefined} aria-label={w("verdict")}>
      <div className={css.head}>
        <p className={css.count}>
          <b>{found?.count ?? "–"}</b>
          <span>{w("of-size", { size: found?.size ?? 30 })}</span>
        </p>
        <div role="status" className={css.said}>
          {state === "legal" && (
            <p className={css.legal}>
              <Icon name="check" size="1.15rem" />
              {w("legal")}
            </p>
          )}
          {state === "wrong" && <p className={css.wrong}>{w("wrong", { count: problems.length })}</p>}
          {state === "waiting" && !away && <p>{w("checking")}</p>}
          {away && <p className={css.away}>{w("check-away")}</p>}
          {!!found?.experience && <p className={css.experience}>{w("experience", { count: found.experience })}</p>}
        </div>
      </div>
      {problems.length > 0 && (
        <ul className={css.problems}>
          {problems.map((problem) => (
            <li key={`${problem.fault} ${problem.code}`}>
              <Icon name="report" size="1rem" />
              <span>{say(problem.say)}</span>
              <Mend problem={problem} deck={deck} reference={reference} less={less} put={put} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Nothing to be clever about: what is required is put in as it should be, what is too much is taken out by one. */
function Mend({ problem, deck, reference, less, put }: Omit<VerdictProps, "checked"> & { problem: DeckProblem }) {
  const w = useWords();
  const say = useSay();
  const { fault, code } = problem;
  if (fault === "required-copies" || fault === "not-required") {
    return (
      <button type="button" className={css.mend} onClick={() => put(withRequired(deck, reference))}>
        {w("mend-required")}
      </button>
    );
  }
  if (!code || copiesIn(deck, code) === 0) return null;
  return (
    <button type="button" className={css.mend} onClick={() => less(code)}>
      {w("mend-less")} <Unseen>{say(cardName(code))}</Unseen>
    </button>
  );
}
