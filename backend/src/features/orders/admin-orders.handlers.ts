import {
  type AdminOrderDetail,
  type AdminOrderLine,
  type AdminRefund,
  type BuyerPlace,
  OrderStatus,
  type PaidBy,
  type RefundChoice,
} from '../../../../contract/generated/model.ts';
import { returnsMoney } from '../../../../contract/rules/admin-rights.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { listTotals } from '../../../../contract/rules/list-totals.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { listCurrentTransitions } from '../../../../contract/rules/order-transitions.ts';
import { REFUND_TITLES } from '../../../../contract/rules/refunds.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile } from '../../lib/csv.ts';
import { insufficientRights, notFound, verificationRequired } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { findBuyerPlace } from '../billing/buyer-locations.repository.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { findDueDay } from '../billing/invoice-orders.repository.ts';
import { findCharge, toChargePart, withCharges } from '../billing/order-charges.repository.ts';
import { findPaidBy } from '../billing/payment-response.service.ts';
import { getPaidTitle } from '../billing/providers.service.ts';
import { readAdminGift } from './admin-order-gift.service.ts';
import { listAdminLines } from './admin-order-lines.service.ts';
import { toAdminOrder, toAdminWithdrawal } from './admin-orders.mapper.ts';
import { listAdminOrders } from './admin-orders.repository.ts';
import { changeOrderStatus } from './admin-orders.service.ts';
import { closeOrderWithdrawal } from './contract-withdrawals.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { setDownloadsLeft } from './download-limits.service.ts';
import { readMovedOrder } from './moved-orders.repository.ts';
import { readOrderContext } from './order-context.service.ts';
import {
  type AdminOrderRow,
  findAdminOrder,
  listWalletTransactions,
  type WalletTransactionRow,
} from './order-detail.repository.ts';
import { orderFilter } from './order-filter.service.ts';
import { toChargedPart, toRefundRequest } from './orders.mapper.ts';
import {
  findRefundRequest,
  getWithdrawal,
  listOrderEvents,
  type OrderEventRow,
  type RefundRequestRow,
  type WithdrawalRow,
} from './orders.repository.ts';
import { exportOrderLines } from './orders-export.service.ts';
import { readProductSales } from './product-sales.service.ts';
import { listRefunds, type RefundDetailRow } from './refunds.repository.ts';
import { listRefundChoices, refundOrder, retryRefund } from './refunds.service.ts';
import { readAdminSeats } from './seats.service.ts';

interface OrderDetailParts {
  refunds: AdminRefund[];
  refunded: number;
  choices: RefundChoice[];
  paidBy: PaidBy;
  history: OrderEventRow[];
  movements: WalletTransactionRow[];
  lines: AdminOrderLine[];
  /** the coupon used */
  couponUse: { code: string; discount_cents: number } | undefined;
  /** the payment is disputed now */
  disputed: boolean;
  withdrawal: WithdrawalRow;
  buyerPlace: BuyerPlace;
  /** the latest one */
  refundRequest: RefundRequestRow | undefined;
  /** the last day to pay an order on invoice */
  dueOn: string | undefined;
}

/** An order with all its details, to contract. */
function toAdminOrderDetail(row: AdminOrderRow, details: OrderDetailParts): AdminOrderDetail {
  const { lines, history, movements, refunds, refunded, choices, couponUse, paidBy, disputed, withdrawal } = details;
  const { refundRequest: request } = details;
  const { moved: _moved, ...shown } = toAdminOrder(row);
  return {
    ...shown,
    product_id: row.product_id,
    lines,
    history: history.map(({ status, created_at }) => ({ status, created_at: created_at.toISOString() })),
    paid_by: paidBy,
    movements: movements.map(({ id, kind, amount_cents, reference, created_at }) => ({
      id,
      type: kind,
      amount: toAmount(amount_cents),
      reference,
      created_at: created_at.toISOString(),
    })),
    file: lines[0]?.file ?? null,
    rights: lines[0]?.rights ?? null,
    next: listCurrentTransitions(row.status, disputed),
    refunds,
    refunded: toAmount(refunded),
    refundable: choices,
    disputed,
    withdrawal: toAdminWithdrawal(withdrawal),
    buyerPlace: details.buyerPlace,
    ...(details.dueOn === undefined ? {} : { dueOn: details.dueOn }),
    ...(request ? { refundRequest: { ...toRefundRequest(request), conversation: request.conversation_id } } : {}),
    ...(couponUse ? { coupon: { code: couponUse.code, discount: toAmount(couponUse.discount_cents) } } : {}),
  };
}

/** @param title the provider's name */
function toAdminRefund(row: RefundDetailRow, title: string): AdminRefund {
  const { id, line_id, amount_cents, destination, origin, reason, withdraws, status, problem, by, code, created_at } =
    row;
  const isThroughProvider = destination === 'source' && code !== null;
  return {
    id,
    line_id,
    amount: toAmount(amount_cents),
    ...toChargedPart(row),
    to: destination,
    origin,
    title: isThroughProvider ? `${title} ${code}` : String(REFUND_TITLES[destination]),
    reason,
    withdraws,
    status,
    problem,
    by,
    created_at: created_at.toISOString(),
  };
}

