/** A test that is over: put together from what was told and from how it looked when it was last seen. */
import type { Happening } from "../../wire";
import { cardOf, iconsFor, NONE } from "./book";
import { codeOf } from "./round";
import type { Here } from "./scene";
import type { Event, TermView, TestView } from "./wire";

/** As far as it is known: who was not asked anything has seen only its end. */
export interface EndedTest {
  who: string;
  skill: string;
  /** What was attempted, and with what or by what it was asked for. */
  attempt: string | null;
  source: string | null;
  value: number;
  difficulty: number;
  tokens: TermView[];
  succeeded: boolean;
  automatic: boolean;
  /** What the value and the difficulty are made of, without the tokens. */
  terms: TermView[] | null;
  difficultyTerms: TermView[] | null;
}

type Told<Name extends Event["event"]> = Extract<Event, { event: Name }>;

const is =
  <Name extends Event["event"]>(name: Name) =>
  (event: Event): event is Told<Name> =>
    event.event === name;

/** The last test that ended among what has just happened; `last` is the test as the view showed it before. */
export function endedTest(fresh: readonly Happening[], last: TestView | null, scene: Here): EndedTest | null {
  const events = fresh.map(({ event }) => event as Event);
  const end = events.findLastIndex(is("test-ended"));
  const ended = events[end];
  if (ended?.event !== "test-ended") return null;
  const start = events.slice(0, end).findLastIndex(is("test-began"));
  const began = events[start];
  // A test that also began just now was never seen.
  const seen = began ? null : last;
  if (!began && !seen) return null;
  const during = events.slice(Math.max(0, start), end);
  const drawn = tokensOf(during, seen);
  const automatic = isAutomatic(ended, drawn);
  const terms = seen && [...withoutTokens(seen), ...added(during, seen, scene)];
  const before = terms?.reduce((sum, { amount }) => sum + amount, 0) ?? null;
  return {
    who: ended.who,
    skill: seen?.skill ?? (began?.event === "test-began" ? began.skill : ""),
    attempt: seen?.attempt ?? null,
    source: began?.event === "test-began" ? began.source || null : sourceOf(seen, scene),
    value: ended.value,
    difficulty: ended.difficulty,
    tokens: drawn.map((token) => ({ source: token, amount: worth(token) })),
    succeeded: ended.succeeded,
    automatic,
    terms,
    difficultyTerms: seen?.difficulty_terms ?? null,
  };

  /** What a token counted: read off the sum where it is the only one and the sum did not fall below 0. */
  function worth(token: string): number {
    if (drawn.length === 1 && before !== null && !automatic && ended?.event === "test-ended" && ended.value > 0)
      return ended.value - before;
    return scene.view.tokens.find((each) => each.token === token)?.value ?? (Number(token) || 0);
  }
}

const withoutTokens = ({ terms, tokens }: TestView): TermView[] => terms.slice(0, terms.length - tokens.length);

/** The tokens that counted in the end: some go back into the bag. */
function tokensOf(events: readonly Event[], seen: TestView | null): string[] {
  const tokens = seen?.tokens.map(({ token }) => token) ?? [];
  for (const event of events) {
    if (event.event === "token-was-revealed") tokens.push(event.token);
    else if (event.event === "token-returned") tokens.splice(tokens.lastIndexOf(event.token), 1);
  }
  return tokens;
}

/** What was committed and gained since the test was last seen. */
function added(events: readonly Event[], seen: TestView, { reference }: Here): TermView[] {
  return events.flatMap((event) => {
    if (event.event === "skill-boosted") return [{ source: event.card, amount: event.amount }];
    if (event.event !== "committed" || seen.committed.some(({ id }) => id === event.id)) return [];
    const card = cardOf(reference, event.card);
    const icons = card ? iconsFor(card, seen.skill) : 0;
    return icons ? [{ source: event.card, amount: icons }] : [];
  });
}

/** An automatic failure makes the value 0, an automatic success the difficulty (rules lcg.automatic-result.2, .3). */
function isAutomatic(ended: Told<"test-ended">, tokens: readonly string[]): boolean {
  if (!ended.succeeded) return tokens.includes("auto-fail");
  return ended.difficulty === 0 && tokens.includes("elder-sign");
}

function sourceOf(test: TestView | null, { view }: Here): string | null {
  if (!test) return null;
  return codeOf(test.source === NONE || test.attempt ? test.target : test.source, view);
}
