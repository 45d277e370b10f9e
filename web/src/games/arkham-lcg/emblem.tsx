import { PlayerCardBack } from "./art/card-back";
import { ChaosToken } from "./art/chaos-token";
import type { TokenName } from "./art/names";
import { PlaceScene } from "./art/place-scene";
import { Portrait } from "./art/portrait";
import css from "./emblem.module.css";

/** Where each adventure leads. */
const PLACES: Readonly<Record<string, string>> = {
  gathering: "01111",
  "midnight-masks": "01125",
  "devourer-below": "01156",
  "night-of-the-zealot": "01115",
};

/** The worst number in each bag. */
const WORST: Readonly<Record<string, TokenName>> = { easy: "-2", standard: "-4", hard: "-5", expert: "-8" };

/** The picture of what one chooses before the game: an adventure, a difficulty, an investigator, a collection. */
export function Emblem({ setting, value }: { setting: string; value: unknown }) {
  if (setting === "investigators" && typeof value === "string") return <Portrait id={value} />;
  if (setting === "core_sets") return <Collection sets={Number(value)} />;
  const place = setting === "adventure" ? PLACES[String(value)] : undefined;
  if (place) {
    return (
      <span className={css.place}>
        <PlaceScene code={place} revealed />
      </span>
    );
  }
  const token = setting === "difficulty" ? WORST[String(value)] : undefined;
  if (!token) return null;
  return (
    <span className={css.token}>
      <ChaosToken token={token} size="100%" />
    </span>
  );
}

function Collection({ sets }: { sets: number }) {
  return (
    <span className={css.sets}>
      {Array.from({ length: sets }, (_, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one core set is like the other
        <span key={number}>
          <PlayerCardBack />
        </span>
      ))}
    </span>
  );
}
