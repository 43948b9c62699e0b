import { Trans } from '@lingui/react/macro';
import { Container } from '@/components/ui/container.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-10/12', 'w-2/3'];

/** The placeholder of an article while it loads. */
export function ArticleSkeleton() {
  return (
    <>
      <p className="sr-only" role="status">
        <Trans>Loading the article</Trans>
      </p>
      <div className="cover bg-deep">
        <Skeleton className="cover-picture rounded-none max-md:aspect-video" />
        <div className="cover-words justify-end gap-4 opacity-25">
          <Skeleton className="h-10 w-11/12" />
          <Skeleton className="h-10 w-3/5" />
          <Skeleton className="mt-2 h-4 w-56" />
        </div>
      </div>
      <Container className="post-frame pt-6 pb-20 lg:pt-14">
        <span />
        <div className="grid content-start gap-4">
          <Skeleton className="h-6 w-36" />
          <Skeleton className="mb-6 h-24 w-full" />
          {LINES.map((width, index) => (
            // Placeholder lines have no identity of their own.
            <Skeleton key={`${width}-${String(index)}`} className={`h-4 ${width}`} />
          ))}
        </div>
      </Container>
    </>
  );
}
