import type { ListProductsParams, ProductCard } from '@/api/generated/model.ts';

/** How many products are shown at the end of a product's page. */
const RELATED = 3;

/** One more than is shown, because the product itself may be among them. */
const LIMIT = RELATED + 1;

/** The studio's first products, for a category that has too few. */
export const firstProducts: ListProductsParams = { limit: LIMIT };

export const sameCategory = (category: string): ListProductsParams => ({ category, limit: LIMIT });

/** Whether a category alone cannot fill the row. */
export const hasTooFewRelated = (id: number, found: readonly ProductCard[]): boolean =>
  found.filter((product) => product.id !== id).length < RELATED;

/** Up to three other products, without duplicates: of the same category first, then in the studio's own order. */
export function relatedProducts(id: number, ...lists: (readonly ProductCard[])[]): ProductCard[] {
  const products = new Map(lists.flat().map((product) => [product.id, product]));
  products.delete(id);
  return [...products.values()].slice(0, RELATED);
}
