import { Skeleton } from '@/components/ui/skeleton.tsx';

const lines = ['one', 'two', 'three', 'four', 'five'];

/** Placeholders of the home screen while its figures load. */
export function OverviewSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className="mb-3 h-7 w-44" />
      <Skeleton className="mb-8 h-20 w-full rounded-xl" />
      <div className="grid overflow-hidden rounded-xl border border-border md:grid-cols-[5fr_6fr]">
        <div className="grid gap-7 p-6">
          {lines.slice(0, 3).map((line) => (
            <div key={line} className="flex items-center justify-between gap-6">
              <Skeleton className="h-9 w-32" />
              <Skeleton className="h-9 w-20" />
            </div>
          ))}
        </div>
        <div className="bg-muted p-6 max-md:order-first lg:p-8">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="mt-4 h-12 w-52 max-w-full" />
        </div>
      </div>
      <div className="mt-12 grid gap-10 lg:grid-cols-[7fr_5fr]">
        {['orders', 'downloads'].map((list) => (
          <div key={list} className="grid gap-5">
            <Skeleton className="h-7 w-40" />
            {lines.map((line) => (
              <Skeleton key={line} className="h-11 w-full" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
