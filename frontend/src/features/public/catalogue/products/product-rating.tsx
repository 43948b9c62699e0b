import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { formatCount } from '@/lib/format.ts';

interface ProductRatingProps {
  /** 0 to 5. */
  readonly rating: number;
  readonly reviews: number;
  readonly className?: string;
}

/** The average rating and the number of ratings. */
export function ProductRating({ rating, reviews, className }: ProductRatingProps) {
  if (reviews === 0) return <span className={clsx('text-muted-foreground', className)}>No reviews yet</span>;
  return (
    <span className={clsx('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <Star className="size-[1.05em] fill-marigold text-marigold" aria-hidden="true" />
      <span className="font-semibold tabular-nums">
        <span className="sr-only">Rated </span>
        <span>{rating.toFixed(1)}</span>
        <span className="sr-only"> out of 5</span>
      </span>
      <span className="text-muted-foreground tabular-nums">{`(${formatCount(reviews)} ${reviews === 1 ? 'review' : 'reviews'})`}</span>
    </span>
  );
}
