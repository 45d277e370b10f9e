import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Face, Member } from "../games/face";
import { T } from "../text/say";
import { Dialog } from "../ui/dialog";
import { SettingsDialog } from "../ui/settings-dialog";
import type { Happening, TableInfo } from "../wire";
import { Ending } from "./ending/ending";
import { OtherWays, Ways } from "./ending/ways";
import { KeysDialog } from "./keys-dialog";
import { PrimerDialog } from "./primer/primer-dialog";
import { ReportDialog } from "./report-dialog";
import type { Rulebook } from "./rules";
import { maySitAgain, type Standing } from "./seats/actions";
import { SeatsDialog } from "./seats/seats-dialog";
import type { Opens } from "./top/top-bar";

const RulesPanel = lazy(async () => ({ default: (await import("../pages/rules")).RulesPanel }));

interface Props {
  open: Opens | null;
  /** One of them was closed; the browser tells so a little later, when another may be open already. */
  close(what: Opens): void;
  show(what: Opens): void;
  face: Face;
  table: TableInfo;
  members: readonly Member[];
  standing: Standing;
  rule: string | null;
  rulebook: Rulebook | undefined;
  log: readonly Happening[];
  /** Whether the game has windows one can be asked in. */
  windows: boolean;
  /** Whether the end waits until all that led to it has been seen. */
  held: boolean;
}

/** Everything that can be opened over the table. */
export function Dialogs(props: Props) {
  const { open, close, show, face, table, members, standing, rule, rulebook, log, windows, held } = props;
  const [ended, setEnded] = useEnd(table);
  return (
    <>
      <Dialog open={open === "rules"} onClose={() => close("rules")} title={<T id="rules" />} kind="drawer" wide>
        <Suspense>
          <RulesPanel game={table.game} rule={rule} />
        </Suspense>
      </Dialog>
      <PrimerDialog
        open={open === "primer"}
        onClose={() => close("primer")}
        table={table}
        seat={standing.eyes ?? null}
        rulebook={rulebook}
      />
      <SettingsDialog open={open === "settings"} onClose={() => close("settings")} />
      <SeatsDialog
        open={open === "seats"}
        onClose={() => close("seats")}
        face={face}
        members={members}
        standing={standing}
      />
      <KeysDialog
        open={open === "keys"}
        onClose={() => close("keys")}
        windows={windows}
        rules={table.rules ?? false}
        primer={table.primer ?? false}
      />
      <ReportDialog
        open={open === "report"}
        onClose={() => close("report")}
        code={table.code}
        over={table.status === "over"}
      />
      <Dialog
        open={ended && open === null && !held}
        onClose={() => setEnded(false)}
        title={<T id="game-over" />}
        wide
        foot={<Ways table={table} entitled={maySitAgain(standing)} />}
      >
        <Ending face={face} table={table} mine={standing.mine} log={log} />
        <OtherWays
          table={table}
          onBoard={() => setEnded(false)}
          report={() => {
            setEnded(false);
            show("report");
          }}
        />
      </Dialog>
    </>
  );
}

/** The end is a moment: it comes up by itself when the game ends before one's eyes, not when one comes back later. */
function useEnd(table: TableInfo) {
  const [ended, setEnded] = useState(false);
  const before = useRef(table.status);
  useEffect(() => {
    if (before.current === "playing" && table.status === "over") setEnded(true);
    if (table.status !== "over") setEnded(false);
    before.current = table.status;
  }, [table.status]);
  return [ended, setEnded] as const;
}
