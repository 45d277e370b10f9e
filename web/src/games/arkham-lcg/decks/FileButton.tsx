import type { ReactNode } from "react";
import { Icon } from "../art/icon";
import css from "./file.module.css";
import { LARGEST_FILE, tooLarge } from "./tools";

/** Opens a file of this device. */
export function FileButton({ onFile, children }: { onFile(file: File): void; children: ReactNode }) {
  return (
    <label className={css.file}>
      <input
        type="file"
        accept=".json,.txt,application/json,text/plain"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file may be opened again after it was mended.
          target.value = "";
        }}
      />
      <Icon name="open-file" size="1.1em" />
      <span>{children}</span>
    </label>
  );
}

/** What is in a file; one that is too large for a deck is not even read. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LARGEST_FILE) throw tooLarge();
  return file.text();
}
