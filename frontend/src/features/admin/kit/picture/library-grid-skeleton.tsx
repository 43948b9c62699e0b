import { Skeleton } from '@/components/ui/skeleton.tsx';

const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of the grid while the pictures load. */
export function LibraryGridSkeleton() {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
      {PLACEHOLDERS.map((id) => (
        <li key={id}>
          <Skeleton className="aspect-4/3 w-full" />
          <Skeleton className="mt-2.5 h-3 w-3/4" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </li>
      ))}
    </ul>
  );
}
