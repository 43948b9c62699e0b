import { createFileRoute } from '@tanstack/react-router';
import { NotFound } from '@/components/feedback/not-found.tsx';
import { ProductReleases } from '@/features/admin/catalogue/releases/product-releases.tsx';
import { ProductReviews } from '@/features/admin/catalogue/reviews/product-reviews.tsx';
import { KeyInventory } from '@/features/admin/kit/licence-keys/key-inventory.tsx';
import { ProductSales } from '@/features/admin/orders/orders/product-sales.tsx';
import { searchId } from '@/lib/search-id.ts';
import { privateHead } from '../../../../-context.ts';

interface PartSearch {
  /** The release in the open form, or 'new'. */
  release?: string | undefined;
}

/** A part of a product's page besides its details. One route for all, because every visitor loads the route table. */
export const Route = createFileRoute('/admin/_area/products/$id/$part')({
  validateSearch: ({ release }: Record<string, unknown>): PartSearch => ({
    release: release === 'new' ? release : searchId(release),
  }),
  head: privateHead('Product'),
  component: AdminProductPart,
});

function AdminProductPart() {
  const { id, part } = Route.useParams();
  const { release } = Route.useSearch();
  switch (part) {
    case 'releases':
      return <ProductReleases product={id} release={release} />;
    case 'keys':
      return (
        <section aria-label="Licence keys" className="max-w-2xl">
          <KeyInventory product={Number(id)} />
        </section>
      );
    case 'reviews':
      return <ProductReviews product={Number(id)} />;
    case 'sales':
      return <ProductSales product={id} />;
    default:
      return <NotFound />;
  }
}
