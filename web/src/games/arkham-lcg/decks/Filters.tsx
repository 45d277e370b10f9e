/** Which cards one wants to see. */
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useSay } from "../../../text/say";
import { IconButton } from "../../../ui/button";
import { ClassEmblem } from "../art/class-emblem";
import { Icon } from "../art/icon";
import { type CardClassName, isOneOf, KINDS as SIGNS } from "../art/names";
import { KindSign } from "../art/signs";
import type { CardReference } from "../wire";
import { tell } from "../words";
import { DEAREST, KINDS } from "./deck";
import { EVERYTHING, type Filter, isOpen } from "./filter";
import css from "./filters.module.css";
import { useWords } from "./words";

interface FiltersProps {
  filter: Filter;
  onChange(filter: Filter): void;
  classes: readonly CardClassName[];
  pool: readonly CardReference[];
  levels: boolean;
  found: number;
}

export function Filters({ filter, onChange, classes, pool, levels, found }: FiltersProps) {
  const w = useWords();
  const say = useSay();
  const set = (part: Partial<Filter>) => onChange({ ...filter, ...part });
  const steps = [...new Set(pool.map((card) => card.level ?? 0))].sort();
  return (
    <search className={css.filters}>
      <Words value={filter.words} onChange={(words) => set({ words })} />
      <div className={css.chips}>
        {classes.map((each) => (
          <Chip
            key={each}
            on={filter.classes.includes(each)}
            onToggle={() => set({ classes: toggled(filter.classes, each) })}
          >
            <ClassEmblem cardClass={each} size="1.35rem" />
            <span>{say(tell(`class-${each}`))}</span>
          </Chip>
        ))}
        <span className={css.gap} />
        {KINDS.map((kind) => (
          <Chip
            key={kind}
            on={filter.types.includes(kind)}
            onToggle={() => set({ types: toggled(filter.types, kind) })}
          >
            {isOneOf(SIGNS, kind) && <KindSign kind={kind} size="1.05rem" />}
            <span>{say(tell(`kind-${kind}`))}</span>
          </Chip>
        ))}
        <span className={css.gap} />
        <Choice
          label={w("filter-cost")}
          any={w("filter-any-cost")}
          value={filter.cost}
          values={Array.from({ length: DEAREST + 1 }, (_, cost) => cost)}
          say={(cost) => (cost === DEAREST ? w("cost-and-more", { cost }) : String(cost))}
          onChange={(cost) => set({ cost })}
        />
        {levels && (
          <Choice
            label={w("filter-level")}
            any={w("filter-any-level")}
            value={filter.level}
            values={steps}
            say={String}
            onChange={(level) => set({ level })}
          />
        )}
        <Chip on={filter.mine} onToggle={() => set({ mine: !filter.mine })}>
          <Icon name="check" size="0.9rem" />
          <span>{w("filter-mine")}</span>
        </Chip>
      </div>
      <p className={css.count} role="status">
        {w("found", { count: found })}
        {!isOpen(filter) && (
          <button type="button" className={css.clear} onClick={() => onChange(EVERYTHING)}>
            {w("filter-clear")}
          </button>
        )}
        <span className={css.keys}>{w("keys")}</span>
      </p>
    </search>
  );
}

function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

function Chip({ on, onToggle, children }: { on: boolean; onToggle(): void; children: ReactNode }) {
  return (
    <button type="button" className={css.chip} aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}

interface ChoiceProps {
  label: string;
  any: string;
  value: number | null;
  values: readonly number[];
  say(value: number): string;
  onChange(value: number | null): void;
}

function Choice({ label, any, value, values, say, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <span className={css.choice} data-set={value !== null || undefined}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">{any}</option>
        {values.map((each) => (
          <option key={each} value={each}>
            {say(each)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** "/" comes here from anywhere on the page, Esc clears it. */
function Words({ value, onChange }: { value: string; onChange(words: string): void }) {
  const w = useWords();
  const input = useRef<HTMLInputElement>(null);
  // Before anybody sees the field, so that no key comes too early.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const typing = event.target instanceof HTMLElement && event.target.matches("input, textarea, select");
      if (event.key !== "/" || event.ctrlKey || event.metaKey || typing) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
  return (
    <div className={css.words}>
      <Icon name="search" size="1.1em" />
      <input
        ref={input}
        type="search"
        aria-label={w("filter-words")}
        placeholder={w("filter-words-hint")}
        value={value}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && onChange("")}
      />
      {value !== "" && (
        <IconButton
          small
          icon="close"
          label={w("filter-words-clear")}
          onClick={() => {
            onChange("");
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}
