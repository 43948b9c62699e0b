import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format.ts';

interface ResultCountProps {
  /** Absent until the first answer. */
  readonly total: number | undefined;
  /** The number is about right only. */
  readonly estimated?: boolean | undefined;
  /** One of what is listed and more of it: ['product', 'products']. */
  readonly noun: readonly [one: string, many: string];
  /** What the list is narrowed by, in words: <span> in Android Apps</span>. */
  readonly children?: ReactNode;
}

/** How many there are, announced whenever it changes. */
export function ResultCount({ total, estimated, noun: [one, many], children }: ResultCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="min-w-0 text-sm text-muted-foreground">
      {total === undefined ? null : (
        <>
          {estimated && <span>about </span>}
          <span className="font-semibold text-foreground tabular-nums">{formatCount(total)}</span>{' '}
          <span>{total === 1 ? one : many}</span>
          {children}
        </>
      )}
    </p>
  );
}
