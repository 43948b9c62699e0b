import type { MockApi } from '../../../mocks/api.ts';
import type { AdminOrderDetail } from '../api/generated/model.ts';
import { signInAdmin } from './sign-in-admin.ts';

/** Signs in an administrator, and stores a sample as an order of the demo's customer, whose id is returned. */
export function storeAdminOrder(api: MockApi, order: AdminOrderDetail): string {
  signInAdmin(api);
  const userId = api.db.accountByEmail('customer@example.com')?.user.id ?? '';
  const { id, number, product_name, tier, status, created_at, product_id, total: amount, history } = order;
  api.db.state.orders.push({
    id,
    number,
    product_name,
    tier,
    status,
    created_at,
    product_id,
    amount,
    userId,
    plan_id: null,
    lines: order.lines.map(({ file: _file, rights: _rights, refunded: _refunded, ...line }) => ({
      ...line,
      plan_id: null,
      download_id: null,
    })),
    history: [...history],
  });
  return userId;
}
