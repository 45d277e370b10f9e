import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { Button, IconButton } from "./button";
import css from "./menu.module.css";
import { Popover } from "./popover";

export interface MenuItem {
  key: string;
  label: ReactNode;
  /** What matters about it, under the label. */
  note?: ReactNode;
  icon?: IconName;
  /** One of several: whether it is the chosen one. */
  checked?: boolean;
  disabled?: boolean;
  act(): void;
}

interface MenuProps {
  label: string;
  /** The words on the button; without them only the icon is shown. */
  words?: ReactNode;
  icon?: IconName;
  items: readonly MenuItem[];
  small?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  /** The id of the button. */
  id?: string;
}

/** A button that opens a list of things to do; arrows, Home, End, Enter and first letters work inside. */
export function Menu({ label, words, icon, items, small, disabled, className, id: buttonId }: MenuProps) {
  const [beside, setBeside] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const fromEnd = useRef(false);
  const id = useId();

  const close = () => {
    setBeside(null);
    button.current?.focus();
  };
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];

  useEffect(() => {
    if (!beside) return;
    const all = [...(list.current?.querySelectorAll<HTMLElement>("[role^=menuitem]") ?? [])];
    const chosen = all.find((item) => item.getAttribute("aria-checked") === "true");
    (chosen ?? all.at(fromEnd.current ? -1 : 0))?.focus();
  }, [beside]);

  const open = (last = false) => {
    fromEnd.current = last;
    setBeside(button.current);
  };
  const openByKey = (event: KeyboardEvent) => {
    if (beside || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
    event.preventDefault();
    event.stopPropagation();
    open(event.key === "ArrowUp");
  };
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (event.key === "Tab") setBeside(null);
    const next = to === undefined ? byLetter(all, at, event) : all[(to + all.length) % all.length];
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    next.focus();
  };

  const common = {
    ref: button,
    id: buttonId,
    "aria-haspopup": "menu" as const,
    "aria-expanded": beside !== null,
    "aria-controls": beside ? id : undefined,
    disabled: disabled || items.length === 0,
    onClick: () => (beside ? setBeside(null) : open()),
    onKeyDown: openByKey,
  };
  return (
    <>
      {words ? (
        <Button {...common} {...(icon && { icon })} {...(small && { small })} className={className} aria-label={label}>
          {words}
        </Button>
      ) : (
        <IconButton
          {...common}
          icon={icon ?? "settings"}
          {...(small && { small })}
          className={className}
          label={label}
        />
      )}
      <Popover beside={beside} onClose={close} ref={list} id={id} role="menu" label={label} className={css.menu}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the items inside bubble here */}
        <div onKeyDown={move}>
          {items.map((item) => (
            // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is the one that supports it whenever it is there
            <button
              key={item.key}
              type="button"
              role={item.checked === undefined ? "menuitem" : "menuitemradio"}
              aria-checked={item.checked}
              aria-disabled={item.disabled}
              tabIndex={-1}
              className={css.item}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.act();
              }}
            >
              <span className={css.icon}>
                {item.checked ? <Icon name="check" /> : item.icon && <Icon name={item.icon} />}
              </span>
              <span>
                <span className={css.label}>{item.label}</span>
                {item.note && <span className={css.note}>{item.note}</span>}
              </span>
            </button>
          ))}
        </div>
      </Popover>
    </>
  );
}

/** The next entry that begins with the letter of the key. */
function byLetter(all: readonly HTMLElement[], at: number, { key, ctrlKey, altKey, metaKey }: KeyboardEvent) {
  if (key.length !== 1 || key === " " || ctrlKey || altKey || metaKey) return undefined;
  const begins = (item: HTMLElement) => item.textContent?.trim().toLowerCase().startsWith(key.toLowerCase());
  return [...all.slice(at + 1), ...all.slice(0, at + 1)].find(begins);
}
