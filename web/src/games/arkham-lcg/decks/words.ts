/** What the workshop for decks says. */
import { type Args, useSay, voice } from "../../../text/say";

/** The domain of `locale/*.ftl` beside this file. */
export const DOMAIN = "web-arkham-lcg-decks";

export const words = voice(DOMAIN);

/** `const w = useWords(); w("shelf-heading")`. */
export function useWords(): (id: string, args?: Args) => string {
  const say = useSay();
  return (id, args) => say(words(id, args));
}
