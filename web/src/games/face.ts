/** What a game brings to the table: its board, its tray, and how its options are shown. */
import type { ComponentType, ReactNode } from "react";
import type { IconName } from "../art/icons";
import type { Say } from "../text/say";
import type { Happening, Highlight, Message, OptionInfo, Question, Result } from "../wire";

/**
 * A thing on the table, by the name the engine gives it: "location:7", "walkway:2-3", "investigator:jenny-barnes", "card:43".
 * Options, events, log entries, pings and explanations all point at things.
 */
export type Thing = string;

/** What the shell knows and the parts of a game draw. */
export interface Scene<View, Reference> {
  view: View;
  reference: Reference;
  /** The question of the seat one looks through, where it has one. */
  question: Question | null;
  /** Which of its options point at a thing: numbers from 0 into question.options. */
  optionsAt: ReadonlyMap<Thing, readonly number[]>;
  /** What the pointer, the keyboard focus or a log entry is on. */
  lit: ReadonlySet<Thing>;
  /** What other players point at right now. */
  pointed: ReadonlyMap<Thing, string>;
  /** What happened since the last picture, oldest first, to be animated; empty at rest and with reduced motion. */
  fresh: readonly Happening[];
  say: Say;
  /** Choose an option of the question by its number; `at` is the thing it was found at, where that says more. */
  choose(option: number, at?: Thing): void;
  /** Something on the board was picked: one option there is chosen, several are offered. */
  pick(thing: Thing): void;
  /**
   * Something one reads was pressed, such as a card: it is picked where it can be, under a finger once it was read; else
   * it is explained.
   */
  press(thing: Thing, beside: Element): void;
  light(things: readonly Thing[]): void;
  /** Show what a thing is, beside the element. */
  explain(thing: Thing, beside: Element): void;
  /** Point at a thing for the others. */
  point(thing: Thing): void;
}

export interface Part<View, Reference> {
  scene: Scene<View, Reference>;
}

/** What a figure has left of its health or sanity. */
export interface Gauge {
  kind: "health" | "sanity";
  now: number;
  most: number;
}

/** What a figure holds, as a number: resources, clues. */
export interface Holding {
  icon: IconName;
  count: number;
  label: Message;
}

/** One player figure in the left column. */
export interface Member {
  id: string;
  seat: number;
  name: Message;
  /** A few words under the name: where, what. */
  status: Message[];
  gauges: Gauge[];
  holdings: Holding[];
  lead: boolean;
  mayTalk: boolean;
  /** Small things beside the figure, such as items. */
  belongings: Thing[];
  /** It plays against the team. */
  against?: boolean;
}

/** What is told about a thing that is pointed at. */
export interface Explanation {
  title: string;
  icon?: IconName;
  /** The thing itself, drawn large, such as a card one can read; it says its own name. */
  figure?: ReactNode;
  /** Sentences and figures, each with where it comes from. */
  lines: string[];
  rules: string[];
}

/** An encounter, a fight or a test under way, as far as it has happened. */
export interface Encounter {
  /** Whose it is. */
  who: Thing;
  title: Message;
  /** What is told of it: the situation, then how it went on. */
  story: readonly Message[];
  /** Something is being tried in it now: the story has been read. */
  tried: boolean;
  /** What its tests have led to. */
  outcomes: readonly { passed: boolean; result: number; text: Message | null }[];
}

export interface Progress {
  rounds: number;
  /** 0 before the first. */
  now: number;
  phase: Message;
  /** Where the number of rounds is open: the phases of one as they follow each other, and which of them it is. */
  phases?: { icon: IconName; name: Message }[];
  at?: number;
}

/** A setting of which every seat has its own part, asked for where the seat is. */
export interface SeatSettingProps {
  setting: string;
  seat: number;
  /** The figure chosen for it; null where chance decides. */
  figure: string | null;
  onFigure(figure: string): void;
  /** Go to the workshop; the form is as it was when one comes back. */
  toWorkshop(): void;
  /** The whole setting: of all seats. */
  value: unknown;
  onChange(value: unknown): void;
  /** What else has been chosen, by setting. */
  options: Readonly<Record<string, unknown>>;
}

