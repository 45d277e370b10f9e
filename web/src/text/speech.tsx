/** The language of the page as React sees it: one voice, which changes without a reload. */
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Args, type Locale, type Say, sayFrom } from "./fluent";
import { Library, WEB } from "./library";

interface Speech {
  locale: Locale;
  say: Say;
  /** Change the language; resolves when the page speaks it. */
  speak(locale: Locale): Promise<void>;
  /** Ask for a domain before something is said from it. */
  need(domain: string): void;
  has(domain: string): boolean;
}

const SpeechContext = createContext<Speech | null>(null);

const ALWAYS = [WEB, "kernel"];

interface Props {
  locale: Locale;
  library?: Library;
  children: ReactNode;
}

/** Shows its children once the page can speak. */
export function Speaking({ locale: first, library: given, children }: Props): ReactNode {
  const [library] = useState(() => given ?? new Library());
  const [locale, setLocale] = useState(first);
  const [arrived, setArrived] = useState(0);
  const wanted = useRef(new Set<string>(ALWAYS));
  const wish = useRef(first);

  const fetchDomain = useCallback(
    (domain: string) => {
      const told = () => setArrived((count) => count + 1);
      // A language that could not be fetched is asked for again a little later; what is there stays readable.
      library.load(domain, locale).then(told, () => setTimeout(told, 4000));
    },
    [library, locale],
  );

  const need = useCallback(
    (domain: string) => {
      wanted.current.add(domain);
      if (!library.get(domain, locale)) fetchDomain(domain);
    },
    [library, locale, fetchDomain],
  );

  const speak = useCallback(
    async (next: Locale) => {
      wish.current = next;
      await Promise.allSettled([...wanted.current].map((domain) => library.load(domain, next)));
      if (wish.current === next) setLocale(next);
    },
    [library],
  );

  useEffect(() => {
    document.documentElement.lang = locale;
    for (const domain of wanted.current) if (!library.get(domain, locale)) fetchDomain(domain);
  }, [library, locale, fetchDomain]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new voice whenever texts arrive, so that everything is said again
  const speech = useMemo<Speech>(() => {
    const absent = new Set<string>();
    const say = sayFrom(
      (domain) => library.get(domain, locale),
      ({ domain }) => {
        if (library.get(domain, locale) || absent.has(domain)) return;
        absent.add(domain);
        queueMicrotask(() => need(domain));
      },
    );
    return { locale, say, speak, need, has: (domain) => library.get(domain, locale) !== undefined };
  }, [library, locale, speak, need, arrived]);

  if (!speech.has(WEB)) return null;
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (!speech) throw new Error("outside of <Speaking>");
  return speech;
}

/** The voice of the page. */
export function useSay(): Say {
  return useSpeech().say;
}

export function useLocale(): [Locale, (locale: Locale) => Promise<void>] {
  const { locale, speak } = useSpeech();
  return [locale, speak];
}

/** Whether the texts of these domains are there; asks for them. */
export function useTexts(...domains: string[]): boolean {
  const { need, has } = useSpeech();
  const wanted = domains.join(" ");
  useEffect(() => {
    for (const domain of wanted.split(" ")) if (domain) need(domain);
  }, [need, wanted]);
  return domains.every(has);
}

/** A text of the shell, or of another domain of the client. */
export function T({ id, args, domain = WEB }: { id: string; args?: Args; domain?: string }): string {
  return useSay()({ domain, id, ...(args && { args }) });
}
