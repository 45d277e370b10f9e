/**
 * Text is data until somebody reads it: a message id with arguments, rendered by locale with Project Fluent.
 *
 * The same semantics as the server's kernel/text.py: a message that stands as an argument inside another brings its
 * attributes along (`$where-to`), a form that a name does not have falls back to the plain name (`$where`), forms may
 * use the forms of their own arguments, and lists are joined in the words of the language.
 */
import { FluentBundle, type FluentFunction, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire";
import { variablesOf } from "./variables";

export const LOCALES = ["en", "ru", "uk"] as const;
export type Locale = (typeof LOCALES)[number];
export type Say = (message: Message) => string;
export type Args = Record<string, unknown>;

/** Where the texts of a domain are, or undefined while they are on their way. */
export type Shelf = (domain: string) => FluentBundle | undefined;

type Bound = Record<string, FluentVariable>;

const KERNEL = "kernel";

/** The messages of one domain: `const words = voice("web"); words("undo-asks", { who })`. */
export function voice(domain: string): (id: string, args?: Args) => Message {
  return (id, args = {}) => ({ domain, id, args });
}

/** A voice for given FTL sources by domain; where a domain is absent the id is said. */
export function makeSay(locale: Locale, texts: Readonly<Record<string, string>>): Say {
  const bundles = new Map(Object.entries(texts).map(([domain, source]) => [domain, makeBundle(locale, source)]));
  return sayFrom((domain) => bundles.get(domain));
}

/** What messages may do with an argument, as in `{ DECAPITALIZE($then) }`; the server's kernel/text.py has the same. */
const FUNCTIONS: Record<string, FluentFunction> = {
  CAPITALIZE: ([text]) => withFirst(String(text), (letter) => letter.toUpperCase()),
  CLAUSE: ([text]) => withFirst(String(text), (letter) => letter.toLowerCase()).replace(/\.$/, ""),
  COMMA_BEFORE: ([word, text]) => (String(text).toLowerCase().startsWith(`${word} `) ? "," : ""),
  DECAPITALIZE: ([text]) => withFirst(String(text), (letter) => letter.toLowerCase()),
};

const withFirst = (text: string, change: (letter: string) => string) => change(text.slice(0, 1)) + text.slice(1);

export function makeBundle(locale: Locale, source: string): FluentBundle {
  const bundle = new FluentBundle(locale, { functions: FUNCTIONS, useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A voice over a shelf; `missing` hears of what could not be said. */
export function sayFrom(shelf: Shelf, missing?: (message: Message) => void): Say {
  const say: Say = (message) => textOf(message, boundOf(message));

  const textOf = (message: Message, args: Bound): string => {
    const bundle = shelf(message.domain);
    const pattern = bundle?.getMessage(message.id)?.value;
    if (!bundle || !pattern) {
      missing?.(message);
      return bundle ? message.id : "";
    }
    return bundle.formatPattern(pattern, args, []);
  };

  /** The arguments of a message in words, with their forms. */
  const boundOf = (message: Message): Bound => {
    const args: Bound = {};
    for (const [name, value] of Object.entries(message.args ?? {})) bind(args, name, value);
    const pattern = shelf(message.domain)?.getMessage(message.id);
    for (const name of pattern ? variablesOf(pattern) : []) {
      const plain = args[name.split("-")[0] ?? name];
      if (!(name in args) && name.includes("-") && plain !== undefined) args[name] = plain;
    }
    return args;
  };

  const bind = (args: Bound, name: string, value: unknown): void => {
    if (isMessage(value)) {
      const within = boundOf(value);
      args[name] = textOf(value, within);
      for (const [form, text] of formsOf(value, within)) args[`${name}-${form}`] = text;
    } else if (Array.isArray(value)) {
      args[name] = join(value.map((item) => (isMessage(item) ? say(item) : String(item))));
      args[`${name}-count`] = value.length;
    } else if (typeof value === "number" || typeof value === "string") {
      args[name] = value;
    } else if (value !== null && value !== undefined) {
      args[name] = String(value);
    }
  };

  const formsOf = (message: Message, args: Bound): [string, string][] => {
    const bundle = shelf(message.domain);
    const attributes = bundle?.getMessage(message.id)?.attributes ?? {};
    return Object.entries(attributes).map(([form, value]) => [form, bundle?.formatPattern(value, args, []) ?? ""]);
  };

  const join = (parts: string[]): string => {
    if (parts.length === 0) return say({ domain: KERNEL, id: "list-none" });
    if (parts.length === 1) return parts[0] ?? "";
    const args = { head: parts.slice(0, -1).join(", "), last: parts[parts.length - 1] };
    return say({ domain: KERNEL, id: "list-and", args });
  };

  return say;
}

export function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "domain" in value && "id" in value;
}
