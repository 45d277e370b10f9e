import { type FormEvent, useId, useState } from "react";
import { api, problemOf, reportAddress } from "../net/api";
import { T } from "../text/say";
import { Button } from "../ui/button";
import button from "../ui/button.module.css";
import { Dialog } from "../ui/dialog";
import { toast } from "../ui/toast";
import type { ReportFile } from "../wire";
import css from "./report-dialog.module.css";
import { type KeptReport, keepReport, reportsOf } from "./reports";

interface Props {
  open: boolean;
  onClose(): void;
  code: string;
  /** Whether the game is over: until then the server keeps reports to itself. */
  over: boolean;
}

/** Something is wrong: one file with everything needed to look into it, and the number it is known by. */
export function ReportDialog({ open, onClose, code, over }: Props) {
  const [report, setReport] = useState<ReportFile | null>(null);
  const close = () => {
    onClose();
    setReport(null);
  };
  const made = (file: ReportFile) => {
    keepReport(code, file);
    setReport(file);
  };
  return (
    <Dialog open={open} onClose={close} title={<T id="report" />}>
      {report ? <Made code={code} report={report} over={over} /> : <Form code={code} made={made} />}
      {open && <Earlier code={code} over={over} but={report} />}
    </Dialog>
  );
}

function Form({ code, made }: { code: string; made(file: ReportFile): void }) {
  const id = useId();
  const [text, setText] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      made(await api.report(code, { words: text.trim() }));
    } catch (error) {
      toast(problemOf(error).say, "bad");
    }
  };
  return (
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
  );
}

function Made({ code, report, over }: { code: string; report: KeptReport; over: boolean }) {
  return (
    <div className={css.report}>
      <p>
        <T id={over ? "report-ready" : "report-later"} args={{ number: report.number }} />
      </p>
      {over && <Fetch code={code} report={report} />}
    </div>
  );
}

/** What was reported from this browser before. */
function Earlier({ code, over, but }: { code: string; over: boolean; but: KeptReport | null }) {
  const reports = reportsOf(code).filter(({ number }) => number !== but?.number);
  if (reports.length === 0) return null;
  return (
    <section className={css.earlier}>
      <h3>
        <T id="report-earlier" />
      </h3>
      <ul>
        {reports.map((report) => (
          <li key={report.number}>
            <T id="report-number" args={{ number: report.number }} />
            {over && <Fetch code={code} report={report} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fetch({ code, report }: { code: string; report: KeptReport }) {
  return (
    <a className={button.button} href={reportAddress(code, report.name)} download={report.name}>
      <T id="report-fetch" />
    </a>
  );
}
