import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The placeholder of a product's page while it loads. */
export function ProductSkeleton() {
  return (
    <div className="product-top">
      <p className="sr-only" role="status">
        <Trans>Loading product</Trans>
      </p>
      <div className="product-title grid content-start gap-4 pt-20 pb-8 lg:pt-32 lg:pe-8">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-3/5" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="gallery">
        <Skeleton className="gallery-main rounded-none" />
        <div className="gallery-strip grid grid-cols-4 gap-2 pt-2 sm:gap-3 sm:pt-3">
          {['first', 'second', 'third', 'fourth'].map((index) => (
            <Skeleton key={index} className="aspect-4/3" />
          ))}
        </div>
      </div>
      <div className="product-words grid gap-3 pt-8 lg:self-end lg:pe-8 min-[112rem]:self-start">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="mt-4 h-13 w-64" />
      </div>
    </div>
  );
}
