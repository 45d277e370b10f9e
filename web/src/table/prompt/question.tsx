import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../art/icon";
import type { Face, Scene } from "../../games/face";
import { T, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { announce } from "../../ui/live";
import type { Question } from "../../wire";
import type { News } from "../log/news";
import { type AskNotNow, NotNow, useNotNow } from "./not-now";
import { Options } from "./options";
import { Origin } from "./origin";
import css from "./prompt.module.css";

const words = voice("web");
/** So little needs no stepping through. */
const FEW = 3;

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  question: Question;
  chosen: string | null;
  /** Where the game has a rulebook. */
  openRule: ((rule: string) => void) | undefined;
  /** Where the focus goes when the list goes away. */
  rest(): void;
  /** What happened since one's last turn. */
  news: News;
  /** Where one says when one is asked. */
  stops?: ReactNode;
  /** Asked about what is not among the options. */
  notNow?: AskNotNow | undefined;
}

/** What is asked: from which card it comes, the options, the rule behind it. */
export function QuestionBody({ face, scene, question, chosen, openRule, rest, news, stops, notNow }: Props) {
  const { say } = scene;
  const list = useRef<HTMLDivElement>(null);
  const text = say(question.prompt);
  const barred = useNotNow(question, notNow);

  // Read out once for each question, also where two in a row have the same words; not again when more texts arrive.
  const announcement = text && say(words("live-question", { question: text }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question is a new one
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, question.number]);

  const origin = face.origin(question, scene);
  const { rule } = question;
  const choose = (option: number) => {
    if (list.current?.contains(document.activeElement)) rest();
    scene.light([]);
    scene.choose(option);
  };
  return (
    <>
      {origin && <Origin {...origin} />}
      <div ref={list}>
        <Options
          face={face}
          scene={scene}
          chosen={chosen}
          onChoose={choose}
          label={say(words("options", { count: question.options.length }))}
        />
      </div>
      <NotNow face={face} scene={scene} entries={barred} />
      <div className={css.foot}>
        {rule && openRule && (
          <button type="button" className={css.rule} onClick={() => openRule(rule)}>
            <Icon name="rules" size="1em" />
            <T id="rule-behind" />
          </button>
        )}
        {stops}
        {news.entries.length > FEW && (
          <Button small kind="quiet" icon="log" onClick={news.begin}>
            <T id="recap-offer" args={{ count: news.entries.length }} />
          </Button>
        )}
      </div>
    </>
  );
}
