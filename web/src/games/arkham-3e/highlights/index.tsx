/** What is to be seen of a highlight: the page of the codex, the headline, the token, the dice, the monster, the one who fell. */
import type { ReactNode } from "react";
import { Amount, Fallen, Vitals } from "../../../table/highlights/figures";
import { Rolled } from "../../../table/trial/rolled";
import type { Highlight } from "../../../wire";
import { MythosToken } from "../board/Token";
import { AssetCard } from "../card/AssetCard";
import { HeadlineCard } from "../card/HeadlineCard";
import { MonsterCard } from "../card/MonsterCard";
import { CodexPage } from "../codex/CodexCard";
import { Portrait } from "../portrait";
import type { Here } from "../scene";
import type { Event } from "../wire";
import { archiveName, archiveStory, backStory, tokenName } from "../words";
import css from "./highlights.module.css";

export function highlight(event: Event, scene: Here, told: Pick<Highlight, "title" | "text">): ReactNode {
  switch (event.event) {
    case "archive-added":
      return <Page scene={scene} number={event.archive} back={event.face === "back"} told={told} />;
    case "archive-attached":
      return <Page scene={scene} number={event.archive} told={told} />;
    case "archive-turned":
    case "archive-read":
      return <TurnedPage scene={scene} number={event.archive} part={event.part ?? null} told={told} />;
    case "headline-read":
      return <HeadlineCard scene={scene} id={event.headline} />;
    case "card-gained":
      return <AssetCard scene={scene} id={event.card} />;
    case "card-turned":
      return told.text && <AssetCard scene={scene} id={event.card} back={[told.text]} />;
    case "token-drawn":
      return (
        <span className={css.drawn}>
          <MythosToken token={event.token} size="7.5rem" title={scene.say(tokenName(event.token))} />
        </span>
      );
    case "test-ended":
      return <Rolled say={scene.say} dice={event.dice} result={event.result} />;
    case "suffered":
    case "recovered":
    case "prevented":
      return <Vitals kind={event.what === "horror" ? "sanity" : "health"} count={event.count} />;
    case "researched":
      return <Amount icon="clue" tone="clue" count={event.count} />;
    case "monster-spawned":
    case "monster-defeated":
      return <MonsterCard scene={scene} kind={event.kind} />;
    case "anomaly-appeared":
      return <Amount icon="anomaly" tone="uncanny" count={1} />;
    case "outbreak":
      return <Amount icon="event-outbreak" tone="doom" count={1} />;
    case "investigator-defeated":
      return (
        <Fallen>
          <Portrait id={event.who} />
        </Fallen>
      );
    default:
      return null;
  }
}

interface PageProps {
  scene: Here;
  number: number;
  told: Pick<Highlight, "title" | "text">;
}

/** The codex grows by a page: it is read as it lies there. */
function Page({ scene, number, back = false, told: { title, text } }: PageProps & { back?: boolean }) {
  if (!title) return null;
  const story = back ? backStory(number, null) : archiveStory(number);
  return (
    <CodexPage
      scene={scene}
      number={number}
      name={title}
      story={story}
      lines={text ? [text] : []}
      back={back}
      moment="added"
    />
  );
}

/** A page is turned over: its front goes, and what stands on its back is read. */
function TurnedPage({ scene, number, part, told: { title, text } }: PageProps & { part: string | null }) {
  if (!title) return null;
  return (
    <div className={css.leaf}>
      <div className={css.front} aria-hidden="true">
        <CodexPage scene={scene} number={number} name={archiveName(number)} story={archiveStory(number)} lines={[]} />
      </div>
      <CodexPage
        scene={scene}
        number={number}
        name={title}
        story={backStory(number, part)}
        lines={text ? [text] : []}
        back
        moment="turned"
      />
    </div>
  );
}
