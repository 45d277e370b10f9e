import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "../../art/icon";
import type { Explanation, Thing } from "../../games/face";
import { useSay, voice } from "../../text/say";
import { Button } from "../../ui/button";
import { cx } from "../../ui/cx";
import type { Anchor } from "../../ui/place";
import { Popover } from "../../ui/popover";
import type { Message } from "../../wire";
import { type Rulebook, useRuleLinks } from "../rules";
import css from "./explanation.module.css";

const words = voice("web");

export interface Shown {
  thing: Thing;
  beside: Anchor;
  explanation: Explanation;
  stays: boolean;
}

interface Props {
  shown: Shown | null;
  /** Why the thing cannot be used now. */
  whyNot?: Message | null;
  /** What can be done with it now. */
  options?: ReactNode;
  onClose(): void;
  rulebook?: Rulebook | undefined;
  point?: ((thing: Thing) => void) | undefined;
  onEnter(): void;
  onLeave(): void;
}

/** What a thing is: name, figures with where each comes from, the rules behind it. */
export function ExplanationSheet({ shown, whyNot, options, onClose, rulebook, point, onEnter, onLeave }: Props) {
  const say = useSay();
  const sheet = useRef<HTMLDivElement>(null);
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (!shown?.stays) return;
    before.current = document.activeElement as HTMLElement | null;
    sheet.current?.querySelector<HTMLElement>("[data-first]")?.focus({ preventScroll: true });
    return () => before.current?.focus({ preventScroll: true });
  }, [shown]);

  if (!shown) return null;
  const { thing, explanation } = shown;
  return (
    <Popover
      beside={shown.beside}
      onClose={onClose}
      ref={sheet}
      corner="beside"
      role="dialog"
      label={explanation.title}
    >
      <div className={css.sheet} onPointerEnter={onEnter} onPointerLeave={onLeave}>
        <h3 className={cx(css.title, explanation.figure != null && css.spoken)} tabIndex={-1} data-first="">
          {explanation.icon && <Icon name={explanation.icon} />}
          {explanation.title}
        </h3>
        {explanation.figure != null && <div className={css.figure}>{explanation.figure}</div>}
        {explanation.lines.map((line) => (
          <p key={line} className={css.line}>
            {line}
          </p>
        ))}
        {/* It comes a moment after the rest, and is then said to whoever listens. */}
        <div aria-live="polite">
          {whyNot && <p className={css.whyNot}>{say(words("why-not", { reason: whyNot }))}</p>}
        </div>
        {options && <div className={css.options}>{options}</div>}
        {((rulebook && explanation.rules.length > 0) || point) && (
          <div className={css.foot}>
            {rulebook && explanation.rules.length > 0 && (
              <RuleLinks rulebook={rulebook} rules={explanation.rules} onOpen={onClose} />
            )}
            {point && (
              <Button
                small
                kind="quiet"
                icon="ping"
                onClick={() => {
                  point(thing);
                  onClose();
                }}
              >
                {say(words("point-here"))}
              </Button>
            )}
          </div>
        )}
      </div>
    </Popover>
  );
}

interface RuleLinksProps {
  rulebook: Rulebook;
  rules: readonly string[];
  onOpen(): void;
}

/** The rules behind a thing, each by what it is about. */
function RuleLinks({ rulebook, rules, onOpen }: RuleLinksProps) {
  const say = useSay();
  return useRuleLinks(rulebook.game, rules).map(({ id, title }) => (
    <button
      key={id}
      type="button"
      className={css.rule}
      aria-label={say(words("rule-link", { rule: title }))}
      onClick={() => {
        onOpen();
        rulebook.open(id);
      }}
    >
      <Icon name="rules" size="1em" />
      {title}
    </button>
  ));
}
