import { PaymentFilter } from '../../../../contract/generated/model.ts';
import { listTotals } from '../../../../contract/rules/list-totals.ts';
import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminPayment } from './admin-payments.mapper.ts';
import { countHeldPayments, listPayments } from './admin-payments.repository.ts';
import { decidePayment, getAdminPayment } from './admin-payments.service.ts';
import { paymentFilter } from './payment-filter.service.ts';
import { getPaymentSettings, savePaymentSettings } from './payment-settings.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

type PaymentOperations =
  | 'adminListPayments'
  | 'adminGetPayment'
  | 'adminDecidePayment'
  | 'adminGetPaymentSettings'
  | 'adminUpdatePaymentSettings';

/** Payments of all customers; the contract admits only the role super_admin. */
export function createAdminPaymentsHandlers(deps: SettlementDeps): FeatureHandlers<PaymentOperations> {
  return {
    adminListPayments: async ({ query }) => {
      const { page = 1, limit = 20 } = query;
      const result = await listPayments(deps.db, await paymentFilter(deps.db, query), {
        limit,
        offset: (page - 1) * limit,
      });
      const waiting = await countHeldPayments(deps.db);
      const totals = listTotals(result.groups, Object.values(PaymentFilter), query.status);
      return { status: 200, body: { ...toPage(result, toAdminPayment, { page, limit }), waiting, ...totals } };
    },

    adminGetPayment: async ({ params }) => ({ status: 200, body: await getAdminPayment(deps, params.id) }),

    adminDecidePayment: async ({ user, params, body }) => ({
      status: 200,
      body: await decidePayment(deps, user, params.id, body),
    }),

    adminGetPaymentSettings: async () => ({ status: 200, body: await getPaymentSettings(deps) }),

    adminUpdatePaymentSettings: async ({ user, body }) => ({
      status: 200,
      body: await savePaymentSettings(deps, user.id, body),
    }),
  };
}
