import { type ComponentPropsWithRef, type ReactNode, useId } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { cx } from "./cx";
import css from "./field.module.css";

interface TextFieldProps extends Omit<ComponentPropsWithRef<"input">, "id"> {
  label: ReactNode;
  hint?: ReactNode;
}

export function TextField({ label, hint, className, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="text" className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} {...rest} />
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface SelectProps extends Omit<ComponentPropsWithRef<"select">, "id"> {
  label: ReactNode;
  hint?: ReactNode;
}

export function Select({ label, hint, className, children, ...rest }: SelectProps) {
  const id = useId();
  return (
    <div className={cx(css.field, className)}>
      <label htmlFor={id}>{label}</label>
      <select id={id} className={css.input} aria-describedby={hint ? `${id}-hint` : undefined} {...rest}>
        {children}
      </select>
      {hint && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  on: boolean;
  disabled?: boolean;
  onChange(on: boolean): void;
}

export function Switch({ label, hint, on, disabled, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className={css.switch}>
      <span>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <span id={`${id}-hint`} className={css.hint}>
            {hint}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </div>
  );
}

interface SegmentedProps<Value extends string> {
  label: ReactNode;
  hint?: ReactNode;
  value: Value;
  options: readonly { value: Value; label: ReactNode; icon?: IconName; lang?: string }[];
  onChange(value: Value): void;
}

/** One of a few, all of them in sight. */
export function Segmented<Value extends string>({ label, hint, value, options, onChange }: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend>{label}</legend>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment} lang={option.lang}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} size="1.1em" />}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint && <p className={css.hint}>{hint}</p>}
    </fieldset>
  );
}
