import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { formatCount } from '@/lib/format.ts';

interface RecordSectionProps {
  readonly title: string;
  /** How many there are, also those not listed. */
  readonly count?: number | null;
  /** At the end of the heading's line. */
  readonly action?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One section of a record's page: a heading over a hairline, and its content. */
export function RecordSection({ title, count, action, className, children }: RecordSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={clsx('min-w-0', className)}>
      <header className="flex min-h-9 items-center justify-between gap-4 border-b border-border pb-2">
        <h2 id={id} className="font-sans text-base font-semibold tracking-normal">
          <span>{title}</span>
          {count ? (
            <span className="ms-2 font-normal text-muted-foreground tabular-nums">{formatCount(count)}</span>
          ) : null}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
