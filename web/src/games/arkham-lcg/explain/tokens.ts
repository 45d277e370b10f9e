/** The chaos bag, its tokens, the test under way, and doom. */

import { percentOf } from "../../../table/options";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { isOneOf, isToken, SYMBOL_TOKENS } from "../art/names";
import { isHarsh, scenarioOf } from "../book";
import { sortedBag } from "../odds";
import type { Here } from "../scene";
import type { BagTokenView } from "../wire";
import { cardName, referenceText, skillName, tell, tokenName } from "../words";
import { made, read } from "./sheet";

export function token(name: string, scene: Here): Explanation | null {
  const { view } = scene;
  if (!isToken(name)) return null;
  const found = view.tokens.find((each) => each.token === name);
  const symbol = isOneOf(SYMBOL_TOKENS, name);
  const all = view.tokens.reduce((sum, { count }) => sum + count, 0);
  return read(
    {
      title: tokenName(name),
      icon: symbol ? `token-${name}` : "chaos-bag",
      lines: [
        found ? tell("explain-token-count", { count: found.count, all }) : tell("explain-token-none"),
        found ? worth(found) : null,
        symbol ? meaning(name, scene) : null,
      ],
      rules:
        name === "elder-sign"
          ? ["lcg.chaos-token.4"]
          : name === "auto-fail"
            ? ["lcg.chaos-token.3", "lcg.automatic-result.2"]
            : ["lcg.chaos-token.1", "lcg.chaos-token.2"],
    },
    scene,
  );
}

/** What it would do now. */
function worth({ value, automatic, again }: BagTokenView): Message | null {
  if (automatic !== null) return tell(automatic ? "note-succeeds" : "note-fails");
  if (value === null) return null;
  const amount = { amount: Math.abs(value), sign: value < 0 ? "minus" : "plus" };
  return tell(again ? "explain-token-again" : "explain-token-worth", amount);
}

/** The line of the scenario's reference card. */
function meaning(name: string, { view, reference, say }: Here): Message | null {
  const scenario = scenarioOf(reference, view.scenario);
  if (!scenario) return null;
  const head = say(tell(`head-${name}`));
  const line = say(referenceText(scenario.reference, isHarsh(view.difficulty)))
    .split("\n")
    .find((each) => each.startsWith(head));
  return line ? tell("explain-quote", { line }) : null;
}

export function bag(scene: Here): Explanation {
  const tokens = sortedBag(scene.view.tokens);
  return read(
    {
      title: tell("knowledge-bag", { count: tokens.reduce((sum, { count }) => sum + count, 0) }),
      icon: "chaos-bag",
      lines: [
        tell("listed", {
          things: tokens.map(({ token: name, count }) => tell("counted", { name: tokenName(name), count })),
        }),
      ],
      rules: ["lcg.chaos-token.1", "lcg.skill-test.st3.1"],
    },
    scene,
  );
}

/** Every number of the test under way with where it comes from. */
export function test(scene: Here): Explanation | null {
  const { test: now, investigators } = scene.view;
  const who = now && investigators[now.who];
  if (!now || !who) return null;
  return read(
    {
      title: tell("explain-test", { who: cardName(who.code), skill: skillName(now.skill) }),
      icon: "chaos-bag",
      lines: [
        made("made-value", now.value, now.terms) ?? tell("explain-value", { total: now.value }),
        made("made-difficulty", now.difficulty, now.difficulty_terms) ??
          tell("explain-difficulty", { total: now.difficulty }),
        now.succeeded === null
          ? tell("explain-odds", { percent: percentOf(now.odds) })
          : tell(now.succeeded ? "test-success" : "test-failure"),
      ],
      rules: ["lcg.skill-test.general.2", "lcg.skill-test.st5.1", "lcg.skill-test.st6.1"],
    },
    scene,
  );
}

export function doom(scene: Here): Explanation | null {
  const { agenda } = scene.view;
  if (!agenda) return null;
  return read(
    {
      title: tell("marks-doom", { count: agenda.doom_in_play }),
      icon: "doom",
      lines: [tell("explain-agenda", { doom: agenda.doom_in_play, threshold: agenda.threshold, here: agenda.doom })],
      rules: ["lcg.doom.1", "lcg.doom.2", "lcg.doom.3"],
    },
    scene,
  );
}
