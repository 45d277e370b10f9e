/** The field one types words into; "/" comes here from anywhere, Enter goes on to the first hit. */
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from "react";
import { Icon } from "../../art/icon";
import { useSay } from "../../text/say";
import { IconButton } from "../../ui/button";
import { useWords, words } from "../words";
import type { Found } from "./book";
import { focusRule } from "./rule-text";
import css from "./search-field.module.css";

interface SearchFieldProps {
  find: string;
  onFind(find: string): void;
  found: Found;
  /** Where the rules stand. */
  within: RefObject<HTMLElement | null>;
}

export function SearchField({ find, onFind, found, within }: SearchFieldProps) {
  const w = useWords();
  const say = useSay();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);

  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && find !== "") {
      // Inside a drawer the first Esc clears the words, the next one closes it.
      event.preventDefault();
      event.stopPropagation();
      onFind("");
    }
    if (event.key === "Enter" || event.key === "ArrowDown") {
      event.preventDefault();
      focusRule(within.current?.querySelector<HTMLElement>("[data-rule]"));
    }
  };

  const searched = find.trim() !== "";
  const count = found.rules.length;
  const told = !searched
    ? words("rules-count", { count })
    : found.through
      ? words("rules-found-through", { count, language: words(`language-${found.through}`) })
      : words("rules-found", { count });
  return (
    <search className={css.search}>
      <label htmlFor={id} className={css.label}>
        {w("rules-search")}
      </label>
      <div className={css.box}>
        <Icon name="search" size="1.15em" />
        <input
          ref={input}
          id={id}
          type="search"
          value={find}
          placeholder={w("rules-search-hint")}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${id}-count`}
          onChange={(event) => onFind(event.target.value)}
          onKeyDown={press}
        />
        {find !== "" && (
          <IconButton
            small
            icon="close"
            label={w("rules-clear")}
            onClick={() => {
              onFind("");
              input.current?.focus();
            }}
          />
        )}
      </div>
      <p id={`${id}-count`} className={css.count} role="status">
        {say(told)}
      </p>
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}
