import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format.ts';

interface ResultCountProps {
  /** Absent until the first answer. */
  readonly total: number | undefined;
  /** The number is approximate. */
  readonly estimated?: boolean | undefined;
  /** Singular and plural of what is listed: ['product', 'products']. */
  readonly noun: readonly [one: string, many: string];
  /** What narrows the list, in words: <span> in Android Apps</span>. */
  readonly children?: ReactNode;
}

/** The number of results, announced whenever it changes. */
export function ResultCount({ total, estimated, noun: [one, many], children }: ResultCountProps) {
  return (
    <p aria-live="polite" aria-atomic="true" className="min-w-0 text-sm text-muted-foreground">
      {total === undefined ? null : (
        <>
          {estimated && (
            <span>
              <Trans>about</Trans>{' '}
            </span>
          )}
          <Trans>
            <span className="font-semibold text-foreground tabular-nums">{formatCount(total)}</span>{' '}
            <span>{total === 1 ? one : many}</span>
          </Trans>
          {children}
        </>
      )}
    </p>
  );
}
