import { type Kysely, sql, type Transaction } from 'kysely';
import type { Rate } from '../../../../contract/rules/second-currency.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';

export type RateRow = Rate & { created_at: Date };

/** The newest rates of a second currency to the shop's; the first one is in use. */
export async function listRates(
  db: Kysely<Database>,
  { currency, book }: { currency: string; book: string },
  limit: number,
): Promise<RateRow[]> {
  return db
    .selectFrom('exchange_rates')
    .select(['base', 'rate_micros as rateMicros', 'created_at'])
    .select(sql<string>`rated_on::text`.as('ratedOn'))
    .where('currency', '=', currency)
    .where('book', '=', book)
    .orderBy('rated_on', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function insertRate(
  tx: Transaction<Database>,
  { currency, book, base, rateMicros, ratedOn }: Rate & { currency: string; book: string },
  { actorId, at }: { actorId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('exchange_rates')
    .values({ currency, book, base, rate_micros: rateMicros, rated_on: ratedOn, created_by: actorId, created_at: at })
    .execute();
}

/** The second currency with its rate in use; undefined while there is none. */
export async function findSecondCurrency(db: Kysely<Database>): Promise<{ currency: string; rate: Rate } | undefined> {
  const { currency: book, second: currency } = await findShopCurrencies(db);
  const [rate] = currency === null ? [] : await listRates(db, { currency, book }, 1);
  if (currency === null || !rate) return undefined;
  const { base, rateMicros, ratedOn } = rate;
  return { currency, rate: { base, rateMicros, ratedOn } };
}
