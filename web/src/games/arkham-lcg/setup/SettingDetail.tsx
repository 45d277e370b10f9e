/** What an adventure, a difficulty or an investigator brings, for those who set up a table. */

import { type Say, useSay } from "../../../text/say";
import { ChaosToken } from "../art/chaos-token";
import { isToken } from "../art/names";
import { cardOf, isHarsh, scenarioOf } from "../book";
import { sortedBag } from "../odds";
import { LargeCard } from "../tray/card/LargeCard";
import { SmallCard } from "../tray/card/SmallCard";
import type { Reference } from "../wire";
import { deckText, introText, scenarioName, setName, tell, tokenName } from "../words";
import css from "./SettingDetail.module.css";

interface SettingDetailProps {
  setting: string;
  value: unknown;
  reference: Reference;
}

export function SettingDetail({ setting, value, reference }: SettingDetailProps) {
  const say = useSay();
  const word = String(value ?? "");
  switch (setting) {
    case "adventure":
      return <Adventure id={word} reference={reference} say={say} />;
    case "difficulty":
      return <Difficulty level={word} reference={reference} say={say} />;
    case "investigators":
      return cardOf(reference, word) ? <Investigator code={word} reference={reference} say={say} /> : null;
    case "core_sets":
      return <p className={css.sentence}>{say(tell(Number(value) === 1 ? "setup-one-set" : "setup-two-sets"))}</p>;
    default:
      return null;
  }
}

interface Props {
  reference: Reference;
  say: Say;
}

/** A sentence or two of what it is about, and what it is made of. */
function Adventure({ id, reference, say }: Props & { id: string }) {
  const scenario = scenarioOf(reference, id);
  return (
    <div className={css.adventure}>
      <p className={css.sentence}>{say(tell(`setup-adventure-${id}`))}</p>
      {scenario ? (
        <>
          {id === "gathering" && <p className={css.story}>{say(introText("gathering"))}</p>}
          <p className={css.fine}>{say(tell("setup-sets", { sets: scenario.sets.map(setName) }))}</p>
        </>
      ) : (
        <ol className={css.scenarios}>
          {reference.scenarios.map((each) => (
            <li key={each.id}>
              <strong>{say(scenarioName(each.id))}</strong>
              <span>{say(tell(`setup-adventure-${each.id}`))}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** The bag a difficulty begins with. */
function Difficulty({ level, reference, say }: Props & { level: string }) {
  const counts = new Map<string, number>();
  for (const token of reference.bags[level] ?? []) counts.set(token, (counts.get(token) ?? 0) + 1);
  const bag = sortedBag(
    [...counts].map(([token, count]) => ({ token, count, value: null, automatic: null, again: false })),
  );
  return (
    <div>
      <p className={css.sentence}>{say(tell(`setup-difficulty-${level}`))}</p>
      <ul className={css.bag}>
        {bag.flatMap(({ token, count }) =>
          Array.from({ length: count }, (_, copy) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a token are alike
            <li key={`${token}-${copy}`}>
              {isToken(token) && <ChaosToken token={token} size="2.1rem" title={say(tokenName(token))} />}
            </li>
          )),
        )}
      </ul>
      <p className={css.fine}>{say(tell(isHarsh(level) ? "setup-symbols-harsh" : "setup-symbols-mild"))}</p>
    </div>
  );
}

/** The investigator's card, how their deck is built, and what comes with them. */
function Investigator({ code, reference, say }: Props & { code: string }) {
  const own = Object.values(reference.cards).filter((card) => card.of === code);
  return (
    <div className={css.investigator}>
      <LargeCard code={code} reference={reference} say={say} />
      <div>
        <h4>{say(tell("setup-deck"))}</h4>
        {say(deckText(code))
          .split("\n")
          .map((line) => (
            <p key={line} className={css.line}>
              {line}
            </p>
          ))}
        <ul className={css.own}>
          {own.map((card) => (
            <li key={card.code}>
              <SmallCard code={card.code} reference={reference} say={say} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
