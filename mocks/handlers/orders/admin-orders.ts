import {
  type AdminOrderDetail,
  type AdminOrderLine,
  type AdminOrderRow,
  type AdminOrderSort,
  OrderStatus,
} from '../../../contract/generated/model.ts';
import { returnsMoney } from '../../../contract/rules/admin-rights.ts';
import { toCsvLine } from '../../../contract/rules/csv.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { toAsciiDigits } from '../../../contract/rules/digits.ts';
import { matchesSearch } from '../../../contract/rules/fold.ts';
import { listTotals } from '../../../contract/rules/list-totals.ts';
import { toAmount, toCents } from '../../../contract/rules/money.ts';
import { canTransition, listCurrentTransitions } from '../../../contract/rules/order-transitions.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, insufficientRights, notFound, verificationRequired } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { recordChange } from '../../store/audit.ts';
import { toAdminWithdrawal } from '../../store/contract-withdrawals.ts';
import { couponFilter } from '../../store/coupons.ts';
import { customersById, findCustomer } from '../../store/customers.ts';
import { createDayFilter } from '../../store/date-range.ts';
import type { MockDb } from '../../store/db.ts';
import { findGiftPurchase, toOrderGift } from '../../store/gifts.ts';
import { refundedByLine, type StoredOrderLine } from '../../store/order-lines.ts';
import type { StoredOrder } from '../../store/order-state.ts';
import { changeOrderStatus, listMovements } from '../../store/order-transitions.ts';
import { toPaidBy } from '../../store/paid-by.ts';
import { withPlanFile } from '../../store/plan-files.ts';
import { visibleRights } from '../../store/product-plans.ts';
import { toAdminRefundRequest } from '../../store/refund-requests.ts';
import { refundedCents } from '../../store/refunded-cents.ts';
import { isDisputed, listRefunds, refundChoices } from '../../store/refunds.ts';
import { listOrderSeats } from '../../store/seats.ts';
import { isVerified } from '../../store/session-verification.ts';
import { csvFile } from '../kit/csv-file.ts';
import { toPage } from '../kit/page.ts';
import { createOrderContextHandlers } from './admin-orders-context.ts';
import { createRefundHandlers } from './admin-orders-refunds.ts';

type Query = {
  search?: string | undefined;
  status?: OrderStatus | undefined;
  coupon?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: AdminOrderSort | undefined;
};

const toRow = (db: MockDb, order: StoredOrder, people = customersById(db)): AdminOrderRow => {
  return {
    id: order.id,
    number: order.number,
    customer: findCustomer(db, order.userId, people),
    product_name: order.product_name,
    tier: order.tier,
    status: order.status,
    total: order.amount,
    created_at: order.created_at,
    ...(order.purchaseOrder ? { purchaseOrder: order.purchaseOrder } : {}),
    ...(order.movedIn ? { moved: true } : {}),
    ...(order.charge ? { charge: order.charge } : {}),
  };
};

/** The delivery of a line, including one revoked by a refund. */
const toDelivered = (db: MockDb, { id, download_id }: StoredOrderLine): Pick<AdminOrderLine, 'file' | 'rights'> => {
  const revoked = db.state.revoked[id];
  const download = revoked ?? db.state.downloads.find((candidate) => candidate.id === download_id);
  const rights = download ? visibleRights(db, download) : null;
  return {
    file: download
      ? {
          file_name: withPlanFile(db, download).file_name,
          version: download.version,
          download_count: download.download_count,
          revoked: revoked !== undefined,
          ...(download.downloads_left === undefined ? {} : { downloads_left: download.downloads_left }),
        }
      : null,
    rights: rights ? { ...rights, ended: revoked !== undefined } : null,
  };
};

const toLines = (db: MockDb, order: StoredOrder): AdminOrderLine[] => {
  const refunded = refundedByLine(db, order);
  return order.lines.map((stored, at) => {
    const { plan_id: _plan, taxCents: _tax, download_id: _download, seats: _seats, ...line } = stored;
    return { ...line, refunded: toAmount(refunded[at] ?? 0), ...toDelivered(db, stored) };
  });
};

