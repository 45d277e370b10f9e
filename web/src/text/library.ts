/**
 * Where texts come from: the client's own lie beside its code, one folder `locale` = one domain; all others are the
 * server's and are fetched.
 *
 * The domain of `src/locale` is "web", that of `src/pages/locale` "web-pages", that of `src/games/final-hour/locale`
 * "web-final-hour", that of its board "web-final-hour-board": the folders name it.
 */
import type { FluentBundle } from "@fluent/bundle";
import { type Locale, makeBundle } from "./fluent";

const files = import.meta.glob<string>("../**/locale/*.ftl", { query: "?raw", import: "default" });

export const WEB = "web";

export function domainOf(path: string): string {
  const folder = path.replace(/\/?locale\/[a-z]+\.ftl$/, "");
  const names = folder.split("/").filter((name) => name !== "" && name !== ".." && name !== "games");
  return [WEB, ...names].join("-");
}

const own = new Map<string, () => Promise<string>>();
for (const [path, load] of Object.entries(files)) {
  const locale = path.match(/\/([a-z]+)\.ftl$/)?.[1];
  own.set(`${domainOf(path)}/${locale}`, load);
}

export type Fetch = (domain: string, locale: Locale) => Promise<string>;

const fetchText: Fetch = async (domain, locale) => {
  const load = own.get(`${domain}/${locale}`);
  if (load) return load();
  const answer = await fetch(`/api/texts/${encodeURIComponent(domain)}/${locale}`);
  if (!answer.ok) throw new Error(`no texts of ${domain} in ${locale}`);
  return answer.text();
};

/** Every bundle that was ever asked for, fetched once; a failed one is asked for again. */
export class Library {
  private readonly ready = new Map<string, FluentBundle>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(private readonly fetchSource: Fetch = fetchText) {}

  get(domain: string, locale: Locale): FluentBundle | undefined {
    return this.ready.get(`${domain}/${locale}`);
  }

  load(domain: string, locale: Locale): Promise<void> {
    const key = `${domain}/${locale}`;
    if (this.ready.has(key)) return Promise.resolve();
    let coming = this.coming.get(key);
    if (!coming) {
      coming = this.fetchSource(domain, locale)
        .then((source) => void this.ready.set(key, makeBundle(locale, source)))
        .finally(() => this.coming.delete(key));
      this.coming.set(key, coming);
    }
    return coming;
  }
}
