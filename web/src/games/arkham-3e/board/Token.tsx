import { Drawing } from "../../../art/drawing";
import { IconShape } from "../art/icon";
import { tokenIcon } from "../verbs";
import css from "./token.module.css";

/** A Mythos token: a round of board with its sign; what it brings shows in its rim as well. */
export function MythosToken({ token, size, title }: { token: string; size: string; title?: string | undefined }) {
  return (
    <span className={css.token} data-token={token} style={{ width: size, height: size }}>
      <Drawing viewBox="-50 -50 100 100" width="100%" height="100%" title={title}>
        <circle className={css.shadow} r="46" cy="3" />
        <circle className={css.face} r="46" />
        <circle className={css.rim} r="39" />
        <IconShape name={tokenIcon(token)} size={54} className={css.sign} />
      </Drawing>
    </span>
  );
}
