import { Drawing } from "./drawing";
import { type IconName, shapeOf } from "./icons";

interface IconProps {
  name: IconName;
  /** Pixels, or any length such as "1.2em". */
  size?: number | string;
  /** Where the icon stands alone and must be read out. */
  title?: string | undefined;
  className?: string | undefined;
}

/** An icon in the colour of the text around it. */
export function Icon({ name, size = "1.25em", title, className }: IconProps) {
  return (
    <Drawing viewBox="0 0 512 512" width={size} height={size} title={title} className={className}>
      <Shape name={name} />
    </Drawing>
  );
}

interface IconShapeProps {
  name: IconName;
  /** The middle of the icon. */
  x?: number;
  y?: number;
  size: number;
  className?: string | undefined;
}

/** An icon inside an SVG, with its middle at x, y. */
export function IconShape({ name, x = 0, y = 0, size, className }: IconShapeProps) {
  return (
    <g className={className} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
      <Shape name={name} />
    </g>
  );
}

function Shape({ name }: { name: IconName }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is our own generated file, never a user's text
  return <g dangerouslySetInnerHTML={{ __html: shapeOf(name) }} />;
}
