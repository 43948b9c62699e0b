import type { ReactNode } from 'react';
import { noteId } from '@/components/ui/field-frame.tsx';
import { Label } from '@/components/ui/label.tsx';

interface PageFrameProps {
  readonly id: string;
  readonly label: string;
  readonly help: ReactNode;
  readonly error: string | undefined;
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

const MEASURE = 'mx-auto flex w-full max-w-[38rem]';

/** Like `FieldFrame`, with label and help at the measure of the text, and buttons across the whole page. */
export function PageFrame({ id, label, help, error, aside, children }: PageFrameProps) {
  return (
    <div>
      <div className={`${MEASURE} mb-1.5 items-baseline justify-between gap-4`}>
        <Label htmlFor={id}>{label}</Label>
        {aside}
      </div>
      {children}
      <p
        id={noteId(id)}
        role={error ? 'alert' : undefined}
        className={`${MEASURE} mt-1.5 min-h-[1.45em] text-xs ${error ? 'font-semibold text-destructive' : 'text-muted-foreground'}`}
      >
        {error ?? help}
      </p>
    </div>
  );
}
