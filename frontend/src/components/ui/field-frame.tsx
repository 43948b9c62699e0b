import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** Something small at the end of the label's line, for example a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Id of the element that holds a field's help or error; the input points at it with `aria-describedby`. */
export const noteId = (id: string) => `${id}-note`;

/** Label above, control, then one line that is always there: help or error. Nothing moves when an error appears. */
export function FieldFrame({ id, label, help, error, aside, children }: FieldFrameProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {aside}
      </div>
      {children}
      <p
        id={noteId(id)}
        role={error ? 'alert' : undefined}
        className={clsx('mt-1.5 min-h-[1.45em] text-xs', error ? 'font-semibold text-danger' : 'text-muted')}
      >
        {error ?? help}
      </p>
    </div>
  );
}
