import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The placeholder of one row of cards while it loads. */
export function SavedSkeleton() {
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-3">
      {['first', 'second', 'third'].map((name) => (
        <div key={name} className="flex flex-col gap-3">
          <Skeleton className="aspect-4/3" />
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-7 w-4/5" />
        </div>
      ))}
    </div>
  );
}
