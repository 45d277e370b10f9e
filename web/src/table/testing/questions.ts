/** Questions and options for tests: only what a situation is about has to be said. */
import type { OptionInfo, Question } from "../../wire";

/** An option that does something; its key is made of the verb and its target unless it is given. */
export function option(verb: string, change: Partial<OptionInfo> = {}): OptionInfo {
  const { about = [], role = null } = change;
  return {
    key: [verb, ...about.slice(0, 1)].join(" "),
    say: { domain: "game", id: `option-${verb}` },
    verb: role === null ? verb : "",
    apart: [],
    word: "",
    amount: 0,
    also: [],
    costs: [],
    chances: {},
    ...change,
    about,
    role,
  };
}

export function question(options: readonly OptionInfo[], change: Partial<Question> = {}): Question {
  return {
    seat: 0,
    number: 1,
    prompt: { domain: "game", id: "prompt" },
    rule: null,
    cause: null,
    window: null,
    kind: "pick",
    topic: "",
    amount: 0,
    together: [],
    ...change,
    options: [...options],
  };
}
