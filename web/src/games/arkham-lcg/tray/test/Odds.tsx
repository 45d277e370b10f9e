import { percentOf } from "../../../../table/options";
import { ChaosToken } from "../../art/chaos-token";
import { isToken } from "../../art/names";
import { isOpen, sortedBag } from "../../odds";
import type { Here } from "../../scene";
import { token as tokenThing } from "../../things";
import type { BagTokenView, TestView } from "../../wire";
import { tell, tokenName } from "../../words";
import { Drawn } from "./Drawn";
import { Outcome } from "./Outcome";
import css from "./odds.module.css";

/** Before a token is revealed: the odds, and which tokens would do. Afterwards: the token, and what came of it. */
export function Odds({ scene, test, decided }: { scene: Here; test: TestView; decided: boolean }) {
  const { say } = scene;
  if (!isOpen(test)) {
    return (
      <div className={css.odds}>
        <Drawn scene={scene} tokens={test.tokens.map(({ token }) => token)} />
        {decided ? (
          <Outcome
            scene={scene}
            succeeded={test.succeeded === true}
            automatic={test.automatic !== null}
            value={test.value}
            difficulty={test.difficulty}
          />
        ) : (
          <p className={css.words}>{say(tell("test-revealed"))}</p>
        )}
      </div>
    );
  }
  return (
    <div className={css.odds}>
      <p className={css.percent}>
        <b>{say(tell("percent", { percent: percentOf(test.odds) }))}</b>
        <span>{say(tell("test-odds"))}</span>
      </p>
      {Object.keys(test.by_token).length > 0 && <Strip scene={scene} test={test} />}
    </div>
  );
}

/** The bag token by token: those that would be enough, then those that would not. */
function Strip({ scene, test }: { scene: Here; test: TestView }) {
  const { say, view } = scene;
  const bag = sortedBag(view.tokens).flatMap((token) => {
    const chance = test.by_token[token.token];
    return chance === undefined ? [] : [{ token, chance }];
  });
  const enough = bag.reduce((sum, { token, chance }) => sum + (chance === 1 ? token.count : 0), 0);
  const all = bag.reduce((sum, { token }) => sum + token.count, 0);
  return (
    <ul className={css.strip} aria-label={say(tell("test-strip", { enough, all }))}>
      {bag.flatMap(({ token, chance }) =>
        Array.from({ length: token.count }, (_, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: copies of a token are alike
          <Piece key={`${token.token}-${copy}`} scene={scene} token={token} chance={chance} />
        )),
      )}
    </ul>
  );
}

function Piece({ scene, token, chance }: { scene: Here; token: BagTokenView; chance: number }) {
  const outcome = chance === 1 ? "success" : chance === 0 ? "failure" : "perhaps";
  const label = scene.say(tell(`piece-${outcome}`, { token: tokenName(token.token) }));
  return (
    <li className={css.piece} data-outcome={outcome} data-thing={tokenThing(token.token)}>
      {isToken(token.token) && <ChaosToken token={token.token} size="100%" title={label} />}
    </li>
  );
}
