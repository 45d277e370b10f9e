/** Monsters and investigators. */

import type { Message } from "../../../wire";
import type { Explanation } from "../../face";
import type { IconName } from "../art/icons";
import { bookOf } from "../book";
import { courseOf, findMonster } from "../monsters";
import type { Here } from "../scene";
import type { CourseView, InvestigatorView, MonsterEntry, View } from "../wire";
import { cardTitle, counted, investigatorName, itemName, locationName, monsterName, tell } from "../words";
import { read } from "./sheet";

export function monsterIcon(kind: MonsterEntry): IconName {
  if (kind.special) return `monster-${kind.special}` as IconName;
  return `monster-${kind.symbols[0] ?? "plain"}`;
}

export function monster(id: string, scene: Here): Explanation | null {
  const seen = findMonster(Number(id), scene.view);
  const book = bookOf(scene.reference);
  const kind = seen && book.monsters.get(seen.kind);
  if (!seen || !kind) return null;
  const horde = kind.special === "ghoul-horde";
  return read(
    {
      title: tell("title-monster", { monster: monsterName(kind.id) }),
      icon: monsterIcon(kind),
      lines: [
        tell("monster-where", { where: locationName(seen.at.number) }),
        kind.health === null ? tell("monster-undying") : tell("monster-health", { health: kind.health }),
        ...symbolLines(kind),
        tell(`monster-follows-${kind.colour}`),
        courseLine(seen.at.number, courseOf(seen, kind, book)),
        horde ? tell("monster-horde") : null,
        scene.view.activated.includes(seen.token) ? tell("monster-acted") : null,
      ],
      rules: [...monsterRules(kind), ...(horde ? ["fh.umordhoth.1", "fh.umordhoth.2", "fh.umordhoth.4"] : [])],
    },
    scene.say,
  );
}

/** What each symbol does; with several of them, in which order. */
function symbolLines({ symbols }: MonsterEntry): Message[] {
  if (!symbols.length) return [tell("monster-plain")];
  const does = [...new Set(symbols)].map((each) => tell(`monster-${each}`));
  if (symbols.length === 1) return does;
  return [tell("monster-symbols", { symbols: symbols.map((each) => tell(`activation-${each}`)) }), ...does];
}

function monsterRules(kind: MonsterEntry): string[] {
  const symbolRules = { killer: "fh.activate.6", wanderer: "fh.activate.8", destroyer: "fh.activate.9" };
  const own = kind.symbols.length ? kind.symbols.map((each) => symbolRules[each]) : ["fh.activate.5"];
  const moves = kind.colour === "red" ? "fh.monster-move.3" : "fh.monster-move.2";
  return [...new Set(["fh.attack.2", ...own, moves, "fh.monster-move.5"])];
}

function courseLine(from: number, course: CourseView): Message {
  switch (course.ends) {
    case "stays":
      return tell("course-stays");
    case "overruns":
      return tell("course-overruns");
    case "sealed":
      return tell("course-sealed", {
        one: locationName(course.through.at(-1) ?? from),
        other: locationName(course.to),
      });
    case "arrives": {
      const to = locationName(course.to);
      if (!course.through.length) return tell("course-arrives", { to });
      return tell("course-arrives-through", { to, through: course.through.map(locationName) });
    }
  }
}

export function investigator(id: string, scene: Here): Explanation | null {
  const each = scene.view.investigators.find((one) => one.id === id);
  if (!each) return null;
  return read(
    {
      title: investigatorName(id),
      icon: each.lead ? "lead-investigator" : "person",
      lines: [
        tell("investigator-health", { health: each.health, most: each.most_health }),
        tell("investigator-where", { where: locationName(each.location) }),
        each.items.length ? tell("investigator-items", { items: each.items.map(itemName) }) : null,
        tell("investigator-deck", { count: each.deck }),
        each.discard.length
          ? tell("investigator-discard", {
              cards: counted(
                each.discard.map(({ title }) => title),
                cardTitle,
              ),
            })
          : null,
        each.lead ? tell("investigator-lead") : null,
        talkLine(each, scene.view),
      ],
      rules: [
        "fh.health.1",
        "fh.health.5",
        "fh.defeat.4",
        "fh.move.1",
        ...(each.lead ? ["fh.lead.1", "fh.lead.2"] : []),
      ],
    },
    scene.say,
  );
}

/** Alone one may say what one likes. */
function talkLine(each: InvestigatorView, view: View): Message | null {
  if (view.solo) return null;
  return tell(each.may_talk ? "investigator-may-talk" : "investigator-silent");
}
