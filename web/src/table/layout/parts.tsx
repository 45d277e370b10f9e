import type { ReactNode } from "react";
import { T, useSay, voice } from "../../text/say";
import { Unseen } from "../../ui/live";

const words = voice("web");

/** What is laid out, wide or folded. */
export interface LayoutParts {
  top: ReactNode;
  strips: ReactNode;
  board: ReactNode;
  tray: ReactNode;
  prompt: ReactNode;
  team: ReactNode;
  /** The team in little, where there is no room for the whole. */
  rail: ReactNode;
  told: ReactNode;
  /** One's own figures in a line, where neither the team nor the tray is always in sight. */
  own: ReactNode;
  /** The test under way, where the tray is out of sight. */
  test: ReactNode;
}

interface LandmarkProps {
  as: "aside" | "main" | "section";
  id: string;
  /** The text that names it. */
  label: string;
  className: string | undefined;
  /** It has no heading of its own to be found by. */
  titled?: boolean;
  children: ReactNode;
}

/** A part of the page one can jump to. */
export function Landmark({ as: Tag, id, label, className, titled, children }: LandmarkProps) {
  const say = useSay();
  return (
    <Tag id={id} aria-label={say(words(label))} tabIndex={-1} className={className}>
      {titled && (
        <Unseen as="h2">
          <T id={label} />
        </Unseen>
      )}
      {children}
    </Tag>
  );
}

export function SkipLinks() {
  return (
    <>
      {["prompt", "board", "told"].map((part) => (
        <a key={part} className="skip" href={`#${part}`}>
          <T id={`skip-to-${part}`} />
        </a>
      ))}
    </>
  );
}
