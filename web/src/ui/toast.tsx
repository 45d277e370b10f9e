import { useEffect } from "react";
import { create } from "zustand";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { useSay } from "../text/say";
import type { Message } from "../wire";
import { IconButton } from "./button";
import { cx } from "./cx";
import css from "./toast.module.css";

interface Toast {
  key: number;
  say: Message;
  tone: "plain" | "bad" | "good";
  icon?: IconName;
}

interface Toasts {
  toasts: Toast[];
  show(toast: Omit<Toast, "key">): void;
  drop(key: number): void;
}

const STAYS = 6000;
const AT_ONCE = 3;
let last = 0;

const useToasts = create<Toasts>((set) => ({
  toasts: [],
  show: (toast) => {
    last += 1;
    set(({ toasts }) => ({ toasts: [...toasts, { ...toast, key: last }].slice(-AT_ONCE) }));
  },
  drop: (key) => set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.key !== key) })),
}));

/** Tell something in passing: `toast({ domain: "web", id: "link-copied" })`. */
export function toast(say: Message, tone: Toast["tone"] = "plain", icon?: IconName): void {
  useToasts.getState().show({ say, tone, ...(icon && { icon }) });
}

/** Where what is told in passing appears; read out politely. */
export function ToastRegion() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={css.region} role="status" aria-live="polite">
      {toasts.map((one) => (
        <ToastLine key={one.key} toast={one} />
      ))}
    </div>
  );
}

function ToastLine({ toast: one }: { toast: Toast }) {
  const say = useSay();
  const drop = useToasts((state) => state.drop);
  useEffect(() => {
    const timer = setTimeout(() => drop(one.key), STAYS);
    return () => clearTimeout(timer);
  }, [one.key, drop]);
  return (
    <div className={cx(css.toast, css[one.tone])}>
      {one.icon && <Icon name={one.icon} />}
      <span>{say(one.say)}</span>
      <IconButton icon="close" small label={say({ domain: "web", id: "close" })} onClick={() => drop(one.key)} />
    </div>
  );
}
