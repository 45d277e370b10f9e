/** The Ancient One, doom and the omen. */

import { read } from "../../../table/explain/sheet";
import { signed } from "../../../table/trial/signed";
import type { Say } from "../../../text/say";
import { together } from "../../../text/together";
import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import { bookOf } from "../book";
import type { Here } from "../scene";
import { ancientOneIcon } from "../verbs";
import type { MonsterEntry, SheetSide } from "../wire";
import { ancientOneName, omenName, tell } from "../words";

/** Both sides of the sheet, the one that counts first. */
export function ancientOne(id: string, scene: Here): Explanation | null {
  const sheet = bookOf(scene.reference).ancientOnes.get(id);
  if (!sheet) return null;
  const { awake } = scene.view;
  const sides = [sideLines("front", sheet.front, scene.say), sideLines("back", sheet.back, scene.say)];
  return read(
    {
      title: ancientOneName(id),
      icon: ancientOneIcon(id),
      lines: [
        tell(awake ? "ancient-one-awake" : "ancient-one-asleep"),
        tell("sheet-starts", { doom: sheet.doom, mysteries: sheet.mysteries }),
        ...(awake ? sides.reverse() : sides).flat(),
        scene.view.sheet_tokens ? tell("fact-sheet", { by: id, count: scene.view.sheet_tokens }) : null,
        scene.view.sheet_gates.length ? tell("sheet-gates", { count: scene.view.sheet_gates.length }) : null,
      ],
      rules: ["eh.ancient-one.1", "eh.ancient-one.2", "eh.win-lose.1"],
    },
    scene.say,
  );
}

function sideLines(side: "front" | "back", { lines, cultist }: SheetSide, say: Say): Message[] {
  return [
    ...(lines.length ? [tell(`sheet-${side}`), ...lines] : []),
    tell(`sheet-cultist-${side}`, { numbers: numbersOf(cultist), text: together(cultist.lines, say) }),
  ];
}

/** The numbers of a monster, in words. */
export function numbersOf({ will, strength, toughness }: MonsterEntry): Message[] {
  return [
    will ? tell("monster-will", { mod: signed(will.mod), loss: will.loss }) : tell("monster-no-will"),
    strength
      ? tell("monster-strength", { mod: signed(strength.mod), loss: strength.loss })
      : tell("monster-no-strength"),
    ...(toughness ? [tell("monster-toughness", { toughness })] : []),
  ];
}

export function doom(_: string, { view, say }: Here): Explanation {
  return read(
    {
      title: tell("doom-is", { doom: view.doom }),
      icon: "doom-track",
      lines: [tell("doom-means"), tell("doom-comes")],
      rules: ["eh.doom.1", "eh.doom.2"],
    },
    say,
  );
}

export function omen(_: string, { view, reference, say }: Here): Explanation {
  const now = reference.omens[view.omen] ?? "green";
  const next = reference.omens[(view.omen + 1) % reference.omens.length] ?? "green";
  const gates = (omen: string) => view.gates.filter((gate) => gate.omen === omen).length;
  return read(
    {
      title: tell("omen-is", { omen: omenName(now) }),
      icon: "omen-track",
      lines: [
        tell("omen-next", { omen: omenName(next), count: gates(next) }),
        tell("omen-means"),
        view.omen_tokens.some((count) => count > 0) ? tell("omen-tokens") : null,
      ],
      rules: ["eh.omen.1", "eh.omen.2"],
    },
    say,
  );
}
