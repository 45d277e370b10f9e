/** Decks, the event deck, the Objective, the threat, the figures in the pool, puzzles. */
import { modifier } from "../../../table/card/figures";
import { read } from "../../../table/explain/sheet";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import { iconOf, nameOfDeck, sizeOf } from "../knowledge/piles";
import { answerOf, blurbOf, classOf, puzzleGoal, puzzleName, questionOf } from "../names";
import { ObjectivePage } from "../page/Page";
import { onPiece } from "../puzzle/words";
import type { Here } from "../scene";
import { monsterIcon, skillIcon } from "../verbs";
import type { PuzzleView } from "../wire";
import { cardName, counted, monsterName, skillName, storyName, tell } from "../words";

export function deck(id: string, { view, say }: Here): Explanation | null {
  const size = sizeOf(id, view);
  if (size === null) return null;
  const discard = [view.mythos, view.trauma][["mythos", "trauma"].indexOf(id)]?.discard ?? [];
  return read(
    {
      title: nameOfDeck(id),
      icon: iconOf(id),
      lines: [
        tell("deck-left", { count: size }),
        discard.length ? tell("deck-discard", { cards: counted(discard, cardName) }) : null,
        deckMeans(id),
      ],
      rules: RULES[id.split("-", 1)[0] ?? ""] ?? ["mom.component.1"],
    },
    say,
  );
}

const RULES: Readonly<Record<string, string[]>> = {
  mythos: ["mom.mythos.1"],
  trauma: ["mom.trauma.1"],
  combat: ["mom.combat.1"],
  spell: ["mom.spell.1"],
};

function deckMeans(id: string): Message | null {
  const sort = id.split("-", 1)[0] ?? "";
  return sort in RULES ? tell(`deck-${sort}-means`) : null;
}

export function eventDeck(_: string, { view, say }: Here): Explanation {
  const { left, number, at, time, past } = view.events;
  return read(
    {
      title: tell("event-deck"),
      icon: "event-cards",
      lines: [
        tell("events-left", { count: left }),
        number !== null && at !== null ? tell("events-next", { number, time, at }) : null,
        past.length ? tell("events-past", { events: past.map(cardName) }) : null,
        tell("events-mean"),
      ],
      rules: ["mom.event.1", "mom.event.2"],
    },
    say,
  );
}

export function objective(_: string, scene: Here): Explanation {
  const { view, say } = scene;
  const page = view.objective_page;
  return read(
    {
      title: page?.name ?? tell("objective"),
      icon: "objective",
      figure: page ? <ObjectivePage scene={scene} page={page} /> : undefined,
      lines: [tell(view.revealed ? "objective-revealed" : page ? "objective-yours" : "objective-hidden")],
      rules: ["mom.objective.1", "mom.objective.2", "mom.win.1"],
    },
    say,
  );
}

/** What the keeper answered before the game. */
export function answers(_: string, { view, say }: Here): Explanation | null {
  const given = Object.entries(view.answers);
  if (given.length === 0) return null;
  return read(
    {
      title: tell("answers"),
      icon: "answers",
      lines: given.map(([number, letter]) =>
        tell("answer-is", { question: questionOf(view.story, number), answer: answerOf(view.story, number, letter) }),
      ),
      rules: ["mom.setup-keeper.1", "mom.setup-keeper.6"],
    },
    say,
  );
}

/** What everybody knows before the game. */
export function story(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: storyName(view.story),
      icon: "page-prologue",
      lines: [blurbOf(view.story)],
      rules: ["mom.setup-keeper.1"],
    },
    say,
  );
}

export function threat(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: tell("threat"),
      icon: "threat",
      lines: [tell("threat-is", { count: view.threat }), tell("threat-means")],
      rules: ["mom.threat.1"],
    },
    say,
  );
}

/** All figures that are left, or those of a kind. */
export function pool(kind: string, { view, reference, say }: Here): Explanation | null {
  const left = Object.entries(view.pool).flatMap(([each, count]) => Array<string>(count).fill(each));
  if (kind === "")
    return read(
      {
        title: tell("pool"),
        icon: "skull",
        lines: [left.length ? tell("pool-has", { monsters: counted(left, monsterName) }) : tell("nothing")],
        rules: ["mom.monster-place.1"],
      },
      say,
    );
  const printed = bookOf(reference).monsters.get(kind);
  if (!printed) return null;
  const backs = reference.tokens.filter((token) => token.kind === kind);
  return read(
    {
      title: tell("foe", { monster: monsterName(kind) }),
      icon: monsterIcon(kind),
      lines: [
        tell("name", { name: classOf(printed.kind) }),
        tell("monster-front", { awareness: modifier(printed.awareness), horror: modifier(printed.horror) }),
        tell("pool-of", { count: view.pool[kind] ?? 0, most: printed.count }),
        ...backs.map(({ health, damage, special }) => tell("monster-back", { health, damage, what: special })),
      ],
      rules: ["mom.monster-place.1", "mom.monster-place.2"],
    },
    say,
  );
}

export function skill(id: string, { reference, say }: Here): Explanation | null {
  if (!reference.skills.some((each) => each.id === id)) return null;
  return read(
    {
      title: tell("name", { name: skillName(id) }),
      icon: skillIcon(id),
      lines: [tell("skill-means")],
      rules: ["mom.skill-test.1", "mom.skill-test.2"],
    },
    say,
  );
}

/** The puzzle one is at; else all that have been laid out. */
export function puzzle(_: string, { view, say }: Here): Explanation | null {
  const now = current(view);
  const [found] = now ? [now] : view.puzzles;
  if (!found) return null;
  return read(
    {
      title: puzzleName(found.layout),
      icon: "puzzle-piece",
      lines: [
        cardName(found.card),
        puzzleGoal(found.type),
        found.pile ? tell("puzzle-draws") : null,
        view.attempt ? tell("puzzle-actions", { count: view.attempt.actions }) : null,
      ],
      rules: ["mom.puzzle.1", "mom.puzzle-attempt.1"],
    },
    say,
  );
}

export function piece(id: string, { view, say }: Here): Explanation | null {
  const found = current(view);
  const here = found?.pieces.find(({ place }) => place === Number(id));
  if (!found || !here) return null;
  return read(
    {
      title: tell("piece", { place: here.place }),
      icon: "puzzle-piece",
      lines: [
        tell("piece-shows", { on: onPiece(here, found) }),
        tell(here.settled ? "piece-fits" : "piece-misfits"),
        tell(found.degrees ? "piece-means" : "piece-means-rune", { degrees: found.degrees }),
      ],
      rules: ["mom.puzzle-attempt.1", "mom.puzzle-attempt.2"],
    },
    say,
  );
}

const current = ({ attempt, puzzles }: Here["view"]): PuzzleView | undefined =>
  attempt ? puzzles.find(({ card }) => card === attempt.card) : undefined;
