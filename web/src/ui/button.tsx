import type { ComponentPropsWithRef } from "react";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import css from "./button.module.css";
import { cx } from "./cx";

interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** primary: the one thing to do here; quiet: without a frame until pointed at; danger: cannot be taken back. */
  kind?: "plain" | "primary" | "quiet" | "danger";
  icon?: IconName;
  small?: boolean;
}

export function Button({ kind = "plain", icon, small, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" {...rest} className={cx(css.button, css[kind], small && css.small, className)}>
      {icon && <Icon name={icon} size="1.1em" />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ButtonProps, "children"> {
  icon: IconName;
  /** What it does: read out, and shown when pointed at. */
  label: string;
}

export function IconButton({ icon, label, kind = "quiet", small, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={cx(css.button, css.bare, css[kind], small && css.small, className)}
    >
      <Icon name={icon} size="1.25em" />
    </button>
  );
}
