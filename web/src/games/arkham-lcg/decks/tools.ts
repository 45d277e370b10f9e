/** The tools of the workshop, as the server offers them. */
import { api, problemOf, Refusal } from "../../../net/api";
import type { Message, Problem } from "../../../wire";
import type {
  CardList,
  CardsRequest,
  CheckedDeck,
  CheckedDecks,
  CheckRequest,
  Deck,
  DeckFiles,
  ExportRequest,
  NewDeck,
  StarterRequest,
  WrittenDeck,
} from "../wire";
import { GAME } from "../words";
import type { Terms } from "./deck";

/** What is longer is not sent: no deck is, and the server would not read it. */
export const LARGEST_FILE = 200_000;

export type Form = "json" | "text";
export type Beginning = "starter" | "alternative" | "empty";

const use = <Answer, Request>(tool: string, request: Request) => api.workshop<Answer, Request>(GAME, tool, request);

export const tools = {
  cards: async (investigator: string, terms: Terms) =>
    (await use<CardList, CardsRequest>("cards", { investigator, ...terms })).cards,
  begin: async (investigator: string, kind: Beginning) =>
    (await use<NewDeck, StarterRequest>("starter", { investigator, kind })).deck,
  check: async (decks: Deck[], terms: Terms): Promise<CheckedDeck[]> =>
    decks.length === 0 ? [] : (await use<CheckedDecks, CheckRequest>("check", { decks, ...terms })).decks,
  /** The decks of a file, with what is wrong with each; a text that is none is refused, and so are cards of other sets. */
  read: async (text: string, terms: Terms, leaveOut = false): Promise<CheckedDeck[]> => {
    if (new Blob([text]).size > LARGEST_FILE) throw tooLarge();
    return (await use<CheckedDecks, CheckRequest>("check", { decks: text, leave_out: leaveOut, ...terms })).decks;
  },
  write: async (deck: Deck, form: Form): Promise<WrittenDeck> => {
    const { files } = await use<DeckFiles, ExportRequest>("export", { decks: [deck], form });
    return files[0] ?? { name: "", text: "" };
  },
};

export function tooLarge(): Refusal {
  const say: Message = { domain: GAME, id: "deck-file-too-large", args: { limit: LARGEST_FILE / 1000 } };
  return new Refusal(413, { code: "workshop", say });
}

export type { Problem };
export { problemOf };

/** Whether it may work in a moment: the server is away or has too much to do. */
export function mayHeal(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 0 || error.status === 429 || error.status >= 500);
}
