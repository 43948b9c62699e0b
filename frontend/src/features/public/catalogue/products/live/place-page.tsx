import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Product } from '@/api/generated/model.ts';
import { Container } from '@/components/ui/container.tsx';
import { toAddress } from '@/i18n/language.ts';
import { EmbedCode } from './embed-code.tsx';
import { usePlacePages } from './place-pages.ts';

interface PlacePageProps {
  readonly product: Pick<Product, 'id' | 'title' | 'preview'>;
  readonly slug: string;
  /** The day that the page was rendered, `yyyy-mm-dd`. */
  readonly day: string;
  /** Scheme and host of the public URL. */
  readonly origin: string;
}

/** A live piece for one location, with its own URL; it can be embedded. */
export function PlacePage({ product, slug, day, origin }: PlacePageProps) {
  const pages = usePlacePages(product.preview);
  if (!pages) return null;
  const { Place } = pages;
  const id = String(product.id);
  return (
    <Container className="pt-8 pb-20 lg:pt-16 lg:pb-32">
      <Link
        to="/product/$id"
        params={{ id }}
        className="mb-4 inline-block text-sm font-medium text-primary underline-offset-4 hover:underline"
      >
        {product.title}
      </Link>
      <Place
        slug={slug}
        day={day}
        linkTo={(other) => (
          <Link
            to="/product/$id/live/$place"
            params={{ id, place: other.slug }}
            className="inline-block py-1.5 text-primary underline-offset-4 hover:underline"
          >
            {other.name}
          </Link>
        )}
      />
      <section aria-labelledby="embed" className="mt-14">
        <h2 id="embed" className="text-2xl">
          <Trans>On your own site</Trans>
        </h2>
        <EmbedCode url={origin + toAddress(`/product/${id}/embed/${slug}`)} title={pages.describe(slug, day).title} />
      </section>
    </Container>
  );
}
