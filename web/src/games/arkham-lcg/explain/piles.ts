/** The decks and piles, the bag, the log. */
import type { Explanation } from "../../face";
import { cardOf } from "../book";
import type { Here } from "../scene";
import { ENCOUNTER } from "../things";
import { cardName, counted, noteName, tell } from "../words";
import { read } from "./sheet";

/** "01001" is the deck of that investigator. */
export function deck(owner: string, scene: Here): Explanation | null {
  const { view } = scene;
  if (owner === ENCOUNTER) {
    return read(
      {
        title: tell("explain-encounter-deck"),
        icon: "deck",
        lines: [
          tell("explain-deck-count", { count: view.encounter_deck }),
          tell("explain-encounter-empty"),
          known(view.encounter_known),
        ],
        rules: ["lcg.encounter-deck.1", "lcg.discard.2"],
      },
      scene,
    );
  }
  const who = view.investigators.find((each) => each.code === owner);
  if (!who) return null;
  return read(
    {
      title: tell("deck-of", { who: cardName(owner) }),
      icon: "deck",
      lines: [tell("explain-deck-count", { count: who.deck }), tell("explain-deck-empty"), known(who.known)],
      rules: ["lcg.deck.2", "lcg.draw-action.2", "lcg.investigator-deck.1"],
    },
    scene,
  );
}

function known(top: Here["view"]["encounter_known"]) {
  const cards = top.flatMap((each) => (each ? [cardName(each.code)] : []));
  return cards.length ? tell("explain-known", { cards }) : null;
}

export function discard(owner: string, scene: Here): Explanation | null {
  const { view } = scene;
  const who = view.investigators.find((each) => each.code === owner);
  const pile = owner === ENCOUNTER ? view.encounter_discard : who?.discard;
  if (!pile) return null;
  return read(
    {
      title:
        owner === ENCOUNTER
          ? tell("explain-encounter-discard")
          : tell("discard-of", { who: cardName(owner), count: pile.length }),
      icon: "discard",
      lines: [
        pile.length
          ? tell("explain-pile", {
              cards: counted(
                pile.map(({ code }) => code),
                cardName,
              ),
            })
          : tell("explain-pile-empty"),
      ],
      rules: ["lcg.discard.1", "lcg.discard.4"],
    },
    scene,
  );
}

export function victory(scene: Here): Explanation {
  const { view, reference } = scene;
  const points = view.victory.reduce((sum, { code }) => sum + (cardOf(reference, code)?.victory ?? 0), 0);
  return read(
    {
      title: tell("explain-victory", { points }),
      icon: "trophy",
      lines: [
        view.victory.length
          ? tell("explain-pile", {
              cards: counted(
                view.victory.map(({ code }) => code),
                cardName,
              ),
            })
          : tell("explain-pile-empty"),
        tell("explain-victory-worth"),
      ],
      rules: ["lcg.victory-display.2", "lcg.victory-display.3", "lcg.experience.2"],
    },
    scene,
  );
}

export function setAside(scene: Here): Explanation {
  const codes = scene.view.set_aside.map(({ code }) => code);
  return read(
    {
      title: tell("explain-set-aside"),
      icon: "card-face-down",
      lines: [codes.length ? tell("explain-pile", { cards: counted(codes, cardName) }) : tell("explain-pile-empty")],
      rules: ["lcg.set-aside.1"],
    },
    scene,
  );
}

export function cultists(scene: Here): Explanation {
  return read(
    {
      title: tell("explain-cultists"),
      icon: "token-cultist",
      lines: [tell("explain-deck-count", { count: scene.view.cultists })],
      rules: ["lcg.set-aside.1"],
    },
    scene,
  );
}

export function log(scene: Here): Explanation {
  const { notes } = scene.view.log;
  return read(
    {
      title: tell("log-title"),
      icon: "log",
      lines: notes.length ? notes.map(noteName) : [tell("log-empty")],
      rules: ["lcg.campaign.3"],
    },
    scene,
  );
}
