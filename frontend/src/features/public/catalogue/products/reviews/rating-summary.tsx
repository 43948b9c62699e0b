import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { formatCount, formatRating } from '@/lib/format.ts';
import { Stars } from './stars.tsx';

interface RatingSummaryProps {
  readonly rating: number;
  /** The number of ratings with one star, two, three, four, five. */
  readonly counts: readonly number[];
  /** The star filter of the reviews. */
  readonly selected: number | undefined;
  readonly onChoose: (stars: number | undefined) => void;
}

const STARS_DESCENDING = [5, 4, 3, 2, 1];

/** The average, and the distribution of the ratings; clicking a row filters by its number of stars. */
export function RatingSummary({ rating, counts, selected, onChoose }: RatingSummaryProps) {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const peak = Math.max(...counts, 1);
  return (
    <div className="max-w-xs">
      <p className="flex items-end gap-4">
        <span className="font-display text-6xl leading-none tabular-nums">
          <span className="sr-only">
            <Trans>Rated</Trans>{' '}
          </span>
          <span>{formatRating(rating)}</span>
          <span className="sr-only">
            {' '}
            <Trans>out of 5</Trans>
          </span>
        </span>
        <span className="grid gap-1 pb-1">
          <Stars rating={rating} className="text-lg" />
          <span className="text-sm text-muted-foreground tabular-nums">
            {plural(all, { one: '# review', other: '# reviews' })}
          </span>
        </span>
      </p>
      <ul aria-label={t`Stars`} className="mt-6">
        {STARS_DESCENDING.map((stars) => {
          const count = counts[stars - 1] ?? 0;
          return (
            <li key={stars}>
              <button
                type="button"
                aria-pressed={selected === stars}
                disabled={count === 0}
                onClick={() => onChoose(selected === stars ? undefined : stars)}
                className="group -mx-2 grid min-h-9 w-[calc(100%+1rem)] cursor-pointer grid-cols-[2rem_1fr_2.75rem] items-center gap-3 rounded-md px-2 text-sm tabular-nums transition-colors hover:bg-muted disabled:cursor-default disabled:hover:bg-transparent aria-pressed:bg-primary-soft"
              >
                <span className="inline-flex items-center gap-1 font-semibold">
                  <span>{formatCount(stars)}</span>
                  <span className="sr-only">{plural(stars, { one: ' star: ', other: ' stars: ' })}</span>
                  <Star className="size-3.5 fill-marigold text-marigold" aria-hidden="true" />
                </span>
                <span className="h-2 overflow-hidden rounded-full bg-muted group-hover:bg-background forced-colors:border">
                  <span
                    className={clsx(
                      'block h-full rounded-full',
                      selected === undefined || selected === stars ? 'bg-marigold' : 'bg-input',
                      'forced-colors:bg-[CanvasText]',
                    )}
                    style={{ width: `${(count / peak) * 100}%` }}
                  />
                </span>
                <span className="text-end text-muted-foreground">{formatCount(count)}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
