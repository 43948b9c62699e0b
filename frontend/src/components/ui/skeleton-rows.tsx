import { Skeleton } from './skeleton.tsx';

interface SkeletonRowsProps {
  readonly rows: number;
  /** What is at the start and at the end of each row: an icon, a switch or a button. */
  readonly start?: 'icon';
  readonly end?: 'switch' | 'button';
}

const ENDS = { switch: 'h-6 w-11 rounded-full', button: 'h-9 w-20' };

/** The placeholder of a list with two lines per row. */
export function SkeletonRows({ rows, start, end }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className="flex items-center gap-4 border-t border-border py-4">
          {start ? <Skeleton className="size-5 shrink-0 self-start" /> : null}
          <div className="grid grow gap-2">
            <Skeleton className={`h-4 w-full ${row % 2 === 0 ? 'max-w-32' : 'max-w-40'}`} />
            <Skeleton className="h-3.5 w-4/5 max-w-80" />
          </div>
          {end ? <Skeleton className={`shrink-0 ${ENDS[end]}`} /> : null}
        </div>
      ))}
    </div>
  );
}
