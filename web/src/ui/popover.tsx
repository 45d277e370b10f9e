import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { cx } from "./cx";
import { type Anchor, type Corner, placeBeside } from "./place";
import css from "./popover.module.css";

interface PopoverProps {
  /** What it stands beside; nothing: it is closed. */
  beside: Anchor | null;
  onClose(): void;
  children: ReactNode;
  role: "dialog" | "menu";
  label: string;
  corner?: Corner;
  className?: string | undefined;
  id?: string;
  ref?: RefObject<HTMLDivElement | null>;
}

/** A small sheet beside an element, above everything; Esc or a press elsewhere closes it. */
export function Popover({
  beside,
  onClose,
  children,
  role,
  label,
  corner = "below",
  className,
  id,
  ref,
}: PopoverProps) {
  const inner = useRef<HTMLDivElement>(null);
  const sheet = ref ?? inner;
  const close = useRef(onClose);
  close.current = onClose;

  useLayoutEffect(() => {
    const element = sheet.current;
    if (!beside || !element) return;
    element.showPopover?.();
    const place = () => placeBeside(element, beside, corner);
    place();
    const watcher = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(place);
    watcher?.observe(element);
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      watcher?.disconnect();
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [beside, sheet, corner]);

  useEffect(() => {
    if (!beside) return;
    const press = (event: PointerEvent) => {
      const target = event.target as Node;
      if (!sheet.current?.contains(target) && !beside.contains?.(target)) close.current();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      close.current();
    };
    document.addEventListener("pointerdown", press, true);
    document.addEventListener("keydown", key, true);
    return () => {
      document.removeEventListener("pointerdown", press, true);
      document.removeEventListener("keydown", key, true);
    };
  }, [beside, sheet]);

  if (!beside) return null;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a dialog and a menu both have names
    <div ref={sheet} id={id} popover="manual" role={role} aria-label={label} className={cx(css.popover, className)}>
      {children}
    </div>
  );
}
