import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The placeholder of a list while it loads. */
export function ListSkeleton() {
  return (
    <Card>
      {ROWS.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-border px-4 py-4 last:border-b-0">
          <Skeleton className="size-12 shrink-0" />
          <span className="grow">
            <Skeleton className="h-4 w-1/3" />
            <Skeleton className="mt-2.5 h-3 w-2/3" />
          </span>
        </div>
      ))}
    </Card>
  );
}
