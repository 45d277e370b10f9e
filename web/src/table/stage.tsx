/** The stage: board, tray, team and log of a game from given data. The table and the replay both play on it. */
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Face, Scene, Thing } from "../games/face";
import { usePhone } from "../ui/media";
import { type Anchor, pointAnchor } from "../ui/place";
import type { Happening, Question, SeatInfo } from "../wire";
import { ExplanationSheet } from "./explain/explanation";
import { useExplaining } from "./explain/use-explaining";
import { type AskWhyNot, useWhyNot, type Waiting } from "./explain/why-not";
import { PhoneLayout } from "./layout/phone";
import { WideLayout } from "./layout/wide";
import { Log } from "./log/log";
import { membersOf } from "./people";
import { Chooser, type Offer } from "./prompt/chooser";
import { useScene } from "./scene";
import css from "./stage.module.css";
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
  /** The seats one holds oneself, and those that decide. */
  mine?: readonly number[];
  deciding?: readonly number[];
  choose?(option: number, at?: Thing): void;
  point?: ((thing: Thing) => void) | undefined;
  openRule?(rule: string): void;
  /** Asked about a thing that is explained and cannot be chosen. */
  whyNot?: AskWhyNot | undefined;
  /** The seat one looks through, while others decide. */
  waiting?: Waiting | null;
  /** The bar above everything. */
  top: ReactNode;
  /** Over the upper edge of the board. */
  strips?: Part;
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
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<Anchor | null>(null);
  const current = useRef<Scene<unknown, unknown> | null>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  const explaining = useExplaining(root, face, current, props.point);
  const { shown, show, close, stay, leave } = explaining;

  const offerThere = useCallback((thing: Thing, options: readonly number[]) => {
    const focused = document.activeElement;
    const beside = focused?.closest("[data-thing]") ?? pressed.current ?? document.body;
    setOffer({ thing, options, beside });
  }, []);
  const closeOffer = useCallback(() => setOffer(null), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was offered belongs to the question it was offered for
  useEffect(() => setOffer(null), [props.question]);

  const scene = useScene({ ...props, offer: offerThere, explain: show });
  current.current = scene;
  const whyNot = useWhyNot(shown?.thing ?? null, scene, props.whyNot, props.waiting);
  const members = useMemo(() => membersOf(face, view, seats), [face, view, seats]);

  const parts = {
    top,
    strips: props.strips?.(scene),
    board: <face.Board scene={scene} />,
    tray: <face.Tray scene={scene} />,
    prompt: props.prompt(scene),
    team: props.team?.(scene) ?? <Team face={face} scene={scene} members={members} seats={seats} />,
    rail: (
      <TeamRail face={face} members={members} mine={props.mine ?? []} deciding={props.deciding ?? []} lit={scene.lit} />
    ),
    told: props.told?.(scene) ?? <Log face={face} log={log} light={scene.light} />,
  };
  return (
    <div
      ref={root}
      className={css.root}
      onPointerDownCapture={(event) => {
        pressed.current = pointAnchor(event.clientX, event.clientY);
      }}
    >
      {phone ? <PhoneLayout {...parts} urgent={props.urgent ?? null} /> : <WideLayout {...parts} />}
      <Chooser face={face} scene={scene} offer={offer} onClose={closeOffer} />
      <ExplanationSheet
        shown={shown}
        whyNot={whyNot}
        onClose={close}
        openRule={props.openRule}
        point={props.point}
        onEnter={stay}
        onLeave={leave}
      />
    </div>
  );
}
