import type { Kysely } from 'kysely';
import type { Currency, PaymentMethods } from '../../../../contract/generated/model.ts';
import { toBuyerCurrency } from '../../../../contract/rules/buyer-currency.ts';
import type { Database } from '../../db/schema.ts';
import { findShopCurrencies } from '../../db/shop-currency.ts';
import type { FeatureHandlers } from '../../http/contract/operation.ts';
import { getPaymentResponse } from './payment-response.service.ts';
import { findPaymentSettings } from './payment-settings.repository.ts';
import { toInvoiceTerms } from './payment-settings.service.ts';
import { hasUsableCoupons } from './payments.repository.ts';
import { pollPayment, reportTransfer } from './payments.service.ts';
import { listPaymentMethods } from './providers.service.ts';
import type { SettlementDeps } from './settlement.service.ts';

/** The currency of a buyer's country, in a shop that sells in two. */
async function suggestCurrency(
  db: Kysely<Database>,
  country: string | null,
): Promise<Pick<PaymentMethods, 'currency'>> {
  const { currency, second } = await findShopCurrencies(db);
  if (second === null) return {};
  return { currency: toBuyerCurrency(country, { currency: currency as Currency, second: second as Currency }) };
}

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
