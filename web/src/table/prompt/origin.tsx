import { useLayoutEffect, useRef, useState } from "react";
import { T } from "../../text/say";
import css from "./prompt.module.css";

interface Props {
  title: string;
  text: string;
}

/** What a question comes from. Where there is little room a long text leaves it to the options, and can be opened. */
export function Origin({ title, text }: Props) {
  const said = useRef<HTMLSpanElement>(null);
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at anew
  useLayoutEffect(() => {
    setWhole(false);
    const look = () => setCut(!!said.current && said.current.scrollHeight > said.current.clientHeight + 1);
    look();
    addEventListener("resize", look);
    return () => removeEventListener("resize", look);
  }, [text]);
  return (
    <p className={css.origin} data-whole={whole || undefined}>
      <strong>{title}</strong>
      <span ref={said} className={css.said}>
        {text}
      </span>
      {cut && (
        <button type="button" className={css.more} aria-expanded={whole} onClick={() => setWhole(!whole)}>
          <T id={whole ? "encounter-shorten" : "encounter-whole"} />
        </button>
      )}
    </p>
  );
}
