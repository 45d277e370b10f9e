/** The chapters at the side, the one being read marked. */
import { useEffect, useRef, useState } from "react";
import { useWords } from "../words";
import type { Chapter } from "./chapters";
import css from "./contents.module.css";

export function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  const w = useWords();
  const now = useReadChapter(chapters);
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another chapter is being read
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [now]);
  return (
    <nav ref={list} className={css.contents} aria-label={w("rules-contents")}>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter.id}>
            <a
              href={`#chapter-${chapter.id}`}
              aria-current={chapter.id === now ? "location" : undefined}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(`chapter-${chapter.id}`)?.scrollIntoView({ block: "start" });
              }}
            >
              {chapter.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The last chapter that has reached the upper part of the window. */
function useReadChapter(chapters: readonly Chapter[]): string | undefined {
  const [now, setNow] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === "undefined") return;
    const seen = new Map<string, boolean>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          seen.set((target as HTMLElement).dataset.chapter ?? "", isIntersecting);
        setNow(chapters.findLast((chapter) => seen.get(chapter.id))?.id);
      },
      { rootMargin: "-90px 0px -60% 0px" },
    );
    for (const chapter of chapters) {
      const section = document.getElementById(`chapter-${chapter.id}`);
      if (section) watcher.observe(section);
    }
    return () => watcher.disconnect();
  }, [chapters]);
  return now ?? chapters[0]?.id;
}
