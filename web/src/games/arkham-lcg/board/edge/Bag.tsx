/** The chaos bag; opened, it shows what is in it and what each symbol means now. */

import type { Hand } from "../../../../table/map/hand";
import { ChaosToken } from "../../art/chaos-token";
import { Icon } from "../../art/icon";
import { isToken } from "../../art/names";
import { sortedBag } from "../../odds";
import type { Here } from "../../scene";
import { BAG, token as tokenThing } from "../../things";
import type { BagTokenView } from "../../wire";
import { tokenName } from "../../words";
import { tell } from "../words";
import { Sheet } from "./Sheet";

export function Bag({ scene, hand }: { scene: Here; hand: Hand }) {
  const { view, say } = scene;
  const size = view.tokens.reduce((sum, { count }) => sum + count, 0);
  const title = say(tell("bag", { count: size }));
  return (
    <Sheet
      scene={scene}
      hand={hand}
      thing={BAG}
      className="edge-bag"
      label={title}
      title={title}
      sheet={
        <ul className="desk-tokens">
          {sortedBag(view.tokens).map((each) => (
            <Token key={each.token} token={each} scene={scene} />
          ))}
        </ul>
      }
    >
      <Icon name="chaos-bag" size="1.9em" />
      <b aria-hidden="true">{size}</b>
    </Sheet>
  );
}

function Token({ token, scene }: { token: BagTokenView; scene: Here }) {
  const { token: name, count, value } = token;
  if (!isToken(name) || count === 0) return null;
  const symbol = !/\d/.test(name);
  return (
    <li data-thing={tokenThing(name)} aria-label={scene.say(tell("tokens", { name: tokenName(name), count }))}>
      <span className="desk-token-pile" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => i).map((place) => (
          <ChaosToken key={place} token={name} size={38} className="desk-token" />
        ))}
      </span>
      {symbol && value !== null && <b aria-hidden="true">{signed(value)}</b>}
    </li>
  );
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");
