import type { Kysely } from 'kysely';
import { assessLocation, toPlaceCountry } from '../../../../contract/rules/buyer-location.ts';
import type { Database } from '../../db/schema.ts';

interface NewPlace {
  orderId: string;
  source: 'network' | 'payment';
  /** anything but a country code is ignored */
  country: string | null | undefined;
  at: Date;
}

/** Records where a buyer is, by one source; the first report of a source counts. */
export async function recordPlace(db: Kysely<Database>, { orderId, source, country, at }: NewPlace): Promise<void> {
  const code = toPlaceCountry(country);
  if (code === null) return;
  await db
    .insertInto('buyer_places')
    .values({ order_id: orderId, source, country: code, recorded_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'source']).doNothing())
    .execute();
}

/** Evidence of the buyer's location, with the country in the terms of the order. */
export async function findBuyerPlace(db: Kysely<Database>, orderId: string) {
  const terms = await db.selectFrom('order_terms').select('country').where('order_id', '=', orderId).executeTakeFirst();
  const rows = await db
    .selectFrom('buyer_places')
    .select(['source', 'country'])
    .where('order_id', '=', orderId)
    .execute();
  const countryOf = (source: NewPlace['source']) => rows.find((row) => row.source === source)?.country ?? null;
  const evidence = { billing: terms?.country || null, network: countryOf('network'), payment: countryOf('payment') };
  return { ...evidence, state: assessLocation(evidence) };
}

/** Whether a payment provider has reported this country for an order of the user. */
export async function hasPaidFrom(db: Kysely<Database>, userId: string, country: string): Promise<boolean> {
  const row = await db
    .selectFrom('buyer_places')
    .innerJoin('orders', 'orders.id', 'buyer_places.order_id')
    .select('buyer_places.order_id')
    .where('orders.user_id', '=', userId)
    .where('buyer_places.source', '=', 'payment')
    .where('buyer_places.country', '=', country)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
