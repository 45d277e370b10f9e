/** Which variables a Fluent message uses, so that missing forms can fall back to the plain name. */
import type { FluentBundle } from "@fluent/bundle";

type Raw = NonNullable<ReturnType<FluentBundle["getMessage"]>>;

const known = new WeakMap<Raw, ReadonlySet<string>>();

export function variablesOf(message: Raw): ReadonlySet<string> {
  let found = known.get(message);
  if (!found) {
    const names = new Set<string>();
    collect([message.value, message.attributes], names);
    found = names;
    known.set(message, found);
  }
  return found;
}

/** Patterns are trees of plain objects; a reference to a variable is `{ type: "var", name }`. */
function collect(node: unknown, names: Set<string>): void {
  if (typeof node !== "object" || node === null) return;
  if ("type" in node && node.type === "var" && "name" in node) names.add(String(node.name));
  for (const child of Object.values(node)) collect(child, names);
}
