import { Skeleton } from '@/components/ui/skeleton.tsx';

/** Placeholders for amount, customer and history while they load. */
export function OrderSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-10 w-36" />
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-6 w-24" />
      <Skeleton className="mt-8 h-10 w-full" />
      <Skeleton className="mt-8 h-4 w-40" />
      <Skeleton className="h-4 w-52" />
      <Skeleton className="h-4 w-44" />
    </div>
  );
}
