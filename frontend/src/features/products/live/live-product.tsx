import { memo, Suspense, useEffect, useRef } from 'react';
import { Container } from '@/components/ui/container.tsx';
import { useNearby } from '@/hooks/use-nearby.ts';
import { livePiece } from './live-pieces.ts';
import { LIVE_TITLE } from './live-title.ts';

interface LiveProductProps {
  /** As `liveNameOf` tells it. */
  readonly name: string;
}

/** Its script comes when it is about to be seen. */
const MARGIN = '120px';

/** As high as a piece is: nothing moves when it comes. */
const RESERVED = <div className="dark deep h-200 rounded-xl lg:h-140" />;

/**
 * A product at work on its own page. The server draws its first state; script comes when the reader comes near.
 * It renders once and for all: a server-rendered piece that is rendered anew before its script is there would be thrown away.
 */
export const LiveProduct = memo(({ name }: LiveProductProps) => {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearby(section, MARGIN);
  const { Piece, open } = livePiece(name);
  useEffect(() => {
    if (isNear) open();
  }, [isNear, open]);
  return (
    <section
      ref={section}
      aria-labelledby={LIVE_TITLE}
      className="below-fold below-fold-50 pt-4 pb-8 sm:below-fold-35 lg:pt-16 lg:pb-0 print:hidden"
    >
      <Container>
        <Suspense fallback={RESERVED}>
          <Piece />
        </Suspense>
      </Container>
    </section>
  );
});
