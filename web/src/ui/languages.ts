import { api } from "../net/api";
import { type Locale, useLocale } from "../text/say";
import { usePreferences } from "./preferences";

/** The languages by their own names. */
export const LANGUAGES: readonly { locale: Locale; name: string }[] = [
  { locale: "en", name: "English" },
  { locale: "ru", name: "Русский" },
  { locale: "uk", name: "Українська" },
];

/** The language of the page, and how to change it so that it is remembered here and by the server. */
export function useLanguage(): [Locale, (locale: Locale) => void] {
  const [locale, speak] = useLocale();
  const set = usePreferences((state) => state.set);
  const change = (next: Locale) => {
    set({ locale: next });
    void speak(next);
    // Where the server cannot be told, the browser still remembers.
    void api.changeMe({ locale: next }).catch(() => undefined);
  };
  return [locale, change];
}
