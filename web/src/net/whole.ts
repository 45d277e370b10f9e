/** The server leaves out what is as usual, so that little travels; here it is put back. Beyond the net all is whole. */
import type { Happening, Highlight, OptionInfo, Question, Replay, UndoOffer } from "../wire";
import type { FromServer } from "./socket";
import usual from "./usual.json";

type Usual<Part, Kept> = Pick<Part, keyof Part & keyof Kept>;
const usualHappening = usual.Happening as Usual<Happening, typeof usual.Happening>;
const usualHighlight = usual.Highlight as Usual<Highlight, typeof usual.Highlight>;
const usualOptionInfo = usual.OptionInfo as Usual<OptionInfo, typeof usual.OptionInfo>;
const usualQuestion = usual.Question as Usual<Question, typeof usual.Question>;
const usualUndoOffer = usual.UndoOffer as Usual<UndoOffer, typeof usual.UndoOffer>;

/** A part of what was sent: where something is absent it is as usual. */
type Sent<Part, Usual> = Omit<Part, keyof Usual> & Partial<Usual>;
type SentOption = Sent<OptionInfo, typeof usualOptionInfo>;
type SentQuestion = Sent<Omit<Question, "options">, typeof usualQuestion> & { options: SentOption[] };
type SentHighlight = Sent<Highlight, typeof usualHighlight>;
type SentHappening = Omit<Sent<Happening, typeof usualHappening>, "highlight"> & { highlight?: SentHighlight | null };

export const wholeOption = (sent: SentOption): OptionInfo => ({ ...usualOptionInfo, ...sent });

export function wholeQuestion(sent: SentQuestion): Question {
  return { ...usualQuestion, ...sent, options: sent.options.map(wholeOption) };
}

/** A line of the log has the icon of its kind of event where it has none of its own. */
export function wholeHappening(sent: SentHappening): Happening {
  const highlight = sent.highlight ? { ...usualHighlight, ...sent.highlight } : null;
  const line = { ...usualHappening, ...sent, highlight };
  return { ...line, icon: line.icon || `event-${(line.event as { event: string }).event}` };
}

const wholeOffer = (sent: UndoOffer): UndoOffer => ({ ...usualUndoOffer, ...sent });

const withWholeLog = <Sender extends { log: Happening[] }>(sender: Sender): Sender => ({
  ...sender,
  log: sender.log.map(wholeHappening),
});

export function wholeMessage(sent: FromServer): FromServer {
  if (sent.type !== "welcome" && sent.type !== "update") return sent;
  const { views, questions, undo } = sent;
  return {
    ...sent,
    ...(views && { views: views.map(withWholeLog) }),
    ...(questions && { questions: questions.map(wholeQuestion) }),
    ...(undo && { undo: undo.map(wholeOffer) }),
  } as FromServer;
}

export function wholeReplay(sent: Replay): Replay {
  return { ...sent, frames: sent.frames.map(withWholeLog) };
}
