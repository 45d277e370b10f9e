/** What a hand does on the board: pick, look, ask what a thing is, point at it for the others, walk with the arrow keys. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef } from "react";
import type { Scene, Thing } from "../../games/face";
import type { OptionInfo } from "../../wire";
import { kindOf } from "../things";

const LONG_PRESS = 480;
const DOUBLE_TAP = 320;
/** A pointer that went further than this was panning the map. */
const STILL = 9;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Part = SVGElement | HTMLElement;

/** The handlers of a thing on the board. */
export interface Grip {
  onPointerEnter(event: PointerEvent<Part>): void;
  onPointerLeave(): void;
  onPointerDown(event: PointerEvent<Part>): void;
  onPointerMove(event: PointerEvent<Part>): void;
  onPointerUp(): void;
  onPointerCancel(): void;
  onClick(event: MouseEvent<Part>): void;
  onContextMenu(event: MouseEvent<Part>): void;
  onKeyDown(event: KeyboardEvent<Part>): void;
  onFocus(event: FocusEvent<Part>): void;
  onBlur(): void;
}

export interface Hand {
  /** How to take hold of a thing; where nothing can be done with it, of the thing it lies on. */
  grip(thing: Thing, under?: Thing): Grip;
}

/** How the board follows the keyboard. */
export interface Follow {
  /** Go to the next place in a direction. */
  walk(from: Thing, dx: number, dy: number): void;
  /** Bring a thing into view. */
  show(thing: Thing): void;
}

/** One hand for the life of the board, so that what does not change is not drawn again. */
export function useHand<View, Reference>(scene: Scene<View, Reference>, follow: Follow): Hand {
  const now = useRef({ scene, follow });
  now.current = { scene, follow };
  return useMemo(() => makeHand(() => now.current), []);
}

type Offered = Pick<Scene<unknown, unknown>, "question" | "optionsAt">;

/** What is chosen by taking hold of a thing: itself, or what it lies on; there only what does not mean another like it. */
export function choosable({ question, optionsAt }: Offered, thing: Thing, under?: Thing): Thing | null {
  if (optionsAt.has(thing)) return thing;
  if (under === undefined) return null;
  const there = (optionsAt.get(under) ?? []).flatMap((number) => question?.options[number] ?? []);
  const meansAnother = ({ about: [target = "", ...rest] }: OptionInfo) =>
    rest.includes(under) && kindOf(target) === kindOf(thing);
  return there.some((option) => !meansAnother(option)) ? under : null;
}

function makeHand<View, Reference>(now: () => { scene: Scene<View, Reference>; follow: Follow }): Hand {
  let start = { x: 0, y: 0 };
  let press: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let tapped: { thing: Thing; at: number } | null = null;

  const release = () => clearTimeout(press);

  const use = (thing: Thing, under: Thing | undefined): boolean => {
    const { scene } = now();
    const meant = choosable(scene, thing, under);
    if (meant === null) return false;
    scene.pick(meant);
    return true;
  };

  /** What can be chosen by itself is lit alone, so that no options light up but its own. */
  const light = (thing: Thing, under: Thing | undefined): void => {
    const { scene } = now();
    scene.light(under === undefined || choosable(scene, thing, under) === thing ? [thing] : [thing, under]);
  };

  const grip = (thing: Thing, under?: Thing): Grip => ({
    onPointerEnter: (event) => {
      if (event.pointerType === "mouse") light(thing, under);
    },
    onPointerLeave: () => now().scene.light([]),
    onPointerDown: (event) => {
      start = { x: event.clientX, y: event.clientY };
      pressed = false;
      release();
      if (event.pointerType === "mouse") return;
      const beside = event.currentTarget;
      press = setTimeout(() => {
        pressed = true;
        now().scene.explain(thing, beside);
      }, LONG_PRESS);
    },
    onPointerMove: (event) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) release();
    },
    onPointerUp: release,
    onPointerCancel: release,
    onClick: (event) => {
      event.stopPropagation();
      const panned = Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL;
      if (pressed || panned) return;
      const { scene } = now();
      if (event.altKey) return scene.point(thing);
      if (use(thing, under)) return;
      // A double tap is free to mean "look here" only where a single one chooses nothing.
      if (tapped?.thing === thing && event.timeStamp - tapped.at < DOUBLE_TAP) {
        tapped = null;
        return scene.point(thing);
      }
      tapped = { thing, at: event.timeStamp };
      light(thing, under);
      scene.explain(thing, event.currentTarget);
    },
    onContextMenu: (event) => {
      event.preventDefault();
      event.stopPropagation();
      if (!pressed) now().scene.explain(thing, event.currentTarget);
    },
    onKeyDown: (event) => {
      const step = ARROWS[event.key];
      if (step) {
        event.preventDefault();
        now().follow.walk(thing, ...step);
      } else if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        if (event.altKey) now().scene.point(thing);
        else if (!use(thing, under)) now().scene.explain(thing, event.currentTarget);
      }
    },
    onFocus: (event) => {
      now().scene.light([thing]);
      if (event.currentTarget.matches(":focus-visible")) now().follow.show(thing);
    },
    onBlur: () => now().scene.light([]),
  });

  return { grip };
}
