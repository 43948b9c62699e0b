import type { QueryClient } from '@tanstack/react-query';
import type { Product } from '@/api/generated/model.ts';
import { getListProductsQueryOptions } from '@/api/generated/products/products.ts';
import { firstProducts, hasTooFewRelated, sameCategory } from './related.ts';

/** Loads the data of `RelatedProducts`. A failure leaves that section out and does not fail the page. */
export async function loadRelated(queryClient: QueryClient, product: Product | undefined): Promise<void> {
  if (!product) return;
  try {
    const { items } = await queryClient.ensureQueryData(getListProductsQueryOptions(sameCategory(product.category)));
    if (hasTooFewRelated(product.id, items))
      await queryClient.ensureQueryData(getListProductsQueryOptions(firstProducts));
  } catch {
    // The section refetches after hydration.
  }
}
