import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { toPage } from '../../lib/page.ts';
import { toAdminPayment } from './admin-payments.mapper.ts';
import { countWaiting, findPayments } from './admin-payments.repository.ts';
import { decidePayment, readAdminPayment } from './admin-payments.service.ts';
import { paymentFilter } from './payment-filter.service.ts';
import { readPaymentSettings, savePaymentSettings } from './payment-settings.service.ts';
import type { SettlementParts } from './settlement.service.ts';

type PaymentOperations =
  | 'adminListPayments'
  | 'adminGetPayment'
  | 'adminDecidePayment'
  | 'adminGetPaymentSettings'
  | 'adminUpdatePaymentSettings';

/** Payments of all customers; the contract admits only the role super_admin. */
export function createAdminPaymentsHandlers(parts: SettlementParts): FeatureHandlers<PaymentOperations> {
  return {
    adminListPayments: async ({ query }) => {
      const { page = 1, limit = 20 } = query;
      const found = await findPayments(parts.db, await paymentFilter(parts.db, query), {
        limit,
        offset: (page - 1) * limit,
      });
      const waiting = await countWaiting(parts.db);
      return { status: 200, body: { ...toPage(found, toAdminPayment, { page, limit }), waiting } };
    },

    adminGetPayment: async ({ params }) => ({ status: 200, body: await readAdminPayment(parts, params.id) }),

    adminDecidePayment: async ({ user, params, body }) => ({
      status: 200,
      body: await decidePayment(parts, user, params.id, body),
    }),

    adminGetPaymentSettings: async () => ({ status: 200, body: await readPaymentSettings(parts) }),

    adminUpdatePaymentSettings: async ({ user, body }) => ({
      status: 200,
      body: await savePaymentSettings(parts, user.id, body),
    }),
  };
}
