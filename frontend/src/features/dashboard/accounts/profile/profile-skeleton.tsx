import { Skeleton } from '@/components/ui/skeleton.tsx';

const fields = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Placeholders for the form while the user's data loads. */
export function ProfileSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-x-4 gap-y-8 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field} className="grid gap-2.5">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-11 w-full" />
        </div>
      ))}
    </div>
  );
}
