import type { AdminOrderRow, ProductSales } from '../../../contract/generated/model.ts';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { findGrantingRight } from '../../../contract/rules/admin-rights.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { lastMonths } from '../../../contract/rules/calendar.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { notFound } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import {
  LATEST,
  listCustomerConversations,
  listCustomerLicences,
  listCustomerMails,
  listCustomerPayments,
  sortByNewest,
} from '../../store/customer-parts.ts';
import { findCustomer } from '../../store/customers.ts';
import type { MockDb } from '../../store/db.ts';
import { refundedByLine, type StoredOrderLine } from '../../store/order-lines.ts';
import type { StoredOrder } from '../../store/order-state.ts';

const MONTHS = 12;
const LATEST_ORDERS = 10;

/** A line of a sold order; `refunded` in cents. */
type SoldLine = Pick<StoredOrderLine, 'tier' | 'amount'> & { created_at: string; refunded: number };

const listSoldLines = (db: MockDb, orders: readonly StoredOrder[], productId: number): SoldLine[] =>
  orders
    .filter(({ status }) => status === 'completed' || status === 'refunded')
    .flatMap((order) => {
      const refunded = refundedByLine(db, order);
      const { created_at } = order;
      return order.lines.flatMap(({ product_id, tier, amount }, at) =>
        product_id === productId ? [{ tier, amount, created_at, refunded: refunded[at] ?? 0 }] : [],
      );
    });

const sum = (lines: readonly SoldLine[]) => ({
  orders: lines.length,
  revenue: toAmount(lines.reduce((cents, { amount }) => cents + toCents(amount), 0)),
  refunded: toAmount(lines.reduce((cents, { refunded }) => cents + refunded, 0)),
});

/** @param toRow an order as the list shows it */
export const createOrderContextHandlers = (
  db: MockDb,
  toRow: (order: StoredOrder) => AdminOrderRow,
): Pick<MockHandlers, 'adminGetOrderContext' | 'adminGetProductSales'> => ({
  adminGetOrderContext: ({ params, user }) => {
    const mayCall = (operation: OperationId) =>
      findGrantingRight(user.rights, operations[operation].rights) !== undefined;
    const order = db.state.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    const email = findCustomer(db, order.userId)?.email;
    const [payment] = listCustomerPayments(db, ({ pays }) => pays?.orderId === order.id);
    const mails = email === undefined ? [] : listCustomerMails(db, email, order.number).slice(0, LATEST);
    return {
      status: 200,
      body: {
        payment: mayCall('adminListPayments') ? (payment ?? null) : null,
        licence: listCustomerLicences(db, ({ id }) => id === order.id)[0] ?? null,
        conversations: mayCall('adminListConversations')
          ? listCustomerConversations(db, ({ orderId }) => orderId === order.id).slice(0, LATEST)
          : null,
        mails: mayCall('adminListMails') ? mails : null,
      },
    };
  },

  adminGetProductSales: ({ params }) => {
    const entry = db.state.catalogue.find(({ product }) => product.id === Number(params.id));
    if (!entry || entry.deleted !== null) return notFound(REFUSALS.productNotFound);
    const zone = db.state.mailSettings.time_zone;
    const isBought = ({ product_id }: StoredOrderLine) => product_id === entry.product.id;
    const all = sortByNewest(db.state.orders.filter(({ lines }) => lines.some(isBought)));
    const sold = listSoldLines(db, all, entry.product.id);
    const byMonth = Map.groupBy(sold, ({ created_at }) => toBusinessTime(new Date(created_at), zone).day.slice(0, 7));
    const plans = [...Map.groupBy(sold, ({ tier }) => tier)].map(([tier, lines]) => ({ tier, ...sum(lines) }));
    const body: ProductSales = {
      ...sum(sold),
      months: lastMonths(toBusinessTime(new Date(), zone).day, MONTHS).map((month) => ({
        month,
        ...sum(byMonth.get(month) ?? []),
      })),
      plans: plans.toSorted((a, b) => b.revenue - a.revenue || (a.tier ?? '\uFFFF').localeCompare(b.tier ?? '\uFFFF')),
      latest: all.slice(0, LATEST_ORDERS).map(toRow),
    };
    return { status: 200, body };
  },
});
