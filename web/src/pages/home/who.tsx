/** Who one is: asked once, in passing, and never in the way. */
import { type FormEvent, useEffect, useRef, useState } from "react";
import { problemOf } from "../../net/api";
import { Button, IconButton } from "../../ui/button";
import { TextField } from "../../ui/field";
import { toast } from "../../ui/toast";
import type { Mine } from "../me";
import { useWords, words } from "../words";
import css from "./who.module.css";

const LATER = "miskatonic.unnamed";

function wasAsked(): boolean {
  try {
    return localStorage.getItem(LATER) !== null;
  } catch {
    return false;
  }
}

function rememberAsked(): void {
  try {
    localStorage.setItem(LATER, "1");
  } catch {
    // A browser that keeps nothing asks again.
  }
}

export interface Who {
  /** Whether the question stands on the page. */
  asked: boolean;
  /** Somebody wanted it: the field takes the focus. */
  wanted: boolean;
  ask(): void;
  done(): void;
}

export function useWho({ me }: Mine): Who {
  const [open, setOpen] = useState<boolean | null>(null);
  return {
    asked: open ?? (me !== undefined && me.name === null && !wasAsked()),
    wanted: open === true,
    ask: () => setOpen(true),
    done: () => {
      rememberAsked();
      setOpen(false);
    },
  };
}

export function WhoButton({ mine, ask }: { mine: Mine; ask(): void }) {
  const w = useWords();
  if (!mine.me) return null;
  const { name } = mine.me;
  return (
    <Button
      kind="quiet"
      small
      icon="person"
      className={css.button}
      aria-label={w(name ? "who-you" : "who-add", { name })}
      onClick={ask}
    >
      <span className={css.name}>{name ?? w("who-add")}</span>
    </Button>
  );
}

export function WhoAreYou({ mine, who }: { mine: Mine; who: Who }) {
  const w = useWords();
  const [name, setName] = useState(mine.me?.name ?? "");
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (who.wanted) form.current?.querySelector("input")?.focus();
  }, [who.wanted]);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await mine.rename(name);
      toast(words("who-saved", { name: name.trim() }), "good", "check");
      who.done();
    } catch (error) {
      toast(problemOf(error).say, "bad", "report");
    }
  };
  return (
    <section className={css.panel} aria-labelledby="who">
      <div className={css.head}>
        <h2 id="who">{w("who-heading")}</h2>
        <IconButton icon="close" small label={w("who-later")} onClick={who.done} />
      </div>
      <form ref={form} onSubmit={(event) => void save(event)}>
        <TextField
          label={w("who-name")}
          value={name}
          maxLength={40}
          autoComplete="nickname"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" disabled={name.trim() === ""}>
          {w("who-save")}
        </Button>
      </form>
      <p className={css.why}>{w("who-why")}</p>
    </section>
  );
}
