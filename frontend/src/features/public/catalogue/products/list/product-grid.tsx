import type { ProductCard as Product } from '@/api/generated/model.ts';
import { arrangeCards } from '../card-arrangement.ts';
import { ProductCard } from '../product-card.tsx';

interface ProductGridProps {
  readonly products: readonly Product[];
  readonly isFirstPage: boolean;
}

/** One page of products: a poster, pairs and rows of three. */
export function ProductGrid({ products, isFirstPage }: ProductGridProps) {
  const variants = arrangeCards(products.length, isFirstPage);
  return (
    <div className="grid gap-x-8 gap-y-12 sm:grid-cols-6 lg:gap-y-16">
      {products.map((product, index) => (
        <ProductCard key={product.id} product={product} variant={variants[index] ?? 'third'} priority={index === 0} />
      ))}
    </div>
  );
}
