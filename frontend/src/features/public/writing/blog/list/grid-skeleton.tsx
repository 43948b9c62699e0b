import { clsx } from 'clsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { postVariants } from '../post-variants.ts';
import { arrangePosts } from './post-arrangement.ts';

interface GridSkeletonProps {
  readonly isFirstPage: boolean;
}

const CARDS = 3;

/** The placeholder of a page of articles while it loads. */
export function GridSkeleton({ isFirstPage }: GridSkeletonProps) {
  return (
    <div className="post-columns">
      {arrangePosts(CARDS, isFirstPage).map((variant, index) => {
        const shape = postVariants[variant];
        return (
          // Placeholders have no identity of their own.
          <div key={`${variant}-${String(index)}`} className={shape.card}>
            <Skeleton className="aspect-video" />
            <div className={shape.body}>
              <div className="grid content-start gap-3">
                <Skeleton className="h-4 w-36" />
                <Skeleton className="h-8 w-11/12" />
                <Skeleton className="h-8 w-2/3" />
              </div>
              <div className={clsx('grid content-start gap-3', shape.meta)}>
                <Skeleton />
                <Skeleton className="h-4 w-4/5" />
                <Skeleton className="h-4 w-52" />
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
