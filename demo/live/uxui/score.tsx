import { clsx } from 'clsx';
import { decisions, FULL, WORTH } from './decisions.ts';

interface ScoreProps {
  /** The decisions compared so far. */
  readonly points: readonly number[];
}

const HEIGHTS = ['h-0', 'h-1/5', 'h-2/5', 'h-3/5', 'h-4/5', 'h-full'] as const;

/** The score so far: a column for every decision, and their total. */
export function Score({ points }: ScoreProps) {
  const sum = points.reduce((all, one) => all + one, 0);
  return (
    <p className="flex items-end gap-3 text-sm text-muted-foreground tabular-nums">
      <span aria-hidden="true" className="flex h-8 items-end gap-1">
        {decisions.map(({ name }, index) => (
          <span key={name} className="flex h-full w-3 items-end overflow-hidden rounded-sm bg-accent">
            <span
              className={clsx('w-full bg-marigold', HEIGHTS[Math.ceil(((points[index] ?? 0) / WORTH) * 5)] ?? 'h-0')}
            />
          </span>
        ))}
      </span>
      <span>
        Score <b className="font-semibold text-foreground">{sum}</b> <span>{`of ${FULL}`}</span>
      </span>
    </p>
  );
}
