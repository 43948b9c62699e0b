import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { dayIn } from '../../support/today.ts';
import { createRenewingCustomer } from '../renewals/renewing-customer.ts';

let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(() => shop.close());

describe('GET /api/admin/renewals', () => {
  it('200: newest first, with customer and next charge, by status and by part of a name', async () => {
    const [first, second] = [await createRenewingCustomer(shop.app), await createRenewingCustomer(shop.app)];
    await first.agree('wallet').expect(201);
    const { body: paused } = await second.agree('wallet').expect(201);
    const until = dayIn(shop.app, 20);
    await shop.app.http.put(`/api/renewals/${paused.id}`).set(second.headers).send({ until }).expect(200);
    const list = async (query: object = {}) =>
      (await shop.app.http.get('/api/admin/renewals').query(query).set(admin).expect(200)).body;
    const body = await list();
    expect(body).toMatchObject({ total: 2, page: 1, limit: 20 });
    const { id, name, email } = second.user;
    expect(body.items[0]).toMatchObject({
      id: paused.id,
      customer: { id, name, email },
      tier: 'Month',
      status: 'paused',
      paused_until: until,
      charge_at: null,
      amount: 10,
      method: { provider: 'wallet' },
      failure: null,
    });
    expect(body.items[0]).not.toHaveProperty('checkoutUrl');
    expect((await list({ status: 'active' })).items).toMatchObject([{ customer: { id: first.user.id } }]);
    expect((await list({ search: email.toUpperCase() })).items).toMatchObject([{ id: paused.id }]);
    expect(await list({ limit: 1, page: 2 })).toMatchObject({ total: 2, items: [{ status: 'active' }] });
  });

  it('400: a status that is none', async () => {
    await shop.app.http.get('/api/admin/renewals').query({ status: 'late' }).set(admin).expect(400);
  });
});
