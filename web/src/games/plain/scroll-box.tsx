import type { ReactNode, Ref } from "react";
import { useSay, voice } from "../../text/say";

const words = voice("web");

interface Props {
  /** The text that names it. */
  label: string;
  className: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What may be longer than its place can be scrolled with the keyboard, even where nothing in it can be pressed. */
export function ScrollBox({ label, className, ref, children }: Props) {
  const say = useSay();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus is how the keyboard scrolls it
    // biome-ignore lint/a11y/useSemanticElements: it is no landmark, but lies in one
    <div ref={ref} role="group" aria-label={say(words(label))} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
