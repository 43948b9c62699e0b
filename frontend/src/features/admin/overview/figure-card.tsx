import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { changeText } from '../kit/figure-texts.ts';

interface FigureCardProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
  /** Percent, or points for growth; null where there is nothing to compare. */
  readonly change: number | null;
  /** What the change is measured against: 'in 30 days'. */
  readonly against: string;
  readonly className?: string;
}

/** One of the four figures: what it counts, how much, and how it moved. */
export function FigureCard({ icon: Icon, label, value, change, against, className }: FigureCardProps) {
  const Arrow = change !== null && change < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <div className={clsx('flex flex-col bg-card px-4 py-4 sm:px-6 sm:py-5', className)}>
      <dt className="flex items-center justify-between gap-3 text-sm font-semibold text-muted-foreground">
        {label}
        <Icon className="size-5 shrink-0" aria-hidden="true" />
      </dt>
      <dd className="mt-3 font-display text-2xl font-semibold tracking-tight tabular-nums sm:text-3xl xl:text-4xl">
        {value}
      </dd>
      <dd className="mt-2 flex flex-wrap items-center gap-x-1.5 text-xs text-muted-foreground tabular-nums">
        {change === null ? (
          'Nothing to compare yet'
        ) : (
          <>
            <span
              className={clsx(
                'inline-flex items-center gap-0.5 font-semibold',
                change > 0 && 'text-success',
                change < 0 && 'text-destructive',
              )}
            >
              {change === 0 ? null : <Arrow className="size-3.5 shrink-0" aria-hidden="true" />}
              {changeText(change)}
            </span>
            {against}
          </>
        )}
      </dd>
    </div>
  );
}
