import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import button from "../ui/button.module.css";
import { cx } from "../ui/cx";

interface LinkButtonProps {
  href: string;
  kind?: "plain" | "primary" | "quiet";
  icon?: IconName;
  small?: boolean;
  /** Where the words alone do not say enough. */
  label?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that looks like the button beside it. */
export function LinkButton({ href, kind = "plain", icon, small, label, className, children }: LinkButtonProps) {
  return (
    <Link href={href} aria-label={label} className={cx(button.button, button[kind], small && button.small, className)}>
      {icon && <Icon name={icon} size="1.1em" />}
      {children}
    </Link>
  );
}
