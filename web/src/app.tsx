/** The pages of the client and the ways to them; each page is fetched when it is first opened. */
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link, Route, Switch, useLocation } from "wouter";
import { api } from "./net/api";
import css from "./table/page.module.css";
import { T, useLocale } from "./text/say";
import button from "./ui/button.module.css";
import { LiveRegion } from "./ui/live";
import { usePreferences } from "./ui/preferences";
import { ToastRegion } from "./ui/toast";

const HomePage = lazy(async () => ({ default: (await import("./pages/home")).HomePage }));
const NewTablePage = lazy(async () => ({ default: (await import("./pages/new-table")).NewTablePage }));
const JoinPage = lazy(async () => ({ default: (await import("./pages/join")).JoinPage }));
const RulesPage = lazy(async () => ({ default: (await import("./pages/rules")).RulesPage }));
const DecksPage = lazy(async () => ({ default: (await import("./pages/decks")).DecksPage }));
const ReplayPage = lazy(async () => ({ default: (await import("./pages/replay")).ReplayPage }));
const TablePage = lazy(async () => ({ default: (await import("./table/page")).TablePage }));

export function App() {
  return (
    <>
      <Suspense fallback={<div className={css.notice} />}>
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
          <Route path="/join/:code/:token">{({ code, token }) => <JoinPage code={code} token={token} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/decks/:game?">{({ game }) => <DecksPage game={game ?? null} />}</Route>
          <Route path="/replay/:code">{({ code }) => <ReplayPage code={code} />}</Route>
          <Route path="/table/:code">{({ code }) => <TablePage key={code} code={code.toUpperCase()} />}</Route>
          <Route>
            <Lost />
          </Route>
        </Switch>
      </Suspense>
      <NewPage />
      <RememberedLanguage />
      <ToastRegion />
      <LiveRegion />
    </>
  );
}

/** Who set no language in this browser hears the one the server remembers. */
function RememberedLanguage() {
  const [, speak] = useLocale();
  const chosen = usePreferences((state) => state.locale);
  useEffect(() => {
    if (chosen) return;
    api.me().then(
      ({ locale }) => locale && void speak(locale),
      () => undefined,
    );
  }, [chosen, speak]);
  return null;
}

/** A new page begins at its top: for the eye, and for the keyboard, whose place went away with the old page. */
function NewPage() {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    document.getElementById("root")?.focus({ preventScroll: true });
  }, [path]);
  return null;
}

function Lost() {
  return (
    <main className={css.notice}>
      <h1>
        <T id="no-such-page" />
      </h1>
      <Link href="/" className={button.button}>
        <T id="to-home" />
      </Link>
    </main>
  );
}
