import { clsx } from 'clsx';
import { ArrowDownRight, ArrowUpRight, type LucideIcon } from 'lucide-react';
import { Sparkline } from '@/components/chart/sparkline.tsx';
import { formatChange } from '../../kit/figure-format.ts';

interface FigureCardProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
  /** Per cent, or percentage points for growth; null where there is nothing to compare. */
  readonly change: number | null;
  /** The comparison period: 'in 30 days'. */
  readonly previous: string;
  /** The last 30 days and the 30 before; null while loading, absent for a figure without a sparkline. */
  readonly trend?: Trend | null | undefined;
  readonly className?: string;
}

export interface Trend {
  readonly values: readonly number[];
  readonly before: readonly number[];
  readonly marks: readonly number[];
}

/** One of the four figures: label, value and change. */
export function FigureCard({ icon: Icon, label, value, change, previous, trend, className }: FigureCardProps) {
  const Arrow = change !== null && change < 0 ? ArrowDownRight : ArrowUpRight;
  return (
    <div className={clsx('flex flex-col bg-card px-4 py-4 sm:px-6 sm:py-5', className)}>
      <dt className="flex items-center justify-between gap-3 text-sm font-semibold text-muted-foreground">
        <span>{label}</span>
        <Icon className="size-5 shrink-0" aria-hidden="true" />
      </dt>
      <dd className="mt-3 font-display text-2xl font-semibold tracking-tight tabular-nums sm:text-3xl xl:text-4xl">
        {value}
      </dd>
      <dd className="mt-2 flex flex-wrap items-center gap-x-1.5 text-xs text-muted-foreground tabular-nums">
        {change === null ? (
          'No comparison yet'
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
              <span>{formatChange(change)}</span>
            </span>
            <span>{previous}</span>
          </>
        )}
      </dd>
      {trend === undefined ? null : <dd className="mt-auto h-13 pt-4">{trend ? <Sparkline {...trend} /> : null}</dd>}
    </div>
  );
}
