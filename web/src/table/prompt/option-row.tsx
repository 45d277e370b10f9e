import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Scene } from "../../games/face";
import { T } from "../../text/say";
import { cx } from "../../ui/cx";
import { Unseen } from "../../ui/live";
import { percentOf, thingsOf } from "../options";
import type { Numbered } from "./groups";
import { keyOf } from "./number-keys";
import css from "./options.module.css";

/** The signs of costs that are told above the list, where there are several. */
export const SIGNS = ["†", "‡", "§", "¶"];

interface Props extends Numbered {
  scene: Scene<unknown, unknown>;
  words: string;
  /** How likely it succeeds. */
  chance: number | null;
  note: string;
  icon: IconName | null;
  sharedCosts: readonly string[];
  /** The key of the option that was sent and is not answered yet. */
  chosen: string | null;
  onChoose(option: number): void;
}

/** One option: its key, its sign, its words, what matters about it, and what it costs beyond the ordinary. */
export function OptionRow({ number, option, scene, words, chance, note, icon, sharedCosts, chosen, onChoose }: Props) {
  const { say, lit, light } = scene;
  const targets = thingsOf(option);
  const key = keyOf(number);
  const costs = option.costs.map(say);
  const apart = option.apart.map(say).join(", ");
  return (
    <li>
      <button
        type="button"
        data-option={number}
        data-key={option.key}
        data-role={option.role ?? undefined}
        className={cx(
          css.option,
          targets.some((thing) => lit.has(thing)) && css.lit,
          chosen === option.key && css.chosen,
        )}
        aria-keyshortcuts={key ?? undefined}
        aria-disabled={chosen !== null}
        onClick={() => onChoose(number)}
        onPointerEnter={() => light(targets)}
        onPointerLeave={() => light([])}
        onFocus={() => light(targets)}
        onBlur={() => light([])}
      >
        <span className={css.key} aria-hidden="true">
          {key}
        </span>
        <span className={css.icon}>{icon && <Icon name={icon} size="1.15em" />}</span>
        <span className={css.told}>
          <span className={css.words}>{words}</span>
          {(apart || note) && (
            <span className={css.note}>
              {apart && <span className={css.apart}>{apart}</span>}
              {apart && note && " · "}
              {note}
            </span>
          )}
          {costs
            .filter((cost) => !sharedCosts.includes(cost))
            .map((cost) => (
              <span key={cost} className={css.cost}>
                <Icon name="danger" size="1.05em" />
                {cost}
              </span>
            ))}
        </span>
        <span className={css.signs}>
          {chance !== null && <Chance percent={percentOf(chance)} />}
          {sharedCosts.map(
            (cost, at) =>
              costs.includes(cost) && (
                <span key={cost}>
                  <CostSign at={at} of={sharedCosts.length} />
                  <Unseen>{cost}</Unseen>
                </span>
              ),
          )}
        </span>
      </button>
    </li>
  );
}

function Chance({ percent }: { percent: number }) {
  return (
    <span className={css.chance}>
      <span aria-hidden="true">
        <T id="option-percent" args={{ count: percent }} />
      </span>
      <Unseen>
        <T id="option-chance" args={{ count: percent }} />
      </Unseen>
    </span>
  );
}

/** The sign of a cost that is told above the list; a mark tells it from others, where there are several. */
export function CostSign({ at, of }: { at: number; of: number }) {
  return (
    <span className={css.sign} aria-hidden="true">
      <Icon name="danger" size="1.05em" />
      {of > 1 && SIGNS[at]}
    </span>
  );
}