/** Something made in the workshop that is taken to a table: the part of a setting that one seat has, and its figure. */
export interface Taken {
  setting: string;
  value: unknown;
  figure: string;
}

/** The workshop of a game: what is made there is taken to a table. */
export interface WorkshopProps<Reference = unknown> {
  reference: Reference;
  /** The seat that waits for it, what has been chosen for it and for the table; null where no table is being set up. */
  waiting: { seat: number; figure: string | null; options: Readonly<Record<string, unknown>> } | null;
  take(taken: Taken): void;
}

export interface Face<View = unknown, Reference = unknown, Event = unknown> {
  Board: ComponentType<Part<View, Reference>>;
  /** The shared row of the round and the hand. */
  Tray: ComponentType<Part<View, Reference>>;
  /** The test under way in a line or two, for where the tray is out of sight; nothing while there is none. */
  Test?: ComponentType<Part<View, Reference>>;
  /** What is met, fought or tried now, which the shell plays as a scene; nothing while there is nothing. */
  encounter?(view: View): Encounter | null;
  /** What is tried in it: the test with its dice, the fight, the loss about to happen. */
  Trial?: ComponentType<Part<View, Reference>>;
  /** What the team knows, under the figures in the left column. */
  Knowledge: ComponentType<Part<View, Reference>>;
  /** A portrait of a player figure. */
  Portrait: ComponentType<{ id: string; title?: string }>;
  /** The picture of a setting's value in the new-table form (an Ancient One, an investigator), or null. */
  Emblem: ComponentType<{ setting: string; value: unknown }>;
  /** What a setting's value brings, told in the new-table form: the cards of an investigator, the rows of a sheet. */
  SettingDetail?: ComponentType<{ setting: string; value: unknown; reference: Reference }>;
  /** What a seat chooses of a setting that is a list for all seats, such as its deck. */
  SeatSetting?: ComponentType<SeatSettingProps>;
  /** How many figures so many players lead; as many as there are players where it is absent. */
  figures?(players: number): number;
  /** The seat of a figure where not everybody leads one of their own; null as long as nobody can know it. */
  seatOf?(place: number, players: number, options: Readonly<Record<string, unknown>>): number | null;
  /** Whoever has no figure yet chooses one at the table; it is not left to chance. */
  choosesFigures?: boolean;
  /** How far the game is, where that can be drawn. */
  progress(view: View): Progress | null;
  members(view: View): Member[];
  /** Under the name of the game: which scenario, which difficulty. */
  subtitle(view: View): Message[];
  /** The icons of what is done, by the verb of an option; a verb without one has none. */
  verbs?: Readonly<Record<string, IconName>>;
  /** The icon of what an option is about, where it stands among others of the same verb. */
  icon?(option: OptionInfo, scene: Scene<View, Reference>): IconName | null;
  /**
   * What matters about an option, in a few words, beyond its costs and chances; `at` is the thing at which it is offered
   * among others.
   */
  note(option: OptionInfo, scene: Scene<View, Reference>, at?: Thing): string;
  /** Where the question comes from: the card with its text. */
  origin(question: Question, scene: Scene<View, Reference>): { title: string; text: string } | null;
  /** Whether an event begins a part of the log, as those do that name a round. */
  opensChapter?(event: Event): boolean;
  /** The heading of an event's cause ("card:grand-gala"). */
  cause(cause: string): Message | null;
  explain(thing: Thing, scene: Scene<View, Reference>): Explanation | null;
  /**
   * What is to be seen of a highlight, such as a large card or a token with its sum, under the sentence that tells it;
   * where there is nothing it is the title and the text that came with it (`told`).
   */
  highlight?(event: Event, scene: Scene<View, Reference>, told: Highlight): ReactNode;
  /** What is behind a line of the log, shown when it is opened; nothing where the line says everything. */
  details?(event: Event, say: Say): ReactNode;
  /** How the story of a finished game ends, in the game's own words beyond the plain reason. */
  resolution?(events: readonly Happening[], result: Result): Message[];
  /** A finished game told round by round. */
  story(events: readonly Happening[]): { round: number; lines: Message[] }[];
}
