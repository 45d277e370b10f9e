import { Drawing } from "../../art/drawing";
import { Plate } from "../../art/portraits/plate";
import { Unknown } from "../../art/portraits/unknown";

/** Somebody of whom no picture is known. */
export function Portrait({ title }: { id: string; title?: string }) {
  return (
    <Drawing viewBox="0 0 120 140" width="100%" height="100%" title={title}>
      <Plate />
      <Unknown />
    </Drawing>
  );
}
