/** An explanation as it is written down: messages first, strings when all is said. */

import type { Say } from "../../../text/say";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import type { IconName } from "../art/icons";

export interface Sheet {
  title: Message;
  icon?: IconName;
  /** What does not apply may stand here as null. */
  lines: (Message | null)[];
  rules: string[];
}

export function read({ title, icon, lines, rules }: Sheet, say: Say): Explanation {
  const told = lines.filter((line): line is Message => line !== null).map(say);
  return { title: say(title), ...(icon && { icon }), lines: told, rules };
}
