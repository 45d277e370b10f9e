/** A deck from elsewhere: pasted, opened, or dropped here. What cannot be read is said, and the text stays. */
import { type DragEvent, useState } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Icon } from "../art/icon";
import type { CheckedDeck } from "../wire";
import type { Terms } from "./deck";
import css from "./dialogs.module.css";
import { FileButton, textOf } from "./FileButton";
import { type Problem, problemOf, tools } from "./tools";
import { useWords } from "./words";

/** What is wrong where a deck has cards of other sets. */
const OUTSIDE = "file-outside";

interface ImportProps {
  open: boolean;
  terms: Terms;
  onClose(): void;
  onRead(decks: readonly CheckedDeck[]): void;
}

export function ImportDialog({ open, terms, onClose, onRead }: ImportProps) {
  const w = useWords();
  const say = useSay();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [reading, setReading] = useState(false);
  const read = async (given: string, leaveOut = false) => {
    setReading(true);
    setProblem(null);
    try {
      const decks = await tools.read(given, terms, leaveOut);
      setText("");
      onRead(decks);
    } catch (error) {
      setProblem(problemOf(error));
    }
    setReading(false);
  };
  const openFile = async (file: File | undefined) => {
    if (!file) return;
    try {
      const given = await textOf(file);
      setText(given);
      await read(given);
    } catch (error) {
      setProblem(problemOf(error));
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={w("import-heading")}
      foot={
        <Button kind="primary" disabled={reading || text.trim() === ""} onClick={() => void read(text)}>
          {w("import-read")}
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way of three */}
      <div
        className={css.dialog}
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void openFile(event.dataTransfer.files[0]);
        }}
      >
        <p className={css.why}>{w("import-why")}</p>
        <textarea
          className={css.text}
          rows={10}
          value={text}
          spellCheck={false}
          aria-label={w("import-paste")}
          aria-invalid={problem !== null}
          placeholder={w("import-example")}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        {problem && (
          <p className={css.problem} role="alert">
            <Icon name="report" size="1.1rem" />
            <span>{say(problem.say)}</span>
          </p>
        )}
        {problem?.about === OUTSIDE && (
          <Button disabled={reading} onClick={() => void read(text, true)}>
            {w("import-without")}
          </Button>
        )}
        <FileButton onFile={(file) => void openFile(file)}>{w("import-open")}</FileButton>
      </div>
    </Dialog>
  );
}
