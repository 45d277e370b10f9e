import { engagedWith } from "../../round";
import type { Here } from "../../scene";
import type { InvestigatorView } from "../../wire";
import { cardName, tell } from "../../words";
import { Assets } from "./Assets";
import css from "./area.module.css";
import { Figures } from "./Figures";
import { Threats } from "./Threats";

/** More cards than this stand closer together. */
const MANY = 4;

/** An investigator's figures, what threatens them, and their cards in play by slots. */
export function Area({ scene, who }: { scene: Here; who: InvestigatorView }) {
  const { say, view } = scene;
  const enemies = engagedWith(who, view);
  const count = enemies.length + who.threats.length + who.assets.length;
  return (
    <section className={css.area} aria-label={say(tell("area-of", { who: cardName(who.code) }))}>
      <Figures scene={scene} who={who} />
      {who.fate === "playing" ? (
        <div className={css.cards} data-many={count > MANY || undefined}>
          {(enemies.length > 0 || who.threats.length > 0) && (
            <Threats scene={scene} enemies={enemies} treacheries={who.threats} />
          )}
          <Assets scene={scene} who={who} />
        </div>
      ) : (
        <p className={css.fate} data-fate={who.fate}>
          {say(tell(`fate-${who.fate}`, { who: cardName(who.code) }))}
        </p>
      )}
    </section>
  );
}
