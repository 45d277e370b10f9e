import { type ReactNode, useId } from "react";
import { Icon } from "../../art/icon";
import type { IconName } from "../../art/icons";
import type { Face, Scene, Thing } from "../../games/face";
import { cx } from "../../ui/cx";
import type { Role } from "../../wire";
import { chanceOf } from "../options";
import { type Group, listed, type Numbered, wordsOf } from "./groups";
import { CostSign, OptionRow } from "./option-row";
import css from "./options.module.css";

/** The signs of the ways out, the same in every game. */
const WAYS_OUT: Readonly<Record<Role, IconName | null>> = {
  pass: null,
  done: "check",
  decline: null,
  "end-turn": "step-forward",
};

interface Props {
  face: Face;
  scene: Scene<unknown, unknown>;
  /** Which options of the question; all where not given. */
  only?: readonly number[];
  /** The thing at which they are offered. */
  at?: Thing;
  /** The key of the option that was sent and is not answered yet. */
  chosen: string | null;
  onChoose(option: number): void;
  label: string;
}

/**
 * The options of the question as numbered lists, those of one verb together, the ways out always in sight.
 * Pointing at one lights it on the board, and the other way round.
 */
export function Options({ face, scene, only, at, chosen, onChoose, label }: Props) {
  const { question, say } = scene;
  if (!question) return null;
  const { groups, waysOut, sharedCosts } = listed(question.options, say, only);
  const row = ({ number, option }: Numbered, short: boolean, icon: IconName | null) => (
    <OptionRow
      key={option.key}
      number={number}
      option={option}
      scene={scene}
      words={wordsOf(option, short, say)}
      chance={chanceOf(option, at)}
      note={face.note(option, scene, at)}
      icon={icon}
      sharedCosts={sharedCosts}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
  const iconOf = ({ option }: Numbered, { short, entries }: Group) =>
    (short && entries.length > 1 ? face.icon?.(option, scene) : face.verbs?.[option.verb]) ?? null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: options are no fields of a form
    <div role="group" aria-label={label} className={css.options}>
      {sharedCosts.length > 0 && (
        <ul className={css.shared}>
          {sharedCosts.map((cost, at) => (
            <li key={cost}>
              <CostSign at={at} of={sharedCosts.length} />
              <span className={css.sharedCost}>{cost}</span>
            </li>
          ))}
        </ul>
      )}
      {groups.map((group) => (
        <OptionGroup key={group.verb} title={group.title} icon={face.verbs?.[group.verb] ?? null}>
          {group.entries.map((entry) => row(entry, group.short, iconOf(entry, group)))}
        </OptionGroup>
      ))}
      {waysOut.length > 0 && (
        <ol className={cx(css.list, css.waysOut)}>
          {waysOut.map((entry) => row(entry, false, entry.option.role && WAYS_OUT[entry.option.role]))}
        </ol>
      )}
    </div>
  );
}

interface GroupProps {
  title: string | null;
  icon: IconName | null;
  children: ReactNode;
}

function OptionGroup({ title, icon, children }: GroupProps) {
  const id = useId();
  if (title === null) return <ol className={css.list}>{children}</ol>;
  return (
    <section className={css.group}>
      <h3 id={id} className={css.title}>
        {icon && <Icon name={icon} size="1.1em" />}
        {title}
      </h3>
      <ol className={css.list} aria-labelledby={id}>
        {children}
      </ol>
    </section>
  );
}
