import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Placeholders for plan, date and history while they load. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-3.5">
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="mt-6 h-6 w-24" />
      <Skeleton className="mt-1 h-4 w-40" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="mt-8 h-11 w-40" />
    </div>
  );
}
