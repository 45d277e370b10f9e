import type { ReactNode } from "react";
import type { Say } from "../../../../text/say";
import { ChaosToken } from "../../art/chaos-token";
import { ABILITIES, SYMBOL_TOKENS } from "../../art/names";
import { AbilitySign } from "../../art/signs";
import { tell } from "../../words";
import css from "./text.module.css";

/** The word that names an ability, with what it costs in brackets: "Action (1 ammo):". */
const HEAD = /^([^:.(]{2,24})((?: \([^)]*\))?): /;

/** What a card does, an ability to a line; the word that names its kind is set in bold, behind its sign. */
export function CardText({ text, say }: { text: string; say: Say }) {
  const signs = signsIn(say);
  return (
    <div className={css.text}>
      {text.split("\n").map((line) => (
        <Line key={line} line={line} signs={signs} />
      ))}
    </div>
  );
}

function Line({ line, signs }: { line: string; signs: ReadonlyMap<string, ReactNode> }) {
  const [whole, word = "", cost = ""] = HEAD.exec(line) ?? [];
  if (!whole) return <p>{line}</p>;
  return (
    <p>
      {signs.get(word)}
      <b>{whole.slice(0, word.length)}</b>
      {whole.slice(word.length, word.length + cost.length)}
      <b>:</b> {line.slice(whole.length)}
    </p>
  );
}

const known = new WeakMap<Say, ReadonlyMap<string, ReactNode>>();

/** The signs by the words that stand for them in the language that is spoken. */
function signsIn(say: Say): ReadonlyMap<string, ReactNode> {
  let signs = known.get(say);
  if (!signs) {
    signs = new Map<string, ReactNode>([
      ...ABILITIES.map((ability): [string, ReactNode] => [
        say(tell(`head-${ability}`)),
        <AbilitySign key={ability} ability={ability} size="1.05em" className={css.sign} />,
      ]),
      ...SYMBOL_TOKENS.map((token): [string, ReactNode] => [
        say(tell(`head-${token}`)),
        <ChaosToken key={token} token={token} size="1.5em" className={css.token} />,
      ]),
    ]);
    known.set(say, signs);
  }
  return signs;
}
