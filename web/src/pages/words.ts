/** The texts of the pages around the table. */
import { type Args, useSay, voice } from "../text/say";

export const words = voice("web-pages");

/** `const w = useWords(); w("play-now")`. */
export function useWords(): (id: string, args?: Args) => string {
  const say = useSay();
  return (id, args) => say(words(id, args));
}
