/** What every page around the table has: the way home, the rules, who one is, language and light. */
import { type ReactNode, useEffect } from "react";
import { Link } from "wouter";
import { Logo } from "../art/logo";
import { api } from "../net/api";
import { useLocale } from "../text/say";
import { IconButton } from "../ui/button";
import { cx } from "../ui/cx";
import { LANGUAGES } from "../ui/languages";
import { Menu } from "../ui/menu";
import { usePreferences } from "../ui/preferences";
import css from "./frame.module.css";
import { useWords } from "./words";

interface FrameProps {
  /** The title of the browser's tab. */
  title: string;
  /** Who one is, where the page knows. */
  who?: ReactNode;
  /** The page needs all the room there is. */
  wide?: boolean;
  children: ReactNode;
}

export function Frame({ title, who, wide, children }: FrameProps) {
  const w = useWords();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <div className={cx(css.page, wide && css.wide)}>
      <a className="skip" href="#content">
        {w("skip")}
      </a>
      <header className={css.head}>
        <div className={css.inner}>
          <Link href="/" className={css.home} aria-label={w("to-home")}>
            <Logo className={css.logo} />
          </Link>
          <div className={css.tools}>
            {who}
            <Language />
            <Light />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={cx(css.inner, css.main)}>
        {children}
      </main>
      <footer className={css.foot}>
        <div className={css.inner}>
          <p>{w("footer-unofficial")}</p>
          <p>{w("footer-icons")}</p>
        </div>
      </footer>
    </div>
  );
}

function Language() {
  const w = useWords();
  const [locale, speak] = useLocale();
  const set = usePreferences((state) => state.set);
  const now = LANGUAGES.find((each) => each.locale === locale)?.name ?? locale;
  return (
    <Menu
      label={w("choose-language", { name: now })}
      words={<span className={css.language}>{now}</span>}
      icon="language"
      small
      items={LANGUAGES.map(({ locale: each, name }) => ({
        key: each,
        label: <span lang={each}>{name}</span>,
        checked: each === locale,
        act: () => {
          set({ locale: each });
          void speak(each);
          void api.changeMe({ locale: each }).catch(() => undefined);
        },
      }))}
    />
  );
}

/** Night or daylight. */
function Light() {
  const w = useWords();
  const theme = usePreferences((state) => state.theme);
  const set = usePreferences((state) => state.set);
  const now = theme === "system" ? document.documentElement.dataset.theme : theme;
  const next = now === "daylight" ? "night" : "daylight";
  return (
    <IconButton
      small
      icon={next === "night" ? "theme" : "event-round-began"}
      label={w(next === "night" ? "to-night" : "to-daylight")}
      onClick={() => set({ theme: next })}
    />
  );
}
