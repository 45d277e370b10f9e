import { useSay, voice } from "../text/say";
import { Button, IconButton } from "./button";
import css from "./share.module.css";
import { toast } from "./toast";

const words = voice("web");

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast(words("link-copied"), "good", "check");
  } catch {
    toast(words("link-not-copied"), "bad");
  }
}

interface ShareProps {
  address: string;
  /** What the link is for: read out, and the title of what is shared. */
  label: string;
}

/** A link to be copied, or given to whatever the device shares with. */
export function Share({ address, label }: ShareProps) {
  const say = useSay();
  const canShare = typeof navigator !== "undefined" && "share" in navigator;
  return (
    <div className={css.share}>
      <input
        className={css.address}
        readOnly
        value={address}
        aria-label={label}
        onFocus={(event) => event.target.select()}
      />
      <Button small icon="share" onClick={() => void copy(address)}>
        {say(words("copy"))}
      </Button>
      {canShare && (
        <IconButton
          small
          kind="plain"
          icon="ping"
          label={say(words("share-with"))}
          onClick={() => void navigator.share({ title: label, url: address }).catch(() => undefined)}
        />
      )}
    </div>
  );
}
