import { useEffect, useState } from "react";
import type { Size } from "./geometry";

/** Until the window is measured. */
const UNMEASURED: Size = { width: 0, height: 1 };

/** How large an element is, in pixels; its width is 0 until that is known. */
export function useSize(element: { current: HTMLElement | null }): Size {
  const [size, setSize] = useState(UNMEASURED);
  useEffect(() => {
    const board = element.current;
    if (!board) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: board.clientWidth, height: Math.max(1, board.clientHeight) }),
    );
    observer.observe(board);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
