/** The lines between the spaces, each kind told without colour: a railway has ties, a steamer line waves, other ways dots. */
import { memo } from "react";
import { beside, type Line, lengthOf, pathOf, pointAt, round } from "../../../table/map/geometry";
import { UNSEEN } from "../../../table/map/unseen";
import { pathKey, type Route } from "./routes";

const RAIL = 3;
const WAVE = { length: 17, gap: 8, height: 3.2 };

/** `lit` are the keys of the paths that stand out, in one word, so that the same ones are not drawn again. */
export const Paths = memo(function Paths({ routes, lit }: { routes: readonly Route[]; lit: string }) {
  const out = new Set(lit.split(","));
  return (
    <g {...UNSEEN} className={lit ? "world-paths has-lit" : "world-paths"}>
      {routes.map((route) => (
        <PathDrawing key={pathKey(route)} route={route} lit={out.has(pathKey(route))} />
      ))}
    </g>
  );
});

const PathDrawing = memo(function PathDrawing({ route, lit }: { route: Route; lit: boolean }) {
  const d = route.lines.map(pathOf).join("");
  return (
    <g className={`world-path world-${route.kind}${lit ? " is-lit" : ""}`}>
      <path className="path-bed" d={d} />
      {route.kind === "train" && (
        <>
          <path className="path-ties" d={d} />
          <path className="path-rails" d={route.lines.map(rails).join("")} />
        </>
      )}
      {route.kind === "ship" && <path className="path-waves" d={route.lines.map(waves).join("")} />}
      {route.kind === "uncharted" && <path className="path-dots" d={d} />}
    </g>
  );
});

const rails = (line: Line): string => pathOf(beside(line, RAIL)) + pathOf(beside(line, -RAIL));

/** One wave after the other along a line, the first and the last a whole one. */
function waves(line: Line): string {
  const whole = lengthOf(line);
  const count = Math.max(1, Math.round((whole + WAVE.gap) / (WAVE.length + WAVE.gap)));
  const step = (whole + WAVE.gap) / count;
  return Array.from({ length: count }, (_, i) => waveFrom(line, (i * step) / whole, (step - WAVE.gap) / whole)).join(
    "",
  );
}

const CREST = 8;

function waveFrom(line: Line, start: number, span: number): string {
  const points = Array.from({ length: CREST + 1 }, (_, i) => {
    const part = start + (span * i) / CREST;
    const [at, next] = [pointAt(line, part), pointAt(line, Math.min(1, part + 0.01))];
    const back = part > 0.99 ? pointAt(line, part - 0.01) : at;
    const ahead = part > 0.99 ? at : next;
    const turn = Math.atan2(ahead.y - back.y, ahead.x - back.x);
    const up = Math.sin((i / CREST) * 2 * Math.PI) * WAVE.height;
    return { x: round(at.x - Math.sin(turn) * up), y: round(at.y + Math.cos(turn) * up) };
  });
  return pathOf(points);
}
