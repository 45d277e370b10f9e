import { INK } from "../../../art/inks";
import { SHAPES } from "./picture-shapes";

/** The thing of a picture with its shadow, in the middle of a plate of 160 : 90. A title without a picture has none. */
export default function PictureShape({ title }: { title: string }) {
  const markup = Object.hasOwn(SHAPES, title) ? SHAPES[title as keyof typeof SHAPES] : null;
  if (markup === null) return null;
  return (
    <>
      <g transform="translate(49.5 14) scale(.1289)" color={INK.black} opacity=".75">
        <Shape markup={markup} />
      </g>
      <g transform="translate(47 12) scale(.1289)" color={INK.paper}>
        <Shape markup={markup} />
      </g>
    </>
  );
}

function Shape({ markup }: { markup: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is our own generated file, never a user's text
  return <g dangerouslySetInnerHTML={{ __html: markup }} />;
}
