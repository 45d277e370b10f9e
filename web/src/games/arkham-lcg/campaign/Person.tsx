import type { ReactNode } from "react";
import { Portrait } from "../art/portrait";
import type { Here } from "../scene";
import { investigator } from "../things";
import type { SheetView } from "../wire";
import { cardName, tell } from "../words";
import css from "./page.module.css";

interface Props {
  scene: Here;
  sheet: SheetView;
  /** What is told of them here. */
  facts: readonly string[];
  children?: ReactNode;
}

/** An investigator of the campaign with what is to be said of them. */
export function Person({ scene, sheet, facts, children }: Props) {
  return (
    <li className={css.person} data-away={!sheet.present || undefined} data-thing={investigator(sheet.investigator)}>
      <span className={css.portrait}>
        <Portrait id={sheet.investigator} />
      </span>
      <span className={css.name}>{scene.say(cardName(sheet.investigator))}</span>
      <p className={css.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {children}
      </p>
    </li>
  );
}

/** Trauma and experience, where there is any. */
export function factsOf(sheet: SheetView, { say }: Here): string[] {
  const { physical_trauma: physical, mental_trauma: mental, experience } = sheet;
  return [
    ...(sheet.end ? [say(tell(`end-${sheet.end}`))] : []),
    ...(physical ? [say(tell("trauma-physical", { count: physical }))] : []),
    ...(mental ? [say(tell("trauma-mental", { count: mental }))] : []),
    ...(experience ? [say(tell("experience", { count: experience }))] : []),
  ];
}
