import { type Kysely, sql, type Transaction } from 'kysely';
import type { Currency, OrderCharge } from '../../../../contract/generated/model.ts';
import { type Charge, toOrderCharge } from '../../../../contract/rules/second-currency.ts';
import type { Database } from '../../db/schema.ts';

/** Stores what the buyer of an order in the second currency is charged. */
export async function insertCharge(tx: Transaction<Database>, orderId: string, charge: Charge): Promise<void> {
  const { currency, listedCents, taxCents, totalCents, base, rateMicros, ratedOn } = charge;
  await tx
    .insertInto('order_charges')
    .values({
      order_id: orderId,
      currency,
      listed_cents: listedCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      rate_base: base,
      rate_micros: rateMicros,
      rated_on: ratedOn,
    })
    .execute();
}

/** The charges of those of the orders that were sold in the second currency. */
export async function listCharges(db: Kysely<Database>, orderIds: readonly string[]): Promise<Map<string, Charge>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_charges')
    .select(['order_id', 'currency', 'listed_cents', 'tax_cents', 'total_cents', 'rate_base', 'rate_micros'])
    .select(sql<string>`rated_on::text`.as('rated_on'))
    .where('order_id', 'in', [...orderIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.order_id,
      {
        currency: row.currency,
        listedCents: row.listed_cents,
        taxCents: row.tax_cents,
        totalCents: row.total_cents,
        base: row.rate_base,
        rateMicros: row.rate_micros,
        ratedOn: row.rated_on,
      },
    ]),
  );
}

/** The charge of an order; undefined for one that was sold in the shop's currency. */
export const findCharge = async (db: Kysely<Database>, orderId: string): Promise<Charge | undefined> =>
  (await listCharges(db, [orderId])).get(orderId);

/** The charge of an order as a part of its answer; nothing for one that was sold in the shop's currency. */
export const toChargePart = (charge: Charge | undefined): { charge?: OrderCharge } =>
  charge ? { charge: toOrderCharge<Currency>(charge) } : {};

/** Sums of an order's refunds, with pending ones, in the shop's currency and in the buyer's. */
export async function sumChargedRefunds(
  db: Kysely<Database>,
  orderId: string,
): Promise<{ bookCents: number; chargeCents: number }> {
  const { rows } = await sql<{ bookCents: number; chargeCents: number }>`
    select coalesce(sum(amount_cents), 0)::bigint as "bookCents", coalesce(sum(charge_cents), 0)::bigint as "chargeCents"
      from refunds where order_id = ${orderId} and status <> 'failed'`.execute(db);
  return rows[0] ?? { bookCents: 0, chargeCents: 0 };
}

/** Orders with what their buyers were charged in the second currency. */
export async function withCharges<Row extends { readonly id: string }>(
  db: Kysely<Database>,
  orders: readonly Row[],
): Promise<(Row & { charge?: OrderCharge })[]> {
  const charges = await listCharges(
    db,
    orders.map(({ id }) => id),
  );
  return orders.map((order) => ({ ...order, ...toChargePart(charges.get(order.id)) }));
}
