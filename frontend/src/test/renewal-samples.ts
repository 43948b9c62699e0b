import type { MockApi } from '../../../mocks/api.ts';
import type { StoredRenewal } from '../../../mocks/store/plan-state.ts';
import { sampleDownload } from './account-samples.ts';
import { endingIn, savePlan } from './plan-samples.ts';
import { signInCustomer } from './sign-in-customer.ts';

export const RENEWAL_TOKEN = 'renewal-token-of-the-stories';

/** A plan of the demo's customer that ends in 15 days and is renewed by a saved card. */
export function saveRenewal(api: MockApi, change: Partial<StoredRenewal> = {}, days = 15): void {
  signInCustomer(api);
  savePlan(api, endingIn(days));
  const { state } = api.db;
  state.paymentSettings = { ...state.paymentSettings, connected: ['stripe'] };
  state.renewals = [
    {
      id: '00000000-0000-4000-8000-00000000ae01',
      userId: api.db.accountByEmail('customer@example.com')?.user.id ?? '',
      token: RENEWAL_TOKEN,
      setup: null,
      download_id: sampleDownload.id,
      product_id: sampleDownload.product_id ?? 1,
      product_name: sampleDownload.product_name,
      tier: 'Mosque and office',
      status: 'active',
      ended_by: null,
      agreed: 9.99,
      currency: 'USD',
      method: { provider: 'stripe', brand: 'visa', last_four: '4242', expires: '2035-04' },
      paused_until: null,
      checkoutUrl: null,
      failure: null,
      consented_at: '2026-11-01T09:00:00.000Z',
      consent:
        'Renew my Mosque and office plan for Ramadan Calendar 2025 on December 14, 2026, when it ends, and each time it ends again: for a month, charged to my saved card.',
      ...change,
    },
  ];
}
