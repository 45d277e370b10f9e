/** Six characters, or any link somebody sent. */
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { api, problemOf, Refusal } from "../../net/api";
import { useSay } from "../../text/say";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import type { Message } from "../../wire";
import { readInvitation } from "../code";
import { useWords, words } from "../words";
import css from "./join-by-code.module.css";

export function JoinByCode() {
  const w = useWords();
  const say = useSay();
  const [, go] = useLocation();
  const [text, setText] = useState("");
  const [trouble, setTrouble] = useState<Message | null>(null);
  const [looking, setLooking] = useState(false);

  const open = async (event: FormEvent) => {
    event.preventDefault();
    const invitation = readInvitation(text);
    if (!invitation) return setTrouble(words("join-bad-code"));
    if (invitation.token) return go(invitation.path);
    setLooking(true);
    try {
      await api.table(invitation.code);
      go(invitation.path);
    } catch (error) {
      const unknown = error instanceof Refusal && error.status === 404;
      setTrouble(unknown ? words("join-no-table", { code: invitation.code }) : problemOf(error).say);
      setLooking(false);
    }
  };

  return (
    <section aria-labelledby="join" className={css.panel}>
      <h2 id="join">{w("join-heading")}</h2>
      <form className={css.form} onSubmit={(event) => void open(event)} noValidate>
        <TextField
          className={css.field}
          label={w("join-code")}
          placeholder="K7MQ2X"
          value={text}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={trouble !== null}
          hint={trouble ? undefined : w("join-hint")}
          aria-errormessage="join-trouble"
          onChange={(event) => {
            setText(event.target.value);
            setTrouble(null);
          }}
        />
        <Button type="submit" className={css.go} disabled={looking || text.trim() === ""}>
          {looking ? w("join-looking") : w("join-go")}
        </Button>
        <p id="join-trouble" className={css.trouble} role="alert">
          {trouble && say(trouble)}
        </p>
      </form>
    </section>
  );
}
