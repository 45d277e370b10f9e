/** A deck to take along: as ArkhamDB has it, or as a list of words. */
import { useEffect, useState } from "react";
import { useSay } from "../../../text/say";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { Segmented } from "../../../ui/field";
import { toast } from "../../../ui/toast";
import type { Deck, WrittenDeck } from "../wire";
import css from "./dialogs.module.css";
import { type Form, type Problem, problemOf, tools } from "./tools";
import { useWords, words } from "./words";

interface ExportProps {
  open: boolean;
  deck: Deck;
  onClose(): void;
}

export function ExportDialog({ open, deck, onClose }: ExportProps) {
  const w = useWords();
  const say = useSay();
  const [form, setForm] = useState<Form>("text");
  const [file, setFile] = useState<WrittenDeck | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the deck does not change under the dialog
  useEffect(() => {
    if (!open) return;
    let here = true;
    setProblem(null);
    tools.write(deck, form).then(
      (written) => here && setFile(written),
      (error) => here && setProblem(problemOf(error)),
    );
    return () => {
      here = false;
    };
  }, [open, form]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={w("export-heading")}
      foot={
        <>
          <Button icon="duplicate" disabled={!file} onClick={() => file && void copy(file.text)}>
            {w("export-copy")}
          </Button>
          <Button kind="primary" icon="export" disabled={!file} onClick={() => file && download(file)}>
            {w("export-download", { name: file?.name ?? "" })}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <Segmented
          label={w("export-form")}
          hint={w(`export-${form}-why`)}
          value={form}
          options={[
            { value: "text", label: w("export-text") },
            { value: "json", label: w("export-json") },
          ]}
          onChange={(next) => {
            setFile(null);
            setForm(next);
          }}
        />
        {problem ? (
          <p className={css.problem} role="alert">
            {say(problem.say)}
          </p>
        ) : (
          <textarea
            className={css.text}
            rows={12}
            readOnly
            value={file?.text ?? ""}
            aria-label={w("export-content")}
            spellCheck={false}
            onFocus={(event) => event.target.select()}
          />
        )}
      </div>
    </Dialog>
  );
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(words("export-copied"), "good", "check");
  } catch {
    toast(words("export-not-copied"), "bad");
  }
}

function download({ name, text }: WrittenDeck): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
