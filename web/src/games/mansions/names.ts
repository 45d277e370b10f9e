/** Names that the game's own texts give to what lies on the desk: types of cards, puzzles, the story's questions. */
import type { Message } from "../../wire";
import type { PageView } from "./wire";
import { called } from "./words";

/** What is printed on an item: "weapon", "key"; on a Combat card its deck. */
export const typeName = (type: string): Message => called(`type-${type}`);
export const classOf = (kind: string): Message => called(`class-${kind}`);

export const puzzleName = (layout: string): Message => called(`puzzle-${layout}`);
export const puzzleGoal = (type: string): Message => called(`puzzle-goal-${type}`);
export const puzzlePile = (pile: string): Message => called(`puzzle-pile-${pile}`);
export const symbolName = (symbol: string): Message => called(`symbol-${symbol}`);
export const wireName = (colour: string): Message => called(`wire-${colour}`);

/** What the keeper is asked before the game, and what was answered. */
export const questionOf = (story: string, number: string): Message => called(`story-${story}-question-${number}`);
export const answerOf = (story: string, number: string, letter: string): Message =>
  called(`story-${story}-answer-${number}${letter.toLowerCase()}`);
export const blurbOf = (story: string): Message => called(`story-${story}-blurb`);

/** An Objective of a story as it can be read before it is chosen. */
export function objectiveOf(story: string, letter: string): PageView {
  const id = `objective-${story}-${letter.toLowerCase()}`;
  return {
    id,
    name: objectiveName(id),
    lines: ["reveal", "investigators", "keeper"].map((part) => called(`${id}-${part}`)),
  };
}

export const endingOf = (reason: string): Message => called(`result-${reason}`);
export const objectiveName = (id: string): Message => called(`card-${id}`);
