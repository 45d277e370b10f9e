import type { ReactNode, RefObject } from "react";
import type { Face, Member, Scene } from "../../games/face";
import { T } from "../../text/say";
import type { Happening } from "../../wire";
import { Ending } from "../ending/ending";
import ending from "../ending/ending.module.css";
import { OtherWays, Ways } from "../ending/ways";
import type { News } from "../log/news";
import { RecapBody } from "../log/recap";
import { maySitAgain, type Standing } from "../seats/actions";
import { GatheringBody, missingFrom } from "../seats/gathering";
import type { TableState } from "../state";
import { PromptFrame } from "./frame";
import { Hint } from "./hint";
import type { AskNotNow } from "./not-now";
import { QuestionBody } from "./question";
import { Together } from "./together";
import { WaitingBody } from "./waiting";

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  members: readonly Member[];
  state: TableState;
  log: readonly Happening[];
  standing: Standing;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Where the game has a rulebook. */
  openRule: ((rule: string) => void) | undefined;
  report(): void;
  news: News;
  /** Asked about what is not among the options. */
  notNow?: AskNotNow | undefined;
  /** When one is asked, beside a question one could have passed over. */
  stops: ReactNode;
}

/** What stands above the log: who gathers, what is asked, who is waited for, how it ended. */
export function PromptArea(props: Props) {
  const { face, scene, members, state, standing, heading } = props;
  const { table, waiting, seats, choosing } = state;
  const { question } = scene;
  if (!table) return null;
  if (props.news.at !== null) {
    return (
      <PromptFrame
        heading={heading}
        tone="plain"
        kicker={<T id="recap-at" args={{ at: props.news.at + 1, count: props.news.entries.length }} />}
        title={<T id="recap" />}
      >
        <RecapBody news={props.news} at={props.news.at} light={scene.light} />
      </PromptFrame>
    );
  }
  if (table.stopped && table.status !== "over") {
    return (
      <PromptFrame heading={heading} tone="plain" title={<T id="stopped" />}>
        <p>
          <T id="stopped-why" />
        </p>
        <Ways table={table} entitled={false} />
      </PromptFrame>
    );
  }
  if (table.status === "gathering") {
    return (
      <PromptFrame
        heading={heading}
        tone="brass"
        title={<T id="gathering" args={{ count: missingFrom(table, seats).length }} />}
      >
        <GatheringBody face={face} members={members} standing={standing} />
      </PromptFrame>
    );
  }
  // Not before one has seen what led there.
  if (table.status === "over" && state.highlights.waiting.length === 0) {
    return (
      <PromptFrame heading={heading} tone="brass" title={<T id="game-over" />}>
        <Ending face={face} table={table} mine={seats} log={props.log} />
        <OtherWays table={table} report={props.report} />
        <div className={ending.pinned}>
          <Ways table={table} entitled={maySitAgain(standing)} />
        </div>
      </PromptFrame>
    );
  }
  if (question) {
    const figures = members.filter((member) => member.seat === question.seat);
    const [figure] = figures;
    const alone = figures.length === 1 ? figure : undefined;
    return (
      <PromptFrame
        heading={heading}
        tone="brass"
        portrait={alone && <face.Portrait id={alone.id} />}
        kicker={
          seats.length > 1 && alone ? <T id="decides-for" args={{ who: alone.name }} /> : <T id="your-decision" />
        }
        title={scene.say(question.prompt)}
      >
        <Hint game={table.game} question={question} />
        <Together question={question} members={members} waiting={waiting} />
        <QuestionBody
          face={face}
          scene={scene}
          question={question}
          chosen={choosing?.seat === question.seat ? choosing.key : null}
          openRule={props.openRule}
          rest={() => heading.current?.focus()}
          news={props.news}
          stops={question.window && props.stops}
          notNow={props.notNow}
        />
      </PromptFrame>
    );
  }
  return (
    <PromptFrame
      heading={heading}
      tone="plain"
      title={waiting.length > 0 ? <T id="others-decide" args={{ count: waiting.length }} /> : <T id="things-happen" />}
    >
      <WaitingBody face={face} members={members} waiting={waiting} seats={table.seats} watching={seats.length === 0} />
    </PromptFrame>
  );
}
