import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { formatRating } from '@/lib/format.ts';

interface ProductRatingProps {
  /** 0 to 5. */
  readonly rating: number;
  readonly reviews: number;
  readonly className?: string;
}

/** The average rating and the number of ratings. */
export function ProductRating({ rating, reviews, className }: ProductRatingProps) {
  if (reviews === 0)
    return (
      <span className={clsx('text-muted-foreground', className)}>
        <Trans>No reviews yet</Trans>
      </span>
    );
  return (
    <span className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <Star className="size-[1.05em] fill-marigold text-marigold" aria-hidden="true" />
      <span className="font-semibold tabular-nums">
        <span className="sr-only">
          <Trans>Rated</Trans>{' '}
        </span>
        <span>{formatRating(rating)}</span>
        <span className="sr-only">
          {' '}
          <Trans>out of 5</Trans>
        </span>
      </span>
      <span className="text-muted-foreground tabular-nums">
        {plural(reviews, { one: '(# review)', other: '(# reviews)' })}
      </span>
    </span>
  );
}
