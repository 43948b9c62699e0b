import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

describe('the network that an order comes from', () => {
  const apps: TestApp[] = [];
  afterAll(async () => {
    for (const app of apps) await app.close();
  });
  /** Buys with the wallet, through a proxy that names the country. @returns the place that the studio sees */
  const buy = async (env: Record<string, string>, headers: Record<string, string>, country?: string) => {
    const app = await createTestApp({ env });
    apps.push(app);
    const admin = (await app.signedIn('super_admin')).headers;
    const buyer = await app.signedIn();
    const { id } = await createOffer(app.db, app.deps.storage);
    await creditWallet(app.db, buyer.user.id, 10_000);
    const purchase = { ...buyer.headers, ...headers, 'idempotency-key': crypto.randomUUID() };
    const body = { product_id: id, tier: 'Pro', country, ...(country ? { withdrawal_consent: 1 } : {}) };
    const post = () => app.http.post('/api/orders').set(purchase).send(body);
    const order = (await post().expect(201)).body;
    await post().expect(201);
    return (await app.http.get(`/api/admin/orders/${order.id}`).set(admin).expect(200)).body.buyerPlace;
  };
  const PROXY = { TRUST_PROXY: '1', COUNTRY_HEADER: 'CF-IPCountry' };

  it('200: confirms the billing country, or contradicts it', async () => {
    expect(await buy(PROXY, { 'cf-ipcountry': 'DE' }, 'DE')).toEqual({
      state: 'confirmed',
      billing: 'DE',
      network: 'DE',
      payment: null,
    });
    expect(await buy(PROXY, { 'cf-ipcountry': 'FR' }, 'DE')).toMatchObject({ state: 'contradicted', network: 'FR' });
  });

  it.skipIf(isShortRun)(
    '200: is unknown without a proxy, which anyone could claim to be, and when the proxy does not know it',
    async () => {
      const { TRUST_PROXY: _proxy, ...direct } = PROXY;
      const unknown = { state: 'single', network: null };
      expect(await buy(direct, { 'cf-ipcountry': 'DE' }, 'DE')).toMatchObject(unknown);
      expect(await buy(PROXY, { 'cf-ipcountry': 'T1' }, 'DE')).toMatchObject(unknown);
      expect(await buy(PROXY, {}, 'DE')).toMatchObject(unknown);
    },
  );
});

describe('the country that a payment provider reports', () => {
  let shop: GuestShop;
  beforeAll(async () => {
    shop = await createGuestShop();
  });
  afterAll(() => shop.close());

  it('200: is stored once the order is paid', async () => {
    const { reference, body } = await shop.placeOrder({ country: 'DE', withdrawal_consent: 1 });
    const read = async () => {
      const order = shop.app.http.get(`/api/admin/orders/${body.order.order.id}`).set(shop.admin);
      return (await order.expect(200)).body.buyerPlace;
    };
    expect(await read()).toMatchObject({ state: 'single', billing: 'DE', payment: null });
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    const { payment, state } = await read();
    expect([payment, state]).toEqual(['DE', 'confirmed']);
  });
});
