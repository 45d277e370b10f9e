/** What highlights of several games show: how much of something, somebody who fell. */
import type { ReactNode } from "react";
import type { IconName } from "../../art/icons";
import type { Gauge } from "../../games/face";
import { Signs } from "../trial/signs";
import css from "./figures.module.css";

/** More than this are only told. */
const MOST = 8;

/** How much of something it is about. */
export function Amount({ icon, tone, count }: { icon: IconName; tone: string; count: number }) {
  return (
    <p className={css.amount} data-tone={tone} aria-hidden="true">
      <Signs icon={icon} count={count} size="2.6rem" most={MOST} />
    </p>
  );
}

/** How much health or sanity it is about. */
export const Vitals = ({ kind, count }: { kind: Gauge["kind"]; count: number }) => (
  <Amount icon={kind} tone={kind} count={count} />
);

/** The portrait of somebody who is no more. */
export function Fallen({ children }: { children: ReactNode }) {
  return <span className={css.fallen}>{children}</span>;
}
