import type { ProductSales } from '../../../../contract/generated/model.ts';
import { toBusinessTime, toMidnight } from '../../../../contract/rules/business-day.ts';
import { lastMonths } from '../../../../contract/rules/calendar.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import { withCharges } from '../billing/order-charges.repository.ts';
import { toAdminOrder } from './admin-orders.mapper.ts';
import {
  listLatestOrders,
  productExists,
  sumSales,
  sumSalesByMonth,
  sumSalesByPlan,
} from './product-sales.repository.ts';

const MONTHS = 12;

const toSums = ({ orders, revenue, refunded }: { orders: number; revenue: number; refunded: number }) => ({
  orders,
  revenue: toAmount(revenue),
  refunded: toAmount(refunded),
});

/** @throws AppError 404 */
export async function readProductSales({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: number): Promise<ProductSales> {
  if (!(await productExists(db, id))) throw notFound(REFUSALS.productNotFound);
  const timeZone = await findShopZone(db);
  const months = lastMonths(toBusinessTime(clock.now(), timeZone).day, MONTHS);
  const since = toMidnight(`${months[0]}-01`, timeZone);
  const byMonth = new Map((await sumSalesByMonth(db, id, { since, timeZone })).map((row) => [row.month, row] as const));
  const none = { orders: 0, revenue: 0, refunded: 0 };
  return {
    ...toSums(await sumSales(db, id)),
    months: months.map((month) => ({ month, ...toSums(byMonth.get(month) ?? none) })),
    plans: (await sumSalesByPlan(db, id)).map((row) => ({ tier: row.tier, ...toSums(row) })),
    latest: await withCharges(db, (await listLatestOrders(db, id)).map(toAdminOrder)),
  };
}
