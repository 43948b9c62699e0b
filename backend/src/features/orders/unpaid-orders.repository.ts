import { sql, type Transaction } from 'kysely';
import type { PlanChange } from '../../../../contract/rules/active-plans.ts';
import type { TaxTerms } from '../../../../contract/rules/invoices.ts';
import type { Charge } from '../../../../contract/rules/second-currency.ts';
import type { Database, ProviderName } from '../../db/schema.ts';

interface UnpaidOrderFilter {
  userId: string;
  items: readonly {
    productId: number;
    planId: string;
    quantity: number;
    bundleId: number | null;
    /** its units are seats, as one unit may be or not */
    isSeats: boolean;
  }[];
  cents: number;
  /** of an order in the second currency */
  charge: Charge | undefined;
  provider: ProviderName;
  /** the coupon applied */
  code: string | null;
  /** the order that it renews or upgrades, and how */
  rootId: string | null;
  change: PlanChange['kind'] | null;
  /** the country that taxes it, and the tax */
  country: string;
  tax: TaxTerms;
}

/** The charge of a saved card is under way, and the customer must not pay it a second time. */
const isCharged = sql<boolean>`exists (select from renewals where renewals.order_id = orders.id)`;

/** The same purchase, started earlier and still unpaid: another tab continues it. */
export function findUnpaidOrder(
  tx: Transaction<Database>,
  { userId, items, cents, charge, provider, code, rootId, change, country, tax }: UnpaidOrderFilter,
): Promise<{ orderId: string; paymentId: string } | undefined> {
  const [first] = items;
  const bought = items.map(({ productId, planId, quantity, bundleId, isSeats }) => [
    productId,
    planId,
    quantity,
    bundleId,
    isSeats,
  ]);
  return (
    tx
      .selectFrom('orders')
      .innerJoin('payments', 'payments.order_id', 'orders.id')
      .leftJoin('coupon_uses', 'coupon_uses.order_id', 'orders.id')
      .leftJoin('order_promises', 'order_promises.line_id', 'orders.id')
      .innerJoin('order_terms', 'order_terms.order_id', 'orders.id')
      .select(['orders.id as orderId', 'payments.id as paymentId'])
      .where('orders.user_id', '=', userId)
      .where('orders.product_id', '=', first?.productId ?? null)
      .where(
        sql<boolean>`(select jsonb_agg(jsonb_build_array(product_id, plan_id, quantity, bundle_id,
          coalesce((promised.rights ->> 'seats')::boolean, false)) order by position)
        from order_lines left join order_promises promised on promised.line_id = order_lines.id
        where order_lines.order_id = orders.id) = ${JSON.stringify(bought)}::jsonb`,
      )
      .where('orders.amount_cents', '=', cents)
      .where('payments.amount_minor', '=', charge?.totalCents ?? cents)
      .where(
        charge
          ? sql<boolean>`payments.book_minor is not null and payments.currency = ${charge.currency}`
          : sql<boolean>`payments.book_minor is null`,
      )
      .where('orders.status', '=', 'pending')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('gifts').select('gifts.order_id').whereRef('gifts.order_id', '=', 'orders.id'))),
      )
      // An order on invoice has its own invoice and day.
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('invoice_orders').select('order_id').whereRef('order_id', '=', 'orders.id'))),
      )
      .where('payments.provider', '=', provider)
      .where('payments.status', 'in', ['created', 'pending'])
      .where('payments.hold', 'is', null)
      .where(isCharged, '=', false)
      .where('order_terms.country', '=', country)
      .where('order_terms.tax_percent', '=', tax.percent)
      .where('order_terms.tax_included', '=', tax.included)
      .where('coupon_uses.code', 'is not distinct from', code)
      .where('order_promises.root_id', 'is not distinct from', rootId)
      .where('order_promises.change', 'is not distinct from', change)
      .orderBy('orders.number', 'desc')
      .executeTakeFirst()
  );
}
