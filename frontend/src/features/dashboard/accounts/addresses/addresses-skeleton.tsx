import { Skeleton } from '@/components/ui/skeleton.tsx';

const rows = ['one', 'two', 'three'];

/** Placeholders for a few addresses while the list loads. */
export function AddressesSkeleton() {
  return (
    <div aria-hidden="true" className="border-b border-border">
      {rows.map((row) => (
        <div key={row} className="grid gap-2.5 border-t border-border py-5 ps-9">
          <Skeleton className="h-5 w-32" />
          <Skeleton className="h-4 w-56 max-w-full" />
          <Skeleton className="h-4 w-40 max-w-full" />
        </div>
      ))}
    </div>
  );
}
