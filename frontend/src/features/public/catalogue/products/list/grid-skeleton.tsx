import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { arrangeCards } from '../card-arrangement.ts';
import { cardVariants } from '../card-variants.ts';

interface GridSkeletonProps {
  readonly isFirstPage: boolean;
}

const CARDS = 6;

/** The placeholder of a page of products while it loads. */
export function GridSkeleton({ isFirstPage }: GridSkeletonProps) {
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-6 lg:gap-y-16">
      {arrangeCards(CARDS, isFirstPage).map((variant, index) => {
        const shape = cardVariants[variant];
        return (
          // Placeholders have no identity of their own.
          <div key={`${variant}-${String(index)}`} className={shape.card}>
            <div className={shape.picture}>
              <Skeleton className="aspect-4/3" />
            </div>
            <div className={clsx('flex flex-col gap-3', shape.body)}>
              <Skeleton className="h-4 w-32" />
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-4 w-44" />
            </div>
          </div>
        );
      })}
    </div>
  );
}
