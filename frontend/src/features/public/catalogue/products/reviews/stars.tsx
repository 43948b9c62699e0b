import { clsx } from 'clsx';
import { Star } from 'lucide-react';

interface StarsProps {
  /** 0 to 5; fractions of a star are drawn. */
  readonly rating: number;
  /** Omitted where the figure is shown next to it. */
  readonly label?: string | undefined;
  readonly className?: string;
}

const MAX_STARS = [0, 1, 2, 3, 4];

/** Five stars, filled according to the rating. */
export function Stars({ rating, label, className }: StarsProps) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={clsx('inline-flex gap-[0.12em]', className)}
    >
      {MAX_STARS.map((position) => (
        <span key={position} className="relative">
          <Star className="size-[1em] text-input" />
          <span
            className="absolute inset-y-0 start-0 overflow-hidden"
            style={{ width: `${Math.max(0, Math.min(1, rating - position)) * 100}%` }}
          >
            <Star className="size-[1em] fill-marigold text-marigold forced-colors:fill-[CanvasText]" />
          </span>
        </span>
      ))}
    </span>
  );
}
