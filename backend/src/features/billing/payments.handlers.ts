import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { getPaymentResponse } from './payment-response.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { toInvoiceTerms } from './payment-settings.service.ts';
import { hasUsableCoupons } from './payments.repository.ts';
import { pollPayment, reportTransfer } from './payments.service.ts';
import { listPaymentMethods, suggestCurrency } from './providers.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

/** The signed-in customer's payments. */
export function createPaymentsHandlers(
  deps: SettlementDeps,
): FeatureHandlers<'listPaymentMethods' | 'getPayment' | 'reportTransfer'> {
  return {
    listPaymentMethods: async ({ call: { country } }) => {
      const methods = await listPaymentMethods(deps);
      const invoice = methods.some(({ name }) => name === 'manual')
        ? toInvoiceTerms(await findPaymentSettings(deps.db))
        : null;
      return {
        status: 200,
        body: {
          items: methods.map(({ name, title }) => ({ provider: name, title })),
          coupons: await hasUsableCoupons(deps.db, deps.clock.now()),
          ...(invoice ? { invoice } : {}),
          ...(await suggestCurrency(deps.db, country)),
        },
      };
    },

    getPayment: async ({ user, params }) => ({
      status: 200,
      body: await getPaymentResponse(deps, await pollPayment(deps, user.id, params.id)),
    }),

    reportTransfer: async ({ user, params, body }) => ({
      status: 200,
      body: await getPaymentResponse(deps, await reportTransfer(deps, user.id, params.id, body.number)),
    }),
  };
}
