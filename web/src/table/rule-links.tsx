import { Icon } from "../art/icon";
import { useSay, voice } from "../text/say";
import css from "./rule-links.module.css";
import { type Rulebook, useRuleLinks } from "./rules";

const words = voice("web");

interface Props {
  rulebook: Rulebook;
  rules: readonly string[];
  /** Before the rule is shown. */
  onOpen?(): void;
}

/** Some rules, each by what it is about. */
export function RuleLinks({ rulebook, rules, onOpen }: Props) {
  const say = useSay();
  return useRuleLinks(rulebook.game, rules).map(({ id, title }) => (
    <button
      key={id}
      type="button"
      className={css.rule}
      aria-label={say(words("rule-link", { rule: title }))}
      onClick={() => {
        onOpen?.();
        rulebook.open(id);
      }}
    >
      <Icon name="rules" size="1em" />
      {title}
    </button>
  ));
}
