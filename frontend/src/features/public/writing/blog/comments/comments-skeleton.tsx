import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The placeholder of two comments. */
export function CommentsSkeleton() {
  return (
    <div className="grid gap-8">
      {['w-11/12', 'w-4/5'].map((width) => (
        <div key={width} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <Skeleton className="size-10 rounded-full" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-4 w-44" />
            <Skeleton />
            <Skeleton className={`h-4 ${width}`} />
          </div>
        </div>
      ))}
    </div>
  );
}
