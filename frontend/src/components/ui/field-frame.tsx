import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Label } from './label.tsx';

interface FieldFrameProps {
  readonly id: string;
  readonly label: string;
  /** Marks the label with a star: this field is required, others of the form are not. */
  readonly marked?: boolean;
  readonly help?: ReactNode;
  readonly error?: string | undefined;
  /** A small element at the end of the label's line, for example a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Id of the element that holds a field's help or error; the input refers to it with `aria-describedby`. */
export const noteId = (id: string) => `${id}-note`;

/** Label, control, and one line that is always there for help or error. Nothing moves when an error appears. */
export function FieldFrame({ id, label, marked = false, help, error, aside, children }: FieldFrameProps) {
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <div className="text-sm font-semibold">
          <Label htmlFor={id}>{label}</Label>
          {marked ? (
            <span aria-hidden="true" className="text-destructive">
              {' *'}
            </span>
          ) : null}
        </div>
        {aside}
      </div>
      {children}
      <p
        id={noteId(id)}
        role={error ? 'alert' : undefined}
        className={clsx(
          'mt-1.5 min-h-[1.45em] text-xs',
          help && 'pb-2',
          error ? 'font-semibold text-destructive' : 'text-muted-foreground',
        )}
      >
        {error ?? help}
      </p>
    </div>
  );
}
