/** An explanation as it is written down: messages first, strings when all is said. */
import type { ReactNode } from "react";
import type { IconName } from "../../art/icons";
import type { Explanation } from "../../games/face";
import type { Say } from "../../text/say";
import type { Message } from "../../wire";

export interface Sheet {
  title: Message;
  icon?: IconName;
  figure?: ReactNode;
  /** What does not apply may stand here as null. */
  lines: readonly (Message | null)[];
  rules: string[];
}

export function read({ title, icon, figure, lines, rules }: Sheet, say: Say): Explanation {
  const told = lines.flatMap((line) => (line ? [say(line)] : []));
  return { title: say(title), ...(icon && { icon }), ...(figure ? { figure } : {}), lines: [...new Set(told)], rules };
}
