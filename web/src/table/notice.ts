/** It is your decision: told in the title of the tab, on its icon, and with a notification where one asked for it. */
import { useEffect, useRef } from "react";
import { useSay, voice } from "../text/say";
import { usePreferences } from "../ui/preferences";
import { play } from "../ui/sounds";

const words = voice("web");
const MARK = '<circle cx="76%" cy="24%" r="22%" fill="#e7c46b" stroke="#101317" stroke-width="6%"/></svg>';

let plain: Promise<string> | null = null;

/** The icon of the page with a brass seal on it, or without. */
async function badge(on: boolean): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return;
  plain ??= fetch("/icon.svg").then((answer) => answer.text());
  const icon = await plain.catch(() => "");
  if (!icon.includes("</svg>")) return;
  link.href = on ? `data:image/svg+xml,${encodeURIComponent(icon.replace("</svg>", MARK))}` : "/icon.svg";
}

export function useNotice(game: string, question: string | null): void {
  const say = useSay();
  const yours = question !== null;

  useEffect(() => {
    document.title = say(words(yours ? "title-yours" : "title-table", { game }));
    void badge(yours);
  }, [say, game, yours]);

  const before = useRef<string | null>(null);
  useEffect(() => {
    // Decisions of one's own that follow each other need no call.
    const called = question !== null && before.current === null;
    before.current = question;
    if (question === null || !called) return;
    play("yours");
    if (!document.hidden || !usePreferences.getState().notices || !("Notification" in window)) return;
    if (Notification.permission !== "granted") return;
    const notice = new Notification(say(words("title-yours", { game })), { body: question, tag: "miskatonic" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  }, [question, game, say]);

  useEffect(() => () => void badge(false), []);
}
