import { Skeleton } from '@/components/ui/skeleton.tsx';

const LINES = ['title', 'description', 'category', 'features', 'benefits', 'plans'];

/** Placeholders for the fields while the product loads. */
export function ProductFormSkeleton() {
  return (
    <div className="grid gap-6">
      {LINES.map((line) => (
        <div key={line} className="grid gap-2">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={line === 'description' ? 'h-32 w-full' : 'h-11 w-full'} />
        </div>
      ))}
    </div>
  );
}
