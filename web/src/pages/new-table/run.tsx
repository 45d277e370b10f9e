/** How the table is run: taking back, talking, the pace of the bots, who takes open seats. */
import { Segmented } from "../../ui/field";
import type { GameInfo } from "../../wire";
import { useWords } from "../words";
import css from "./form.module.css";
import { Section } from "./section";
import { type Draft, hasOpenSeats } from "./table-request";

interface RunProps {
  game: GameInfo;
  draft: Draft;
  onChange(part: Partial<Draft>): void;
}

export function RunSection({ game, draft, onChange }: RunProps) {
  const w = useWords();
  const options = <Value extends string>(about: string, values: readonly Value[]) =>
    values.map((value) => ({ value, label: w(`run-${about}-${value}`) }));
  return (
    <Section title={w("section-run")}>
      <div className={css.run}>
        <Segmented
          label={w("run-undo")}
          value={draft.undo}
          options={options("undo", ["free", "strict"] as const)}
          hint={w(`run-undo-${draft.undo}-why`)}
          onChange={(undo) => onChange({ undo })}
        />
        {game.talk_is_ruled && (
          <Segmented
            label={w("run-talk")}
            value={draft.talk}
            options={options("talk", ["rules", "free"] as const)}
            hint={w(`run-talk-${draft.talk}-why`)}
            onChange={(talk) => onChange({ talk })}
          />
        )}
        <Segmented
          label={w("run-pace")}
          value={draft.pace}
          options={options("pace", ["slow", "normal", "fast"] as const)}
          hint={w(`run-pace-${draft.pace}-why`)}
          onChange={(pace) => onChange({ pace })}
        />
        {hasOpenSeats(draft) && (
          <Segmented
            label={w("run-open")}
            value={draft.openSeats}
            options={options("open", ["one", "several"] as const)}
            hint={w(`run-open-${draft.openSeats}-why`)}
            onChange={(openSeats) => onChange({ openSeats })}
          />
        )}
      </div>
    </Section>
  );
}
