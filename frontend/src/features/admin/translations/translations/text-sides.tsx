import type { ReactNode } from 'react';

/** Id of the control with the translation of a text. */
export const textFieldId = (path: string) => `text-${path}`;

interface SidesProps {
  readonly original: ReactNode;
  readonly children: ReactNode;
}

/** The original, and beside it, or below it where there is no room, its translation. */
export function Sides({ original, children }: SidesProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-border pt-2 pb-4 first:border-t-0 lg:grid-cols-2">
      <div className="min-w-0">{original}</div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
