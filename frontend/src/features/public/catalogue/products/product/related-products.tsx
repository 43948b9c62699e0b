import { Trans } from '@lingui/react/macro';
import { useListProducts } from '@/api/generated/products/products.ts';
import { Container } from '@/components/ui/container.tsx';
import { firstProducts, hasTooFewRelated, relatedProducts, sameCategory } from './related.ts';
import { RelatedCard } from './related-card.tsx';

interface RelatedProductsProps {
  readonly product: { readonly id: number; readonly category: string };
}

/** Related products. Hidden when there are none, or when they cannot be loaded. */
export function RelatedProducts({ product: { id, category } }: RelatedProductsProps) {
  const same = useListProducts(sameCategory(category)).data?.items;
  const needsMore = same !== undefined && hasTooFewRelated(id, same);
  const first = useListProducts(firstProducts, { query: { enabled: needsMore } }).data?.items;
  if (!same || (needsMore && !first)) return null;
  const products = relatedProducts(id, same, needsMore && first ? first : []);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related" className="below-fold below-fold-35 lg:below-fold-42 border-t border-border">
      <Container className="py-16 lg:py-24">
        <h2 id="related" className="text-3xl">
          <Trans>More from the studio</Trans>
        </h2>
        <div className="mt-8 grid gap-8 sm:grid-cols-3 lg:mt-10">
          {products.map((product) => (
            <RelatedCard key={product.id} product={product} />
          ))}
        </div>
      </Container>
    </section>
  );
}