/** The gift of an order with its recipient, and the paid order behind a gift order. */
const toAdminGift = (db: MockDb, order: StoredOrder): Pick<AdminOrderDetail, 'gift' | 'source_order'> => {
  const gift = db.state.gifts[order.id];
  const source = findGiftPurchase(db, order.id)?.order;
  const holder = db.state.orders.find(({ id }) => id === gift?.claimedOrderId);
  const related = holder && holder !== order ? { id: holder.id, number: holder.number } : null;
  return {
    ...(gift
      ? {
          gift: {
            gift: toOrderGift(db, order, gift),
            holder: holder ? toRow(db, holder).customer : null,
            order: related,
          },
        }
      : {}),
    ...(source ? { source_order: { id: source.id, number: source.number } } : {}),
  };
};

const toAdminSeats = (db: MockDb, order: StoredOrder): Pick<AdminOrderDetail, 'seats'> => {
  const seats = listOrderSeats(db, order);
  return seats.length === 0 ? {} : { seats };
};

const toDetail = (db: MockDb, order: StoredOrder): AdminOrderDetail => {
  const lines = toLines(db, order);
  const { moved: _moved, ...row } = toRow(db, order);
  return {
    ...row,
    product_id: order.product_id,
    lines,
    history: order.history,
    paid_by: toPaidBy(db, order),
    movements: listMovements(db, order).map(({ id, type, cents, reference, created_at }) => ({
      id,
      type,
      reference,
      created_at,
      amount: toAmount(cents),
    })),
    file: lines[0]?.file ?? null,
    rights: lines[0]?.rights ?? null,
    next: listCurrentTransitions(order.status, isDisputed(db, order)),
    refunds: listRefunds(db, order.id).map(({ orderId: _order, paymentId: _payment, ...refund }) => refund),
    refunded: toAmount(refundedCents(db, order.id)),
    refundable: refundChoices(db, order),
    disputed: isDisputed(db, order),
    withdrawal: toAdminWithdrawal(db, order),
    // No proxy and no provider is in front of a mock.
    buyerPlace: { state: 'single', billing: order.terms?.buyer.country || null, network: null, payment: null },
    ...toAdminGift(db, order),
    ...toAdminSeats(db, order),
    ...(order.coupon ? { coupon: order.coupon } : {}),
    ...toAdminRefundRequest(db, order.id),
    ...(order.dueOn ? { dueOn: order.dueOn } : {}),
    ...(order.movedIn ? { movedIn: order.movedIn } : {}),
  };
};

const newestFirst = (a: AdminOrderRow, b: AdminOrderRow) =>
  b.created_at.localeCompare(a.created_at) || b.number - a.number;

const toSortName = ({ customer }: AdminOrderRow) => customer?.name.toLowerCase() ?? '\uFFFF';

type Compare = (a: AdminOrderRow, b: AdminOrderRow) => number;

const ORDER: Record<AdminOrderSort & `-${string}`, Compare> = {
  '-number': (a, b) => b.number - a.number,
  '-date': newestFirst,
  '-total': (a, b) => b.total - a.total || b.number - a.number,
  '-status': (a, b) => b.status.localeCompare(a.status) || newestFirst(a, b),
  '-customer': (a, b) =>
    Number(a.customer === null) - Number(b.customer === null) ||
    toSortName(b).localeCompare(toSortName(a)) ||
    b.number - a.number,
};

const ASCENDING: Record<Exclude<AdminOrderSort, `-${string}`>, Compare> = {
  number: (a, b) => ORDER['-number'](b, a),
  date: (a, b) => newestFirst(b, a),
  total: (a, b) => ORDER['-total'](b, a),
  status: (a, b) => a.status.localeCompare(b.status) || newestFirst(a, b),
  customer: (a, b) => toSortName(a).localeCompare(toSortName(b)) || a.number - b.number,
};

