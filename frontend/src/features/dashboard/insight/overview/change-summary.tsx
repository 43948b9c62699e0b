import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import { formatChange } from './change-format.ts';

interface ChangeSummaryProps {
  /** Per cent against the previous 30 days; null where there is nothing to compare. */
  readonly change: number | null;
}

/** The change of a figure in words, with an arrow that repeats the sign. */
export function ChangeSummary({ change }: ChangeSummaryProps) {
  const { text, direction } = formatChange(change);
  const Arrow = direction === 'down' ? ArrowDownRight : ArrowUpRight;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 tabular-nums',
        direction === 'up' ? 'font-semibold text-success' : 'text-muted-foreground',
      )}
    >
      {direction === 'none' ? null : <Arrow className="size-3.5 shrink-0" aria-hidden="true" />}
      <span>{text}</span>
    </span>
  );
}
