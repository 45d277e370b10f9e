/** Who one is: a name the others see, remembered in a signed cookie. */
import { useCallback, useState } from "react";
import { api } from "../net/api";
import type { VisitorInfo } from "../wire";
import { useAsking } from "./asking";

const NAME_LENGTH = 40;

export interface Mine {
  /** Undefined while it is not known. */
  me: VisitorInfo | undefined;
  rename(name: string): Promise<void>;
}

export function useMe(): Mine {
  const { answer } = useAsking("me", api.me);
  const [changed, setChanged] = useState<VisitorInfo>();
  const rename = useCallback(async (name: string) => {
    setChanged(await api.changeMe({ name: tidyName(name) }));
  }, []);
  return { me: changed ?? answer, rename };
}

export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, " ").slice(0, NAME_LENGTH);
}