async function getOrderDetail(deps: Pick<Deps, 'db' | 'env' | 'clock'>, id: string): Promise<AdminOrderDetail> {
  const { db } = deps;
  const order = await findAdminOrder(db, id);
  if (!order) throw notFound();
  const history = await listOrderEvents(db, id);
  const movements = await listWalletTransactions(db, id);
  const rows = await listRefunds(db, id);
  const refunds: AdminRefund[] = [];
  for (const row of rows) refunds.push(toAdminRefund(row, row.provider ? await getPaidTitle(deps, row.provider) : ''));
  const refunded = rows.reduce((sum, { status, amount_cents }) => (status === 'failed' ? sum : sum + amount_cents), 0);
  const choices = await listRefundChoices(deps, order, refunded);
  const lines = await listAdminLines(db, id);
  const couponUse = await findCouponUse(db, id);
  const paidBy = await findPaidBy(db, order);
  const disputed = await isDisputed(db, id);
  const money = { refunds, refunded, choices, couponUse, paidBy, disputed };
  const withdrawal = await getWithdrawal(db, id);
  const buyerPlace = await findBuyerPlace(db, id);
  const refundRequest = await findRefundRequest(db, id);
  const detail = toAdminOrderDetail(order, {
    lines,
    history,
    movements,
    withdrawal,
    buyerPlace,
    refundRequest,
    dueOn: await findDueDay(db, id),
    ...money,
  });
  const charge = toChargePart(await findCharge(db, id));
  return {
    ...detail,
    ...charge,
    ...(await readAdminGift(db, id)),
    ...(await readAdminSeats(db, id, deps.clock.now())),
    ...(await readMovedOrder(db, id)),
  };
}

type Operations =
  | 'adminListOrders'
  | 'adminExportOrders'
  | 'adminGetOrder'
  | 'adminGetOrderContext'
  | 'adminGetProductSales'
  | 'adminSetOrderStatus'
  | 'adminRefundOrder'
  | 'adminRetryRefund'
  | 'adminSetDownloadsLeft'
  | 'adminCloseContractWithdrawal';

/** Orders of all customers; the contract admits only the role super_admin. */
export function createAdminOrdersHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListOrders: async ({ query }) => {
      const { sort = '-date', page = 1, limit = 20 } = query;
      const result = await listAdminOrders(deps.db, await orderFilter(deps.db, query), sort, {
        limit,
        offset: (page - 1) * limit,
      });
      const totals = listTotals(result.groups, Object.values(OrderStatus), query.status);
      const { items, ...rest } = toPage(result, toAdminOrder, { page, limit });
      return { status: 200, body: { items: await withCharges(deps.db, items), ...rest, ...totals } };
    },

    adminExportOrders: async ({ query, call }) => {
      const filter = await orderFilter(deps.db, query);
      const lines = exportOrderLines(deps.db, filter, query.sort ?? '-date');
      return csvFile('orders.csv', csvHeader('orders', call.language), lines);
    },

    adminGetOrder: async ({ params }) => ({ status: 200, body: await getOrderDetail(deps, params.id) }),

    adminGetOrderContext: async ({ user, params }) => ({
      status: 200,
      body: await readOrderContext(deps, params.id, user.rights),
    }),

    adminGetProductSales: async ({ params }) => ({
      status: 200,
      body: await readProductSales(deps, Number(params.id)),
    }),

    adminSetOrderStatus: async ({ user, params, body, call }) => {
      if (returnsMoney(body.status) && !user.rights.includes('all')) throw insufficientRights();
      if (returnsMoney(body.status) && !call.isProven) throw verificationRequired();
      await changeOrderStatus(deps, { actorId: user.id, orderId: params.id, from: body.from, to: body.status });
      return { status: 200, body: await getOrderDetail(deps, params.id) };
    },

    adminRefundOrder: async ({ user, params, body }) => {
      await refundOrder(deps, user.id, params.id, body);
      return { status: 201, body: await getOrderDetail(deps, params.id) };
    },

    adminCloseContractWithdrawal: async ({ user, params }) => {
      await closeOrderWithdrawal(deps, user.id, params.id);
      return { status: 204 };
    },

    adminSetDownloadsLeft: async ({ user, params: { id, line }, body }) => {
      await setDownloadsLeft(deps, { actorId: user.id, orderId: id, lineId: line, left: body.left });
      return { status: 200, body: await getOrderDetail(deps, id) };
    },

    adminRetryRefund: async ({ user, params }) => {
      await retryRefund(deps, user.id, params.id, params.refund);
      return { status: 200, body: await getOrderDetail(deps, params.id) };
    },
  };
}
