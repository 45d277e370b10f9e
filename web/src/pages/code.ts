/** What people paste to be found: a code said on the telephone, or any link to a table. */

export interface Invitation {
  code: string;
  /** The secret of a seat, where the link had one. */
  token: string | null;
  /** Where this leads inside the client. */
  path: string;
}

const CODE = /^[A-HJ-NP-Z2-9]{6}$/;
const LINK = /\/(table|join|replay)\/([^/?#\s]+)(?:\/([^/?#\s]+))?(\?[^#\s]*)?/;

/** Letters of a Cyrillic keyboard that look like those of a code. */
const LOOKALIKES: Record<string, string> = {
  А: "A",
  В: "B",
  Е: "E",
  К: "K",
  М: "M",
  Н: "H",
  Р: "P",
  С: "C",
  Т: "T",
  У: "Y",
  Х: "X",
};

/** A code as the server writes it: capitals without the gaps people put in. */
export function tidyCode(text: string): string {
  return [...text.toUpperCase()]
    .map((letter) => LOOKALIKES[letter] ?? letter)
    .join("")
    .replace(/[\s\-–—._]/g, "");
}

export function readInvitation(text: string): Invitation | null {
  const link = LINK.exec(text.trim());
  if (!link) return fromCode(text);
  const [, page, said, token, query] = link;
  const code = tidyCode(said ?? "");
  if (!CODE.test(code)) return null;
  if (page === "join") return token ? { code, token, path: `/join/${code}/${token}` } : fromCode(code);
  return { code, token: null, path: page === "replay" ? `/replay/${code}${query ?? ""}` : `/table/${code}` };
}

function fromCode(text: string): Invitation | null {
  const code = tidyCode(text);
  return CODE.test(code) ? { code, token: null, path: `/table/${code}` } : null;
}
