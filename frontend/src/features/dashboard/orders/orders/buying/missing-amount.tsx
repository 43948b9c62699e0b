import { Skeleton } from '@/components/ui/skeleton.tsx';
import { unknownAmount } from '@/lib/currency-symbol.ts';

/** Replaces an amount that is not loaded, or cannot be. */
export function MissingAmount({ isFailed }: { readonly isFailed: boolean }) {
  return isFailed ? (
    <span className="text-muted-foreground">{unknownAmount()}</span>
  ) : (
    <Skeleton className="h-4 w-20" />
  );
}
