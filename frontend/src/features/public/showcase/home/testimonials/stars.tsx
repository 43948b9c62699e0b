import { t } from '@lingui/core/macro';

interface StarsProps {
  /** 1 to 5. */
  readonly rating: number;
  readonly className?: string;
}

const MAX_STARS = [0, 1, 2, 3, 4];
const STAR = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9L10 15l-5.3 2.8 1.1-5.9L1.5 7.8l5.9-.8Z';

/** A rating as five stars, read out as one sentence. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <svg viewBox="1.5 0 106 20" role="img" aria-label={t`${rating} out of 5 stars`} className={className}>
      {MAX_STARS.map((position) => (
        <path
          key={position}
          d={STAR}
          transform={`translate(${position * 22})`}
          className={position < rating ? 'fill-primary' : 'fill-none stroke-input'}
        />
      ))}
    </svg>
  );
}
