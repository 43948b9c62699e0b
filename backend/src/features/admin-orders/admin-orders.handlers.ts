import type { AdminOrderDetail } from '../../generated/model.ts';
import type { Deps, FeatureHandlers } from '../../http/contract/operation.ts';
import { csvFile } from '../../lib/csv.ts';
import { notFound } from '../../lib/errors.ts';
import { findOrderEvents } from '../orders/orders.repository.ts';
import { toAdminOrder, toAdminOrderDetail } from './admin-orders.mapper.ts';
import { findAdminOrders, findOrdersToExport } from './admin-orders.repository.ts';
import { changeOrderStatus } from './admin-orders.service.ts';
import { findAdminOrder, findMovements, findOrderFile } from './order-detail.repository.ts';
import { toFilter } from './order-filter.mapper.ts';
import { orderLines } from './orders-csv.mapper.ts';

/** More than a spreadsheet is comfortable with; the file is made in memory. */
const MOST_EXPORTED = 100_000;

async function detailOf({ db }: Pick<Deps, 'db'>, id: string): Promise<AdminOrderDetail> {
  const order = await findAdminOrder(db, id);
  if (!order) throw notFound();
  const history = await findOrderEvents(db, id);
  const movements = await findMovements(db, id);
  return toAdminOrderDetail(order, { history, movements, file: await findOrderFile(db, id) });
}

type Operations = 'adminListOrders' | 'adminExportOrders' | 'adminGetOrder' | 'adminSetOrderStatus';

/** Orders of all customers; the contract lets only the role super_admin in. */
export function createAdminOrdersHandlers(deps: Deps): FeatureHandlers<Operations> {
  return {
    adminListOrders: async ({ query }) => {
      const { sort = '-date', page = 1, limit = 20 } = query;
      const found = await findAdminOrders(deps.db, toFilter(query), sort, { limit, offset: (page - 1) * limit });
      return { status: 200, body: { items: found.rows.map(toAdminOrder), total: found.total, page, limit } };
    },

    adminExportOrders: async ({ query }) => {
      const rows = await findOrdersToExport(deps.db, toFilter(query), query.sort ?? '-date', MOST_EXPORTED);
      return csvFile('orders.csv', orderLines(rows));
    },

    adminGetOrder: async ({ params }) => ({ status: 200, body: await detailOf(deps, params.id) }),

    adminSetOrderStatus: async ({ user, params, body }) => {
      await changeOrderStatus(deps, { actorId: user.id, orderId: params.id, from: body.from, to: body.status });
      return { status: 200, body: await detailOf(deps, params.id) };
    },
  };
}
