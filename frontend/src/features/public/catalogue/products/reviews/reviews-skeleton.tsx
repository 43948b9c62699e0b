import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The placeholder of the figures and two reviews. */
export function ReviewsSkeleton() {
  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <div className="grid max-w-xs content-start gap-4">
        <Skeleton className="h-14 w-44" />
        {[5, 4, 3, 2, 1].map((stars) => (
          <Skeleton key={stars} className="h-3" />
        ))}
      </div>
      <div className="grid content-start gap-9">
        {['w-11/12', 'w-4/5'].map((width) => (
          <div key={width} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            <Skeleton className="size-10 rounded-full" />
            <div className="grid content-start gap-3">
              <Skeleton className="h-4 w-56" />
              <Skeleton />
              <Skeleton className={`h-4 ${width}`} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
