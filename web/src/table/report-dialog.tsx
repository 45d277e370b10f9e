import { type FormEvent, useId, useState } from "react";
import { api, problemOf, reportAddress } from "../net/api";
import { T } from "../text/say";
import { Button } from "../ui/button";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toast";
import type { ReportFile } from "../wire";
import css from "./report-dialog.module.css";

interface Props {
  open: boolean;
  onClose(): void;
  code: string;
}

/** Something is wrong: one file with everything needed to look into it. */
export function ReportDialog({ open, onClose, code }: Props) {
  const id = useId();
  const [text, setText] = useState("");
  const [report, setReport] = useState<ReportFile | null>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      setReport(await api.report(code, { words: text.trim() }));
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  const close = () => {
    onClose();
    setReport(null);
    setText("");
  };
  return (
    <Dialog open={open} onClose={close} title={<T id="report" />}>
      {report ? (
        <div className={css.report}>
          <p>
            <T id={report.ready ? "report-ready" : "report-later"} />
          </p>
          {report.ready && (
            <a className={button.button} href={reportAddress(code, report.name)} download={report.name}>
              <T id="report-fetch" />
            </a>
          )}
        </div>
      ) : (
        <form className={css.report} onSubmit={(event) => void send(event)}>
          <label htmlFor={id}>
            <T id="report-what" />
          </label>
          <textarea id={id} rows={5} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
          <p className={css.hint}>
            <T id="report-hint" />
          </p>
          <Button type="submit" kind="primary">
            <T id="report-make" />
          </Button>
        </form>
      )}
    </Dialog>
  );
}
