import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { cx } from "./cx";
import css from "./tabs.module.css";

export interface Tab {
  key: string;
  label: ReactNode;
  icon?: IconName;
  /** A count or sign beside the label, such as unread lines. */
  badge?: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose(key: string): void;
  className?: string | undefined;
}

/** Panels of which one is shown; arrows go from tab to tab. */
export function Tabs({ label, tabs, chosen, onChoose, className }: TabsProps) {
  const id = useId();
  const bar = useRef<HTMLDivElement>(null);
  const now = tabs.find((tab) => tab.key === chosen) ?? tabs[0];

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex((tab) => tab.key === now?.key);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    const next = to === undefined ? undefined : tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(next.key);
    bar.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };

  if (!now) return null;
  return (
    <div className={cx(css.tabs, className)}>
      <div ref={bar} role="tablist" aria-label={label} className={css.bar} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            data-tab={tab.key}
            id={`${id}-${tab.key}`}
            aria-selected={tab === now}
            aria-controls={`${id}-panel`}
            tabIndex={tab === now ? 0 : -1}
            className={css.tab}
            onClick={() => onChoose(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.badge != null && <span className={css.badge}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${now.key}`} className={css.panel}>
        {now.panel}
      </div>
    </div>
  );
}
