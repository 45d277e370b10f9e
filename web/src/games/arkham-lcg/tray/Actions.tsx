import { percentOf } from "../../../table/options";
import { cx } from "../../../ui/cx";
import type { OptionInfo } from "../../../wire";
import { Icon } from "../art/icon";
import type { IconName } from "../art/icons";
import { oddsOf } from "../odds";
import { isTurn, isWindow, ownOf } from "../round";
import type { Here, HerePart } from "../scene";
import { tell } from "../words";
import css from "./actions.module.css";

/** What is done without a card: the plain actions of a turn, by their verbs, and going on, by what it is for. */
const PLAIN: Readonly<Record<string, IconName>> = {
  investigate: "designator-investigate",
  draw: "deck",
  resource: "resource",
};
const ONWARD: Readonly<Record<string, IconName>> = { "end-turn": "waiting", done: "check", pass: "step-forward" };

const iconOf = ({ verb, role }: OptionInfo): IconName | undefined => PLAIN[verb] ?? (role ? ONWARD[role] : undefined);

/** Beside the hand: the plain actions of a turn with how many are left; in a player window only the way on. */
export function Actions({ scene }: HerePart) {
  const { question, say, view } = scene;
  const own = ownOf(view);
  const found = (question?.options ?? []).flatMap((option, number) => {
    const icon = iconOf(option);
    return icon ? [{ option, number, icon }] : [];
  });
  const turn = isTurn(question);
  const light = isWindow(question);
  return (
    <section className={css.actions} aria-label={say(tell("actions-label"))} data-light={light || undefined}>
      {turn && own && <Left scene={scene} left={own.actions} extra={own.extra_actions.length} />}
      {light && <p className={css.may}>{say(tell("window-may"))}</p>}
      {found.map((each) => (
        <ActionButton key={each.option.key} scene={scene} {...each} />
      ))}
      {!question && view.round > 0 && <p className={css.may}>{say(tell("actions-wait"))}</p>}
    </section>
  );
}

interface ActionProps {
  scene: Here;
  option: OptionInfo;
  number: number;
  icon: IconName;
}

function ActionButton({ scene, option, number, icon }: ActionProps) {
  const { say } = scene;
  const { role } = option;
  const odds = oddsOf(option);
  const onward = role === "done" || role === "pass";
  return (
    <button
      type="button"
      className={cx(css.action, onward && css.onward, role === "end-turn" && css.quiet)}
      onClick={() => scene.choose(number)}
    >
      <Icon name={icon} size="1.15em" />
      <span className={css.words}>{say(option.say)}</span>
      {odds !== null && <b>{say(tell("percent", { percent: percentOf(odds) }))}</b>}
    </button>
  );
}

/** The actions that are left in the turn, and those a card gives besides. */
function Left({ scene, left, extra }: { scene: Here; left: number; extra: number }) {
  const { say } = scene;
  return (
    <p className={css.left} role="img" aria-label={say(tell("actions-left", { count: left, extra }))}>
      {Array.from({ length: Math.max(3, left) }, (_, action) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are alike
        <span key={action} className={cx(css.pip, action >= left && css.spent)} />
      ))}
      {Array.from({ length: extra }, (_, action) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: actions are alike
        <span key={`extra-${action}`} className={cx(css.pip, css.extra)} />
      ))}
      <span aria-hidden="true">{say(tell("actions-left-short", { count: left, extra }))}</span>
    </p>
  );
}
