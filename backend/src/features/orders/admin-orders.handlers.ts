import type { AdminOrderDetail, AdminRefund } from '../../../../contract/generated/model.ts';
import { returnsMoney } from '../../../../contract/rules/admin-rights.ts';
import { CSV_HEADERS } from '../../../../contract/rules/csv.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile } from '../../lib/csv.ts';
import { insufficientRights, notFound, verificationRequired } from '../../lib/errors.ts';
import { toPage } from '../../lib/page.ts';
import { isDisputed } from '../billing/disputes.repository.ts';
import { getProviderTitle } from '../billing/providers.service.ts';
import { toAdminOrder, toAdminOrderDetail } from './admin-orders.mapper.ts';
import { listAdminOrders } from './admin-orders.repository.ts';
import { changeOrderStatus } from './admin-orders.service.ts';
import { findCouponUse } from './coupon-uses.repository.ts';
import { findEntitlement } from './entitlements.repository.ts';
import { findAdminOrder, findOrderFile, listWalletTransactions } from './order-detail.repository.ts';
import { orderFilter } from './order-filter.service.ts';
import { listOrderEvents } from './orders.repository.ts';
import { exportOrderLines } from './orders-export.service.ts';
import { findPaidBy } from './paid-by.service.ts';
import { toAdminRefund } from './refunds.mapper.ts';
import { listRefunds } from './refunds.repository.ts';
import { listRefundChoices, refundOrder, retryRefund } from './refunds.service.ts';

async function getOrderDetail(deps: Pick<Deps, 'db' | 'env'>, id: string): Promise<AdminOrderDetail> {
  const { db } = deps;
  const order = await findAdminOrder(db, id);
  if (!order) throw notFound();
  const history = await listOrderEvents(db, id);
  const movements = await listWalletTransactions(db, id);
  const rows = await listRefunds(db, id);
  const refunds: AdminRefund[] = [];
  for (const row of rows)
    refunds.push(toAdminRefund(row, row.provider ? await getProviderTitle(deps, row.provider) : ''));
  const refunded = rows.reduce((sum, { status, amount_cents }) => (status === 'failed' ? sum : sum + amount_cents), 0);
  const choices = await listRefundChoices(deps, order, refunded);
  const rights = await findEntitlement(db, id);
  const file = await findOrderFile(db, id);
  const couponUse = await findCouponUse(db, id);
  const paidBy = await findPaidBy(db, order);
  const disputed = await isDisputed(db, id);
  const money = { refunds, refunded, choices, couponUse, paidBy, disputed };
  return toAdminOrderDetail(order, { history, movements, file, rights, ...money });
}

type Operations =
  | 'adminListOrders'
  | 'adminExportOrders'
  | 'adminGetOrder'
  | 'adminSetOrderStatus'
  | 'adminRefundOrder'
  | 'adminRetryRefund';

/** Orders of all customers; the contract admits only the role super_admin. */
export function createAdminOrdersHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListOrders: async ({ query }) => {
      const { sort = '-date', page = 1, limit = 20 } = query;
      const result = await listAdminOrders(deps.db, await orderFilter(deps.db, query), sort, {
        limit,
        offset: (page - 1) * limit,
      });
      return { status: 200, body: toPage(result, toAdminOrder, { page, limit }) };
    },

    adminExportOrders: async ({ query }) => {
      const filter = await orderFilter(deps.db, query);
      return csvFile('orders.csv', CSV_HEADERS.orders, exportOrderLines(deps.db, filter, query.sort ?? '-date'));
    },

    adminGetOrder: async ({ params }) => ({ status: 200, body: await getOrderDetail(deps, params.id) }),

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

    adminRetryRefund: async ({ user, params }) => {
      await retryRefund(deps, user.id, params.id, params.refund);
      return { status: 200, body: await getOrderDetail(deps, params.id) };
    },
  };
}
