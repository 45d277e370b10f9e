import { useState } from "react";
import { T } from "../../text/say";
import { cx } from "../../ui/cx";
import { Dialog } from "../../ui/dialog";
import { Unseen } from "../../ui/live";
import { useNarrow } from "../../ui/media";
import { Landmark, type LayoutParts, SkipLinks } from "./parts";
import css from "./wide.module.css";

/** A screen with room: team, board, prompt and log side by side, the tray below the board. */
export function WideLayout({ top, strips, board, tray, prompt, team, rail, told }: Omit<LayoutParts, "own" | "test">) {
  const narrow = useNarrow(70);
  const tight = useNarrow(56);
  const [open, setOpen] = useState(false);
  return (
    <div className={cx(css.wide, narrow && css.narrow, tight && css.tight)}>
      <SkipLinks />
      <header className={css.top}>{top}</header>
      <Landmark as="aside" id="team" label="team" className={css.team}>
        {narrow ? (
          <button type="button" className={css.rail} onClick={() => setOpen(true)}>
            <Unseen>
              <T id="team-open" />
            </Unseen>
            {rail}
          </button>
        ) : (
          team
        )}
      </Landmark>
      <Landmark as="main" id="board" label="board" className={css.board}>
        {board}
        <div className={css.strips}>{strips}</div>
      </Landmark>
      <Landmark as="section" id="tray" label="tray" className={css.tray} titled>
        {tray}
      </Landmark>
      <div className={css.side}>
        <Landmark as="section" id="prompt" label="decision" className={css.prompt}>
          {prompt}
        </Landmark>
        <Landmark as="aside" id="told" label="story-and-talk" className={css.told}>
          {told}
        </Landmark>
      </div>
      {narrow && (
        <Dialog open={open} onClose={() => setOpen(false)} title={<T id="team" />} className={css.drawer}>
          {team}
        </Dialog>
      )}
    </div>
  );
}
