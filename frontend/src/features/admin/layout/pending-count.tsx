import { clsx } from 'clsx';
import { formatCount } from '@/lib/format.ts';

interface WaitingCountProps {
  readonly count: number;
  readonly className?: string;
}

/** The number of pending items; renders nothing when there are none. */
export function PendingCount({ count, className }: WaitingCountProps) {
  if (count === 0) return null;
  return (
    <span
      className={clsx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full bg-marigold px-1.5 text-xs font-semibold text-marigold-foreground tabular-nums',
        className,
      )}
    >
      <span>{formatCount(count)}</span>
      <span className="sr-only"> waiting</span>
    </span>
  );
}
