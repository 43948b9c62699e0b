import { Skeleton } from '@/components/ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The audit trail while it loads. */
export function ActivitySkeleton() {
  return (
    <ul aria-hidden="true" className="divide-y divide-border rounded-xl border border-border bg-card">
      {ROWS.map((row) => (
        <li key={row} className="flex gap-3.5 px-5 py-4">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid grow gap-2.5">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-4 w-2/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}
