/** The investigators face by face, and what the one looked at can do. */
import { useEffect, useId, useState } from "react";
import { useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import type { SettingInfo } from "../../wire";
import { foundBy, type Kit, seatOf } from "../kit";
import { useWords } from "../words";
import css from "./picker.module.css";
import { labelOf } from "./settings";
import type { Draft } from "./table-request";

interface PickerProps {
  setting: SettingInfo;
  kit: Kit;
  /** Which place is being filled; null: closed. */
  place: number | null;
  draft: Draft;
  onClose(): void;
  onTake(figure: string | null): void;
}

export function FigurePicker({ setting, kit, place, draft, onClose, onTake }: PickerProps) {
  const w = useWords();
  const say = useSay();
  const name = useId();
  const ids = (setting.values ?? []).map(String);
  const [looked, setLooked] = useState<string | null>(null);
  const numberOf = (figure: number) => (seatOf(kit, figure, draft) ?? figure) + 1;
  const now = place === null ? null : (draft.figures[place] ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place begins with its own figure
  useEffect(() => setLooked(now), [place, now]);

  const seat = place === null ? 1 : numberOf(place);
  const shown = looked ?? ids.find((id) => !draft.figures.includes(id)) ?? ids[0] ?? "";
  const holder = draft.figures.indexOf(shown);
  const labelFor = (id: string) => {
    const label = labelOf(setting, id);
    return label ? say(label) : id;
  };
  const { Portrait, SettingDetail } = kit.face;

  return (
    <Dialog
      open={place !== null}
      onClose={onClose}
      wide
      className={css.dialog}
      title={w("figure-picker", { number: seat })}
      foot={
        <>
          <Button onClick={() => onTake(null)}>{w(`figure-take-${foundBy(kit)}`)}</Button>
          <Button kind="primary" onClick={() => onTake(shown)}>
            {w("figure-take", { name: labelFor(shown) })}
          </Button>
        </>
      }
    >
      <div className={css.picker}>
        <div className={css.faces} role="radiogroup" aria-label={w("figure")}>
          {ids.map((id) => (
            <label key={id} className={css.face}>
              <input type="radio" name={name} checked={id === shown} onChange={() => setLooked(id)} />
              <span className={css.portrait}>
                <Portrait id={id} />
              </span>
              <span className={css.name}>{labelFor(id)}</span>
            </label>
          ))}
        </div>
        <section className={css.about} aria-live="polite">
          <h3>{labelFor(shown)}</h3>
          {holder >= 0 && holder !== place && (
            <p className={css.taken}>{w("figure-taken", { number: numberOf(holder) })}</p>
          )}
          {SettingDetail && <SettingDetail setting={setting.name} value={shown} reference={kit.reference} />}
        </section>
      </div>
    </Dialog>
  );
}
