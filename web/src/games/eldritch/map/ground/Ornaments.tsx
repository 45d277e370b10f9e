/** What an engraver puts where the sea is empty. */
interface OrnamentProps {
  x: number;
  y: number;
  size: number;
}

const place = ({ x, y, size }: OrnamentProps) => ({
  className: "world-ornament",
  transform: `translate(${x} ${y}) scale(${size})`,
});

/** A rose of sixteen winds; `size` is its radius. */
export function CompassRose({ x, y, size }: OrnamentProps) {
  const ray = (long: number, wide: number) => ({
    light: `M0 0L${-wide} ${-wide}L0 ${-long}z`,
    dark: `M0 0L${wide} ${-wide}L0 ${-long}z`,
  });
  const [long, short, least] = [ray(1, 0.15), ray(0.68, 0.13), ray(0.46, 0.07)];
  const turned = (first: number, by: number) => [0, 1, 2, 3].map((i) => first + i * by);
  return (
    <g className="world-ornament world-rose" transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="0.74" className="rose-ring" />
      <circle r="0.8" className="rose-ring" />
      {[...turned(22.5, 90), ...turned(67.5, 90)].map((turn) => (
        <path key={turn} className="rose-dark" d={least.light + least.dark} transform={`rotate(${turn})`} />
      ))}
      {[
        [45, short],
        [0, long],
      ].map(([first, shape]) =>
        turned(first as number, 90).map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className="rose-light" d={(shape as typeof long).light} />
            <path className="rose-dark" d={(shape as typeof long).dark} />
          </g>
        )),
      )}
      <circle r="0.1" className="rose-heart" />
      <path className="rose-light" d="M0-1.240L0.090-1.080L0-1.120L-0.090-1.080z" />
    </g>
  );
}

/** A serpent in three coils. */
export function Serpent(props: OrnamentProps) {
  return (
    <g {...place(props)}>
      <path
        className="ornament-body"
        d="M-44 6c2-14 10-22 18-20 7 2 9 12 8 20h-6c0-7-1-12-4-12-4 0-8 6-9 12zM-12 6c2-12 8-18 14-18s11 7 12 18h-6c-1-7-3-11-6-11s-6 4-7 11zM20 6c2-22 6-34 16-36 8-2 15 3 18 8l-8 1 6 4-9 1c-5 0-9-1-11 4-3 5-4 11-4 18z"
      />
      <path
        className="ornament-line"
        d="M38-23h.100M-52 9q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0M-34 15q5-3 10 0t10 0 10 0 10 0"
      />
    </g>
  );
}

/** A steamer under smoke. */
export function Steamer(props: OrnamentProps) {
  return (
    <g {...place(props)}>
      <path className="ornament-body" d="M-30 0h62l-6 11h-48zM-20-7h38v7h-38zM-12-20h6v13h-6zM2-20h6v13H2z" />
      <path
        className="ornament-line"
        d="M-26 0v-16M26 0v-18M-9-22c-2-5-8-4-10-8s-9-3-13-6M5-22c-2-6-9-5-12-10s-11-4-15-7M-38 14q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
      />
    </g>
  );
}

/** Something reaching out of the south of the ocean. */
export function Tentacles(props: OrnamentProps) {
  return (
    <g {...place(props)}>
      <path
        className="ornament-body"
        d="M-34 12c-3-16-10-18-9-28 1-8 10-11 14-5 3 4 0 9-4 8 3-1 3-5 0-5-5 0-5 6-2 11 5 7 7 10 8 19zM-10 12c-1-18 6-24 3-38-2-8-10-8-11-2-1 4 3 5 5 2 1 6-8 8-11 1-3-9 5-18 15-14 12 5 12 20 9 31-2 8-2 12-2 20zM20 12c0-14 10-18 9-29 0-5-5-7-7-3-1 3 1 5 4 4-2 4-9 3-10-3-1-8 8-13 15-8 9 7 3 19-1 25-3 5-3 9-3 14z"
      />
      <path
        className="ornament-line"
        d="M-48 15q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0M-30 21q5-3 10 0t10 0 10 0 10 0"
      />
    </g>
  );
}

/** A whale that blows. */
export function Whale(props: OrnamentProps) {
  return (
    <g {...place(props)}>
      <path
        className="ornament-body"
        d="M-34 8c0-12 12-19 28-18 16 0 24 8 34 8 3-4 1-9-4-12 6-1 10 2 11 6 3-3 7-4 11-2-4 2-8 4-10 8-4 7-12 11-22 11z"
      />
      <path
        className="ornament-line"
        d="M-14-12v-8c-1-5-6-6-8-2M-14-20c1-5 6-6 8-2M-27 1h.100M-42 12q5-3 10 0t10 0 10 0 10 0 10 0 10 0 10 0"
      />
    </g>
  );
}
