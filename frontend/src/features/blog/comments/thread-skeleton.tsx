import { Skeleton } from '@/components/ui/skeleton.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

/** The shape of the form and of two comments while their code is on its way. */
export function ThreadSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="mt-1.5 h-28 w-full" />
      <Skeleton className="mt-9 h-11 w-36" />
      <div className="mt-10">
        <CommentsSkeleton />
      </div>
    </div>
  );
}
