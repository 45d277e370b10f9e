import { useEffect, useRef } from "react";
import { voice } from "../../text/say";
import { toast } from "../../ui/toast";
import type { TableInfo } from "../../wire";

const words = voice("web");

/** Whoever still sits at a finished table is told when somebody has opened the next one; the way there is at the end. */
export function useNextTable({ next_code: next = null }: TableInfo, entitled: boolean): void {
  const before = useRef(next);
  useEffect(() => {
    if (next && next !== before.current && entitled) toast(words("next-table-ready"), "good", "play");
    before.current = next;
  }, [next, entitled]);
}
