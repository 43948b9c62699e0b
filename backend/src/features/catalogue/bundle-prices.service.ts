import type { Kysely } from 'kysely';
import { priceBundle } from '../../../../contract/rules/bundles.ts';
import { toCurrentCents } from '../../../../contract/rules/launch-price.ts';
import type { Database } from '../../db/schema.ts';
import { type BundleRow, listBundleParts, type PricedBundle } from './bundles.repository.ts';

/** @param userId whose plans are deducted; null for a visitor */
export async function priceBundles(
  db: Kysely<Database>,
  rows: readonly BundleRow[],
  { userId, at }: { userId: string | null; at: Date },
): Promise<PricedBundle[]> {
  if (rows.length === 0) return [];
  const partsById = await listBundleParts(
    db,
    rows.map(({ id }) => id),
    userId,
  );
  return rows.map((row) => {
    const parts = (partsById.get(row.id) ?? []).map((part) => ({
      ...part,
      cents: part.plan ? toCurrentCents(part.plan, at) : 0,
    }));
    const { shares, ...price } = priceBundle(row.price_cents, parts);
    return {
      row,
      ...price,
      parts: parts.map((part, index) => ({ ...part, share: shares[index] ?? 0 })),
      isForSale: parts.length === row.parts.length && parts.every(({ isForSale }) => isForSale),
    };
  });
}
