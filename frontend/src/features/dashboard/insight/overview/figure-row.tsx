import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { ChangeSummary } from './change-summary.tsx';

interface FigureRowProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly value: string;
  /** Per cent against the previous 30 days; null where there is nothing to compare. */
  readonly change: number | null;
  readonly className?: string;
}

/** One row of the account's sheet: label and change on the left, the figure on the right. */
export function FigureRow({ icon: Icon, label, value, change, className }: FigureRowProps) {
  return (
    <div
      className={clsx(
        'grid grid-cols-[minmax(0,1fr)_auto] content-center gap-x-4 gap-y-0.5 px-5 py-4 sm:px-6',
        className,
      )}
    >
      <dt className="flex items-center gap-3 text-sm font-semibold">
        <Icon className="size-5 shrink-0 text-muted-foreground" aria-hidden="true" />
        <span>{label}</span>
      </dt>
      <dd className="row-span-2 self-center font-display text-3xl font-semibold tracking-tight tabular-nums">
        {value}
      </dd>
      <dd className="ps-8 text-xs">
        <ChangeSummary change={change} />
      </dd>
    </div>
  );
}
