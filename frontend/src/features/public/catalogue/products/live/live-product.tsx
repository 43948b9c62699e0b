import { Link } from '@tanstack/react-router';
import { memo, Suspense, useEffect, useRef } from 'react';
import { Container } from '@/components/ui/container.tsx';
import { useNearViewport } from '@/hooks/use-near-viewport.ts';
import { livePiece } from './live-pieces.ts';
import { LIVE_TITLE } from './live-title.ts';
import type { LinkToPlace, PieceProps } from './load-piece.ts';

/** Its script loads shortly before it is scrolled into view. */
const MARGIN = '120px';

/** As tall as a demo, so that nothing moves when it loads. */
const RESERVED = <div className="dark deep h-200 rounded-xl lg:h-140" />;

interface LiveProductProps extends PieceProps {
  /** The product's: pages of the piece are below that of the product. */
  readonly id: number;
}

/**
 * The interactive preview of a product on its page. The server renders its initial state; the script loads when
 * scrolled near. It renders again only when preview or pictures change: that would discard a server-rendered preview
 * whose script has not loaded. A component that is not installed leaves the section empty, and so hidden.
 */
export const LiveProduct = memo(({ id, preview, images }: LiveProductProps) => {
  const section = useRef<HTMLElement>(null);
  const isNear = useNearViewport(section, MARGIN);
  const { Piece, open } = livePiece(preview);
  const linkTo: LinkToPlace = ({ slug, name }) => (
    <Link
      to="/product/$id/live/$place"
      params={{ id: String(id), place: slug }}
      className="inline-block py-1.5 text-sm font-semibold text-primary underline-offset-4 hover:underline"
    >
      {name}
    </Link>
  );
  useEffect(() => {
    if (isNear) open();
  }, [isNear, open]);
  return (
    <section
      ref={section}
      aria-labelledby={LIVE_TITLE}
      className="below-fold below-fold-50 pt-4 pb-8 sm:below-fold-35 lg:pt-16 lg:pb-0 has-[>:empty]:hidden print:hidden"
    >
      <Container>
        <Suspense fallback={RESERVED}>
          <Piece preview={preview} images={images} linkTo={linkTo} />
        </Suspense>
      </Container>
    </section>
  );
});
