/** Reference books, opened at what one looks for. */

/** What `open` makes of a reference book, made once for each. */
export function openedOnce<Reference extends object, Book>(open: (reference: Reference) => Book) {
  const opened = new WeakMap<Reference, Book>();
  return (reference: Reference): Book => {
    const book = opened.get(reference) ?? open(reference);
    opened.set(reference, book);
    return book;
  };
}

export function byId<Entry extends { id: string }>(entries: readonly Entry[]): ReadonlyMap<string, Entry> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}
