import { lazy, Suspense } from "react";
import { Drawing } from "../../../art/drawing";
import { INK } from "../../../art/inks";

const Place = lazy(() => import("./places"));

interface PlaceSceneProps {
  /** The code of the location's card. */
  code: string;
  /** Whether somebody has been there. */
  revealed: boolean;
  title?: string | undefined;
  className?: string | undefined;
}

/** The picture on the plate of a location, 8 : 5; it fills the box it is given and loses its margins in a narrower one. */
export function PlaceScene({ code, revealed, title, className }: PlaceSceneProps) {
  return (
    <Drawing
      viewBox="0 0 160 100"
      width="100%"
      height="100%"
      preserveAspectRatio="xMidYMid slice"
      title={title}
      className={className}
    >
      <path fill={INK.slate} d="M0 0h160v100H0z" />
      <Suspense fallback={null}>
        <Place code={code} revealed={revealed} />
      </Suspense>
    </Drawing>
  );
}
