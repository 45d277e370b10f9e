import { percentOf } from "../../../table/options";
import { ChaosToken } from "../art/chaos-token";
import { isOneOf, isToken, SYMBOL_TOKENS } from "../art/names";
import { sortedBag } from "../odds";
import type { Here, HerePart } from "../scene";
import { BAG, token as tokenThing } from "../things";
import type { BagTokenView } from "../wire";
import { tell, tokenName } from "../words";
import css from "./knowledge.module.css";

/** What is in the chaos bag, what its symbols are worth now, and how often which lead over the difficulty is enough. */
export function Bag({ scene }: HerePart) {
  const { view, say } = scene;
  const size = view.tokens.reduce((sum, { count }) => sum + count, 0);
  const leads = Object.entries(view.leads)
    .map(([lead, odds]) => ({ lead: Number(lead), odds }))
    .sort((one, other) => one.lead - other.lead);
  return (
    <>
      <h3 className={css.title} data-thing={BAG}>
        {say(tell("knowledge-bag", { count: size }))}
      </h3>
      <ul className={css.tokens}>
        {sortedBag(view.tokens).map((token) => (
          <Token key={token.token} scene={scene} token={token} size={size} />
        ))}
      </ul>
      {leads.length > 0 && (
        <table className={css.odds}>
          <caption>{say(tell("knowledge-odds"))}</caption>
          <tbody>
            <tr>
              {leads.map(({ lead }) => (
                <th key={lead} scope="col">
                  {say(tell("signed", { amount: Math.abs(lead), sign: lead < 0 ? "minus" : "plus" }))}
                </th>
              ))}
            </tr>
            <tr>
              {leads.map(({ lead, odds }) => (
                <td key={lead}>{say(tell("percent", { percent: percentOf(odds) }))}</td>
              ))}
            </tr>
          </tbody>
        </table>
      )}
    </>
  );
}

function Token({ scene, token, size }: { scene: Here; token: BagTokenView; size: number }) {
  const { say } = scene;
  if (!isToken(token.token)) return null;
  const symbol = isOneOf(SYMBOL_TOKENS, token.token);
  const label = tell("knowledge-token", {
    token: tokenName(token.token),
    count: token.count,
    percent: percentOf(token.count / Math.max(1, size)),
  });
  return (
    <li className={css.token} data-thing={tokenThing(token.token)}>
      <ChaosToken token={token.token} size="1.75rem" title={say(label)} />
      <span className={css.under}>
        {token.count > 1 && (
          <span className={css.times} aria-hidden="true">
            {say(tell("times", { count: token.count }))}
          </span>
        )}
        {symbol && typeof token.value === "number" && (
          <span className={css.worth}>
            {say(tell("signed", { amount: Math.abs(token.value), sign: token.value < 0 ? "minus" : "plus" }))}
          </span>
        )}
      </span>
    </li>
  );
}
