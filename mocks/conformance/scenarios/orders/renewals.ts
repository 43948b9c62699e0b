import { expect } from 'vitest';
import { demoAdmin, newCustomer, type Scenario, UNKNOWN_ID } from '../../scenario.ts';
import { productWithFile } from '../catalogue/admin-releases.ts';

const RIGHTS = { activations: 3, updateMonths: 1, supportMonths: 0, termMonths: 1 };
const PRICING = [
  { name: 'Month', price: 10, period: 'month', features: [], rights: RIGHTS },
  { name: 'Ever', price: 30, period: 'once', features: [], rights: { ...RIGHTS, termMonths: null } },
];

/** A well-formed but unknown token. */
const FORGED = { headers: { 'x-renewal-token': 'A'.repeat(43) } };

export const renewalsScenarios: Scenario[] = [
  {
    name: 'a customer agrees to a renewal, pauses it, pays another way and stops it',
    async run(client) {
      const { token: admin } = await demoAdmin(client);
      const { product, params: ofProduct } = await productWithFile(client, admin, { pricing: PRICING });
      const { token } = await newCustomer(client);
      const { token: stranger } = await newCustomer(client);
      await client.call('addFunds', { token, body: { amount: 100 } });
      const buy = async (tier: string) => {
        const order = { product_id: product.id, tier };
        return (await client.call('createOrder', { token, body: order, expected: 201 })).body.download_id ?? '';
      };
      const download_id = await buy('Month');
      const renews = async () =>
        (await client.call('listDownloads', { token })).body.find(({ id }) => id === download_id)?.rights?.renews;
      const agree = (
        of: { token: string },
        id = download_id,
        total = 10,
        provider: 'wallet' | 'demo' | 'stripe' = 'wallet',
      ) => client.call('createRenewal', { ...of, body: { download_id: id, provider, total, consent: 1 } });
      expect(await agree({ token: stranger })).toMatchObject({ status: 404 });
      expect(await agree({ token }, download_id, 9)).toMatchObject({ status: 409, body: { code: 'price_changed' } });
      expect(await agree({ token }, await buy('Ever'), 30)).toMatchObject({ status: 409 });
      expect(await agree({ token }, download_id, 10, 'stripe')).toMatchObject({ status: 400 });
      expect(await renews()).toBeUndefined();

      const agreed = await agree({ token });
      expect(agreed).toMatchObject({
        status: 201,
        body: {
          download_id,
          tier: 'Month',
          status: 'active',
          amount: 10,
          agreed: 10,
          failure: null,
          checkoutUrl: null,
        },
      });
      const { id, charge_at, holds_until, consent } = agreed.body;
      expect(Date.parse(charge_at ?? '')).toBeLessThanOrEqual(Date.parse(holds_until ?? ''));
      expect(consent).toMatch(/^Renew my Month plan for /);
      expect(await renews()).toBe(true);
      expect(await agree({ token })).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect((await client.call('listRenewals', { token })).body.items).toMatchObject([{ id, status: 'active' }]);
      expect((await client.call('listRenewals', { token: stranger })).body.items).toEqual([]);

      const pause = (until: string | null, of = token) =>
        client.call('pauseRenewal', { token: of, params: { id }, body: { until } });
      const later = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
      expect(await pause(later, stranger)).toMatchObject({ status: 404 });
      expect(await pause('2020-01-01')).toMatchObject({ status: 400 });
      expect(await pause(later)).toMatchObject({
        status: 200,
        body: { status: 'paused', paused_until: later, charge_at: null },
      });
      expect(await renews()).toBeUndefined();
      expect(await pause(null)).toMatchObject({ status: 200, body: { status: 'active', paused_until: null } });

      const change = (provider: 'wallet' | 'demo' | 'stripe', of = token) =>
        client.call('changeRenewalMethod', { token: of, params: { id }, body: { provider } });
      expect(await change('stripe')).toMatchObject({ status: 400 });
      expect(await change('demo', stranger)).toMatchObject({ status: 404 });
      expect(await change('demo')).toMatchObject({ body: { method: { provider: 'demo', last_four: '4242' } } });
      expect(await change('wallet')).toMatchObject({ body: { method: { provider: 'wallet', last_four: null } } });

      const stop = (of = token, what = id) => client.call('cancelRenewal', { token: of, params: { id: what } });
      expect(await stop(stranger)).toMatchObject({ status: 404 });
      expect(await stop(token, UNKNOWN_ID)).toMatchObject({ status: 404 });
      expect(await stop()).toMatchObject({ status: 200, body: { status: 'ended', ended_by: 'customer' } });
      expect(await stop()).toMatchObject({ status: 200 });
      expect(await pause(later)).toMatchObject({ status: 409 });
      expect(await change('wallet')).toMatchObject({ status: 409 });
      // Nothing was charged, and it can be chosen again.
      expect((await client.call('getWalletBalance', { token })).body.balance).toBe(60);
      expect(await agree({ token })).toMatchObject({ status: 201 });
      await client.call('adminDeleteProduct', { token: admin, params: ofProduct, expected: 204 });
    },
  },
  {
    name: 'the link of a renewal needs its token',
    async run(client) {
      expect(await client.call('getLinkedRenewal', FORGED)).toMatchObject({ status: 404 });
      expect(await client.call('cancelLinkedRenewal', FORGED)).toMatchObject({ status: 404 });
    },
  },
];
