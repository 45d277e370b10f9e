/** The workshop for decks: the shelf with the decks one keeps, and the bench where one of them is built. */
import { useCallback, useEffect } from "react";
import { useLocation, useSearch } from "wouter";
import { useTexts } from "../../../text/say";
import type { WorkshopProps } from "../../face";
import type { Reference } from "../wire";
import { GAME, DOMAIN as TABLE } from "../words";
import { Builder } from "./Builder";
import { Shelf } from "./Shelf";
import { useSaved, watchSaved } from "./saved";
import { DOMAIN } from "./words";

export function Decks({ reference, waiting, take }: WorkshopProps<Reference>) {
  const [path, go] = useLocation();
  const id = new URLSearchParams(useSearch()).get("deck");
  const saved = useSaved((state) => state.decks.find((each) => each.id === id));
  const speaks = useTexts(DOMAIN, TABLE, GAME);
  useEffect(watchSaved, []);
  const open = useCallback((deck: string | null) => go(deck ? `${path}?deck=${deck}` : path), [go, path]);
  if (!speaks) return null;
  return saved ? (
    <Builder key={saved.id} saved={saved} reference={reference} waiting={waiting} take={take} open={open} />
  ) : (
    <Shelf reference={reference} waiting={waiting} open={open} />
  );
}
