import { type FormEvent, useEffect, useRef, useState } from "react";
import { Icon } from "../../art/icon";
import type { Member } from "../../games/face";
import { T, useLocale, useSay, voice } from "../../text/say";
import { IconButton } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { ChatLine, TableInfo } from "../../wire";
import { figuresOf } from "../people";
import css from "./chat.module.css";

const words = voice("web");

interface Props {
  said: readonly ChatLine[];
  members: readonly Member[];
  mine: readonly number[];
  mayTalk: boolean;
  table: TableInfo;
  talk(text: string): void;
}

/** The talk at the table, and why it is silent where the rules say so. */
export function Chat({ said, members, mine, mayTalk, table, talk }: Props) {
  const say = useSay();
  const [locale] = useLocale();
  const [text, setText] = useState("");
  const end = useRef<HTMLOListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves with every new line
  useEffect(() => {
    end.current?.scrollTo({ top: end.current.scrollHeight });
  }, [said.length]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const line = text.trim();
    if (!line || !mayTalk) return;
    talk(line);
    setText("");
  };
  const clock = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <div className={css.chat}>
      {said.length === 0 ? (
        <p className={css.empty}>
          <T id="chat-empty" />
        </p>
      ) : (
        <ol ref={end} className={css.lines} aria-label={say(words("chat"))}>
          {said.map((line) => (
            <li key={line.number} className={cx(css.line, mine.includes(line.seat) && css.mine)}>
              <p className={css.who}>
                <strong>{line.name ?? say(words("just", { what: figuresOf(members, line.seat) }))}</strong>
                <time dateTime={line.at}>{clock.format(new Date(line.at))}</time>
              </p>
              <p className={css.text}>{line.text}</p>
            </li>
          ))}
        </ol>
      )}
      {mayTalk ? (
        <form className={css.form} onSubmit={send}>
          <input
            className={css.input}
            value={text}
            maxLength={500}
            aria-label={say(words("chat-write"))}
            placeholder={say(words("chat-write"))}
            onChange={(event) => setText(event.target.value)}
          />
          <IconButton kind="plain" type="submit" icon="chat" label={say(words("chat-send"))} disabled={!text.trim()} />
        </form>
      ) : (
        <p className={css.silent}>
          <Icon name="sound-off" />
          <span>{say(words(silence(mine, table)))}</span>
        </p>
      )}
    </div>
  );
}

function silence(mine: readonly number[], table: TableInfo): string {
  if (mine.length === 0) return "silent-watching";
  if (table.status === "gathering") return "silent-gathering";
  return "silent-rules";
}
