/** The text system as the rest of the client uses it. */
export { type Args, isMessage, LOCALES, type Locale, makeSay, type Say, voice } from "./fluent";
export { T, useLocale, useSay, useTexts } from "./speech";
