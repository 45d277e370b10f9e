interface GrowthProps {
  x: number;
  /** Where it stands. */
  y: number;
  tall: number;
  ink: string;
  /** The side towards the light, where one sees it. */
  lit?: string;
}

/** A fir in three tiers. */
export function Fir({ x, y, tall, ink, lit }: GrowthProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${tall / 60})`}>
      <path fill={ink} d="M-2 0v-10h-16l9-15h-5l8-14h-4L0-60l10 21H6l8 14H9l9 15H2V0z" />
      {lit && <path fill={lit} d="M0-60l-10 21h4l-8 14h5l-9 15h8l5-12H-9l6-13h-3z" />}
    </g>
  );
}

/** A tree without a leaf. */
export function BareTree({ x, y, tall, ink, flip }: GrowthProps & { flip?: boolean }) {
  const scale = tall / 60;
  return (
    <g
      fill="none"
      stroke={ink}
      strokeLinecap="round"
      strokeLinejoin="round"
      transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}
    >
      <path strokeWidth="3.6" d="M-1 0c2-12 0-20-1-28c4-6 3-12 1-19" />
      <path
        strokeWidth="2"
        d="M-2-28l-10-14-9-2-5-7M-12-42l-1-10 4-6M-21-44l-7 1M-1-47l-5-12M-1-50l6-9M1-36l9-9 3-12M10-45l9-3 3-7M1-18l11-8 9 1M12-26l3-7"
      />
    </g>
  );
}
