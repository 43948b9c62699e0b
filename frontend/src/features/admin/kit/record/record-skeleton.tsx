import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Rows of each section. */
const SECTIONS = [
  ['first', 'second', 'third'],
  ['fourth', 'fifth'],
];

/** Placeholder of a record's page, below its RecordBar, while it loads. */
export function RecordSkeleton() {
  return (
    <div>
      <div className="mt-2 flex items-center gap-4">
        <Skeleton className="size-14 rounded-full" />
        <div className="grid gap-2">
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      <div className="mt-8 grid gap-12 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-9">
          {SECTIONS.map((rows) => (
            <div key={rows[0]} className="grid gap-3">
              <Skeleton className="h-5 w-28" />
              {rows.map((row) => (
                <Skeleton key={row} className="h-9" />
              ))}
            </div>
          ))}
        </div>
        <div className="grid content-start gap-3">
          <Skeleton className="h-5 w-20" />
          <Skeleton className="h-28" />
        </div>
      </div>
    </div>
  );
}
