import type { Kysely } from 'kysely';
import type { BundleCard } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { priceBundles } from './bundle-prices.service.ts';
import { toBundleCard } from './bundles.mapper.ts';
import { listBundlesOfProduct } from './bundles.repository.ts';

/** The bundles on sale that contain a product. */
export async function listProductBundles(db: Kysely<Database>, productId: number, at: Date): Promise<BundleCard[]> {
  const bundles = await priceBundles(db, await listBundlesOfProduct(db, productId, at), { userId: null, at });
  return bundles.filter(({ isForSale }) => isForSale).map(toBundleCard);
}
