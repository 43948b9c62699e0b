import { Trans } from '@lingui/react/macro';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The placeholder of a bundle's page while it loads. */
export function BundleSkeleton() {
  return (
    <Container className="pt-14 pb-20 lg:pt-20">
      <p className="sr-only" role="status">
        <Trans>Loading bundle</Trans>
      </p>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-12">
        <div className="grid content-start gap-4 lg:col-span-6">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="mt-4 h-10 w-48" />
          <Skeleton className="h-13 w-64" />
        </div>
        <Skeleton className="aspect-4/3 w-full rounded-xl max-lg:order-first lg:col-span-6" />
      </div>
    </Container>
  );
}
