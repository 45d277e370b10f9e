/** Changes of a view, applied so that what did not change stays the same object. */
import type { Change } from "../wire";

/** A change points at a place that is not there: the pictures have come apart. */
export class Astray extends Error {}

export function patch(root: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((whole, change) => replace(whole, change.path, 0, change.value), root);
}

function replace(node: unknown, path: Change["path"], depth: number, value: unknown): unknown {
  const step = path[depth];
  if (step === undefined) return value;
  if (typeof node !== "object" || node === null) throw new Astray(path.join("/"));
  const child = replace((node as Record<string | number, unknown>)[step], path, depth + 1, value);
  if (Array.isArray(node)) {
    if (typeof step !== "number" || step > node.length) throw new Astray(path.join("/"));
    const copy = node.slice();
    copy[step] = child;
    return copy;
  }
  return { ...node, [step]: child };
}
