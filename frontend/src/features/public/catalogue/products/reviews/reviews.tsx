import { Trans } from '@lingui/react/macro';
import { lazy, Suspense, useRef } from 'react';
import { Container } from '@/components/ui/container.tsx';
import { useNearViewport } from '@/hooks/use-near-viewport.ts';

// The product is already shown: a failure to load this section must not remove it.
const ReviewsThread = lazy(() =>
  import('./reviews-thread.tsx').then(
    (file) => ({ default: file.ReviewsThread }),
    () => ({ default: NotLoaded }),
  ),
);

/** Reserves the space of the figures and three reviews; it is out of view while empty. */
const RESERVED_HEIGHT = <div className="h-150" />;

interface ReviewsProps {
  readonly productId: number;
}

/** Customers' reviews. The server-rendered page has the heading; the rest loads when scrolled near. */
export function Reviews({ productId }: ReviewsProps) {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section);
  return (
    <section
      ref={section}
      id="reviews"
      aria-labelledby="reviews-title"
      tabIndex={-1}
      className="below-fold border-t border-border outline-none print:hidden"
    >
      <Container className="py-16 lg:py-24">
        <h2 id="reviews-title" className="mb-8 text-3xl lg:mb-10">
          <Trans>What customers say</Trans>
        </h2>
        {isNear ? (
          <Suspense fallback={RESERVED_HEIGHT}>
            <ReviewsThread key={productId} productId={productId} />
          </Suspense>
        ) : (
          RESERVED_HEIGHT
        )}
      </Container>
    </section>
  );
}

function NotLoaded() {
  return (
    <p className="text-muted-foreground">
      <Trans>The reviews could not be loaded. Reload the page to see them.</Trans>
    </p>
  );
}
