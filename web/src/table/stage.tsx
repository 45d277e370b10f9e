/** The stage: board, tray, team and log of a game from given data. The table and the replay both play on it. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Face, Scene, Thing } from "../games/face";
import { usePhone, useSheetBeside } from "../ui/media";
import { type Anchor, pointAnchor } from "../ui/place";
import type { Happening, Question, SeatInfo } from "../wire";
import { EncounterScene } from "./encounter/encounter";
import { ExplanationSheet } from "./explain/explanation";
import { useExplaining } from "./explain/use-explaining";
import { type AskWhyNot, useWhyNot, type Waiting } from "./explain/why-not";
import { PhoneLayout } from "./layout/phone";
import { WideLayout } from "./layout/wide";
import { Log } from "./log/log";
import { membersOf } from "./people";
import { Chooser, type Offer } from "./prompt/chooser";
import { Options } from "./prompt/options";
import type { Rulebook } from "./rules";
import { useScene } from "./scene";
import css from "./stage.module.css";
import { OwnFigures } from "./team/own-figures";
import { TeamRail } from "./team/rail";
import { Team } from "./team/team";

/** Parts are given the scene they stand in. */
type Part = (scene: Scene<unknown, unknown>) => ReactNode;

export interface StageProps {
  face: Face;
  reference: unknown;
  view: unknown;
  log: readonly Happening[];
  question?: Question | null;
  fresh?: readonly Happening[];
  pointed?: ReadonlyMap<Thing, string>;
  seats?: readonly SeatInfo[];
  /** The seat one looks through. */
  eyes?: number | null;
  /** The seats one holds oneself, and those that decide. */
  mine?: readonly number[];
  deciding?: readonly number[];
  choose?(option: number, at?: Thing): void;
  point?: ((thing: Thing) => void) | undefined;
  /** Where the game has a rulebook. */
  rulebook?: Rulebook | undefined;
  /** Asked about a thing that is explained and cannot be chosen. */
  whyNot?: AskWhyNot | undefined;
  /** The seat one looks through, while others decide. */
  waiting?: Waiting | null;
  /** The bar above everything. */
  top: ReactNode;
  /** Over the upper edge of the board. */
  strips?: Part;
  /** Over the middle of the board: what must not pass unseen. */
  highlights?: Part;
  /** What stands above the log: the prompt, or the controls of a replay. */
  prompt: Part;
  /** In place of the plain team and the plain log. */
  team?: Part;
  told?: Part;
  /** On a phone: when this changes, the sheet with the prompt comes up. */
  urgent?: string | number | null;
}

const NO_SEATS: readonly SeatInfo[] = [];

export function Stage(props: StageProps) {
  const { face, view, log, top, seats = NO_SEATS } = props;
  const phone = usePhone();
  const beside = useSheetBeside() || !phone;
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<Anchor | null>(null);
  const current = useRef<Scene<unknown, unknown> | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const explaining = useExplaining(root, face, current, props.point);
  const { shown, show, close, stay, leave } = explaining;

  /** Whether the last press was one of a finger, which cannot rest on a thing to learn what it is. */
  const finger = useRef(false);
  const toRead = (thing: Thing) => {
    if (!finger.current || !current.current) return false;
    return !(shown?.stays && shown.thing === thing) && face.explain(thing, current.current) !== null;
  };
  const choose = (option: number, at?: Thing) => {
    close();
    props.choose?.(option, at);
  };
  const offerThere = useCallback(
    (thing: Thing, options: readonly number[]) => {
      close();
      const focused = document.activeElement;
      const beside = focused?.closest("[data-thing]") ?? pressed.current ?? document.body;
      setOffer({ thing, options, beside });
    },
    [close],
  );
  const closeOffer = useCallback(() => setOffer(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was offered belongs to the question it was offered for
  useEffect(() => setOffer(null), [props.question]);

  const scene = useScene({ ...props, choose, offer: offerThere, explain: show, toRead });
  current.current = scene;
  const whyNot = useWhyNot(shown?.thing ?? null, scene, props.whyNot, props.waiting);
  const members = useMemo(() => membersOf(face, view, seats), [face, view, seats]);

  const encounter = face.encounter?.(view);
  const played = encounter && <EncounterScene face={face} scene={scene} encounter={encounter} beside={beside} />;
  const parts = {
    top,
    strips: props.strips?.(scene),
    board: (
      <>
        <face.Board scene={scene} />
        {beside && played}
        {props.highlights?.(scene)}
      </>
    ),
    tray: <face.Tray scene={scene} />,
    prompt: (
      <>
        {!beside && played}
        {props.prompt(scene)}
      </>
    ),
    team: props.team?.(scene) ?? <Team face={face} scene={scene} members={members} seats={seats} />,
    rail: (
      <TeamRail face={face} members={members} mine={props.mine ?? []} deciding={props.deciding ?? []} lit={scene.lit} />
    ),
    own: <OwnFigures face={face} members={members.filter(({ seat }) => seat === props.eyes)} />,
    test: face.Test && <face.Test scene={scene} />,
    told: props.told?.(scene) ?? <Log face={face} log={log} light={scene.light} />,
  };
  return (
    <div
      ref={root}
      className={css.root}
      onPointerDownCapture={(event) => {
        pressed.current = pointAnchor(event.clientX, event.clientY);
        finger.current = event.pointerType !== "mouse";
      }}
      onKeyDownCapture={() => {
        finger.current = false;
      }}
    >
      {phone ? <PhoneLayout {...parts} urgent={props.urgent ?? null} /> : <WideLayout {...parts} />}
      <Chooser face={face} scene={scene} offer={offer} onClose={closeOffer} />
      <ExplanationSheet
        shown={shown}
        whyNot={whyNot}
        options={shown?.stays && <OptionsThere face={face} scene={scene} thing={shown.thing} />}
        onClose={close}
        rulebook={props.rulebook}
        point={props.point}
        onEnter={stay}
        onLeave={leave}
      />
    </div>
  );
}

/** What can be done with the thing one reads about. */
function OptionsThere({ face, scene, thing }: { face: Face; scene: Scene<unknown, unknown>; thing: Thing }) {
  const { question, optionsAt, say, choose } = scene;
  const options = optionsAt.get(thing);
  if (!question || !options) return null;
  return (
    <Options
      face={face}
      scene={scene}
      only={options}
      at={thing}
      chosen={null}
      label={say(question.prompt)}
      onChoose={(option) => choose(option, thing)}
    />
  );
}
