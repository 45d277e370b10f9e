import { useCallback, useEffect, useState } from "react";

/** What was told just now, kept for a while to be read: the telling itself is often over sooner. */
export function useLasting<Told>(told: Told | null, lasts: number): [Told | null, forget: () => void] {
  const [kept, keep] = useState<Told | null>(null);
  useEffect(() => {
    if (told !== null) keep(told);
  }, [told]);
  useEffect(() => {
    if (kept === null) return;
    const end = setTimeout(() => keep(null), lasts);
    return () => clearTimeout(end);
  }, [kept, lasts]);
  return [kept, useCallback(() => keep(null), [])];
}
