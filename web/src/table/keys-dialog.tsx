import { T, useSay, voice } from "../text/say";
import { Dialog } from "../ui/dialog";
import css from "./keys-dialog.module.css";

const words = voice("web");

/** The keys as they are printed, and the text that says what they do. */
const KEYS: readonly [keys: readonly string[], does: string][] = [
  [["1", "…", "9", "0"], "key-choose"],
  [["↑", "↓"], "key-walk"],
  [["Enter"], "key-take"],
  [["Enter", "Space", "Esc"], "key-highlight"],
  [["Tab"], "key-tab"],
  [["I"], "key-explain"],
  [["P"], "key-point"],
  [["G"], "key-recap"],
  [["U"], "key-undo"],
  [["W"], "key-stops"],
  [["E"], "key-eyes"],
  [["Space"], "key-skip"],
  [["R"], "key-rules"],
  [["C"], "key-chat"],
  [["L"], "key-log"],
  [["F"], "key-screen"],
  [["Esc"], "key-close"],
  [["?"], "key-help"],
];

interface Props {
  open: boolean;
  onClose(): void;
  /** Whether there is anything one could say about when one is asked. */
  windows: boolean;
  /** Whether the game has a rulebook. */
  rules: boolean;
}

export function KeysDialog({ open, onClose, windows, rules }: Props) {
  const say = useSay();
  const idle = [...(windows ? [] : ["key-stops"]), ...(rules ? [] : ["key-rules"])];
  const shown = KEYS.filter(([, does]) => !idle.includes(does));
  return (
    <Dialog open={open} onClose={onClose} title={<T id="keys" />}>
      <dl className={css.keys}>
        {shown.map(([keys, does]) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{say(words(does))}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
