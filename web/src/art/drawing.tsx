import type { ReactNode } from "react";

interface DrawingProps {
  viewBox: string;
  width?: number | string;
  height?: number | string;
  /** "xMidYMid slice" lets a cover fill its box and lose its margins. */
  preserveAspectRatio?: string;
  /** Where the drawing says something of its own; without a title it is hidden from screen readers. */
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame of every drawing: read out by its title, or not at all. */
export function Drawing({ title, children, ...frame }: DrawingProps) {
  if (!title) {
    return (
      <svg {...frame} focusable="false" aria-hidden="true">
        {children}
      </svg>
    );
  }
  return (
    <svg {...frame} focusable="false" role="img" aria-label={title}>
      <title>{title}</title>
      {children}
    </svg>
  );
}
