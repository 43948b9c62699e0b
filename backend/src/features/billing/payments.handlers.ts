import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { paymentAnswer } from './payment-answer.service.ts';
import { hasUsableCoupons } from './payments.repository.ts';
import { readPayment, reportTransfer } from './payments.service.ts';
import { paymentMethods } from './providers.service.ts';
import type { SettlementParts } from './settlement.service.ts';

/** The signed-in customer's payments. */
export function createPaymentsHandlers(
  parts: SettlementParts,
): FeatureHandlers<'listPaymentMethods' | 'getPayment' | 'reportTransfer'> {
  return {
    listPaymentMethods: async () => {
      const methods = await paymentMethods(parts);
      return {
        status: 200,
        body: {
          items: methods.map(({ provider: { name }, title }) => ({ provider: name, title })),
          coupons: await hasUsableCoupons(parts.db, parts.clock.now()),
        },
      };
    },

    getPayment: async ({ user, params }) => ({
      status: 200,
      body: await paymentAnswer(parts, await readPayment(parts, user.id, params.id)),
    }),

    reportTransfer: async ({ user, params, body }) => ({
      status: 200,
      body: await paymentAnswer(parts, await reportTransfer(parts, user.id, params.id, body.number)),
    }),
  };
}