const searchOrders = (db: MockDb, { search, status, coupon, from, to, sort = '-date' }: Query): AdminOrderRow[] => {
  const isInside = createDayFilter(db, { from, to });
  const term = search?.trim().replace(/^#/, '') ?? '';
  const people = customersById(db);
  const hasCoupon = couponFilter(db, coupon);
  return db.state.orders
    .filter(hasCoupon)
    .filter((order) => !status || order.status === status)
    .filter(({ created_at }) => isInside(created_at))
    .map((order) => toRow(db, order, people))
    .filter(
      ({ number, customer, purchaseOrder }) =>
        matchesSearch(toAsciiDigits(term), String(number)) ||
        matchesSearch(term, customer?.name ?? '', customer?.email ?? '') ||
        (purchaseOrder !== undefined && matchesSearch(term, purchaseOrder)),
    )
    .sort({ ...ASCENDING, ...ORDER }[sort]);
};

const toLine = (row: AdminOrderRow): string =>
  toCsvLine([
    row.number,
    row.created_at,
    row.customer?.name ?? null,
    row.customer?.email ?? null,
    row.product_name,
    row.tier,
    row.status,
    { cents: toCents(row.total) },
    row.customer?.guest ? 'yes' : null,
    row.purchaseOrder ?? null,
  ]);

type Operations =
  | 'adminListOrders'
  | 'adminExportOrders'
  | 'adminGetOrder'
  | 'adminSetOrderStatus'
  | 'adminRefundOrder'
  | 'adminRetryRefund'
  | 'adminSetDownloadsLeft'
  | 'adminCloseContractWithdrawal'
  | 'adminGetOrderContext'
  | 'adminGetProductSales';

export const createAdminOrdersHandlers = (db: MockDb): Pick<MockHandlers, Operations> => ({
  ...createOrderContextHandlers(db, (order) => toRow(db, order)),
  ...createRefundHandlers(db, (order) => toDetail(db, order)),

  adminListOrders: ({ query }) => {
    const groups = searchOrders(db, { ...query, status: undefined }).map(({ status, total }) => ({
      status,
      currency: db.state.paymentSettings.currency,
      rows: 1,
      cents: toCents(total),
    }));
    return {
      status: 200,
      body: {
        ...toPage(searchOrders(db, query), query.page, query.limit ?? 20),
        ...listTotals(groups, Object.values(OrderStatus), query.status),
      },
    };
  },

  adminExportOrders: ({ query, call }) =>
    csvFile('orders.csv', [csvHeader('orders', call.language), ...searchOrders(db, query).map(toLine)]),

  adminGetOrder: ({ params }) => {
    const order = db.state.orders.find(({ id }) => id === params.id);
    return order ? { status: 200, body: toDetail(db, order) } : notFound();
  },

  adminSetOrderStatus: ({ params, body, user, call }) => {
    if (returnsMoney(body.status) && !user.rights.includes('all')) return insufficientRights();
    if (returnsMoney(body.status) && !isVerified(db, call.token ?? '')) return verificationRequired();
    const order = db.state.orders.find(({ id }) => id === params.id);
    if (!order) return notFound();
    const from = order.status;
    if (from !== body.from) return conflict(REFUSALS.stale);
    if (!canTransition(from, body.status)) return conflict(REFUSALS.noTransition(from, body.status));
    const returned = changeOrderStatus(db, order, body.status, user);
    if (typeof returned !== 'number') return conflict(returned);
    recordChange(db, {
      actorId: user.id,
      action: { refunded: 'order.refund', cancelled: 'order.cancel' }[body.status as string] ?? 'order.update',
      subject: 'order',
      subjectId: order.id,
      label: `Order #${order.number}`,
      before: { status: from },
      after: { status: body.status, ...(returned > 0 ? { returned: toAmount(returned) } : {}) },
    });
    return { status: 200, body: toDetail(db, order) };
  },
});
