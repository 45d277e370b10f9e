/** What is behind a line of the log. */
import type { ReactNode } from "react";
import type { Say } from "../../../text/say";
import { ChaosToken } from "../art/chaos-token";
import { isToken } from "../art/names";
import { printed, token as tokenThing } from "../things";
import { remarkOn, termAmount, termName } from "../tray/test/Sum";
import { type EndedTest, type Reckoning, reckonings } from "../verdict";
import type { Event, TermView } from "../wire";
import { tell } from "../words";
import css from "./details.module.css";

/** A test that is over: what both its numbers are made of. Other lines say everything. */
export function details(event: Event, say: Say): ReactNode {
  return event.event === "test-ended" ? <TestSums ended={event} say={say} /> : null;
}

function TestSums({ ended, say }: { ended: EndedTest; say: Say }) {
  const { value, difficulty } = reckonings(ended);
  return (
    <div className={css.sums}>
      <SumTable label={say(tell("test-value"))} reckoning={value} say={say} />
      <SumTable label={say(tell("test-difficulty"))} reckoning={difficulty} say={say} />
    </div>
  );
}

/** The parts one under the other, as one adds up by hand. */
function SumTable({ label, reckoning, say }: { label: string; reckoning: Reckoning; say: Say }) {
  const remark = remarkOn(reckoning);
  return (
    <table className={css.sum}>
      <tbody>
        {reckoning.terms.map((term, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two terms may come from copies of the same card
          <tr key={`${term.source}-${place}`} data-thing={thingOf(term)}>
            <th scope="row">
              {isToken(term.source) && <ChaosToken token={term.source} size="1.2rem" />}
              <span>{say(termName(term))}</span>
            </th>
            <td>{say(termAmount(term, place === 0))}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {remark && (
          <tr>
            <td colSpan={2} className={css.remark}>
              {say(remark)}
            </td>
          </tr>
        )}
        <tr>
          <th scope="row">{label}</th>
          <td>{reckoning.total}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function thingOf({ source }: TermView): string | undefined {
  if (!source) return undefined;
  return isToken(source) ? tokenThing(source) : printed(source);
}
