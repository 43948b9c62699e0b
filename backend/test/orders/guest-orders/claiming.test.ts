import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { PASSWORD } from '../../test-app.ts';
import { createGuestShop, type GuestShop, newGuestEmail, UNKNOWN_TOKEN } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

type Headers = Record<string, string>;
const get = async (headers: Headers, path: string) => (await shop.app.http.get(`/api/${path}`).set(headers)).body;
const claim = (token: string, headers: Headers = {}) =>
  shop.post('guest-order/join', {}, { ...headers, 'x-order-token': token });
const placePaidOrder = async (overrides: object = {}) => {
  const bought = await shop.placeOrder(overrides);
  await shop.simulator.act(bought.reference, 'pay');
  await shop.deliverHeld();
  return bought;
};

describe('POST /api/guest-order/join', () => {
  it('200: order, file, invoice and payment move to the account, and the token stops working', async () => {
    const { token, body } = await placePaidOrder();
    const { headers } = await shop.app.signedIn();
    const joined = await claim(token, headers);
    expect(joined).toMatchObject({ status: 200, body: { id: body.order.order.id, status: 'completed' } });
    expect((await shop.getOrder(token)).status).toBe(404);
    expect((await claim(token, headers)).status).toBe(404);
    const [order] = await get(headers, 'orders');
    const [file] = await get(headers, 'downloads');
    expect((await shop.app.http.get(`/api/downloads/${file.id}`).set(headers)).status).toBe(200);
    const [invoice] = (await get(headers, `orders/${order.id}/invoices`)).items;
    expect(invoice.buyer.name).toBe('Nadia Rahman');
    expect(await get(headers, `payments/${body.order.order.payment.id}`)).toMatchObject({ status: 'paid' });
    const remaining = await shop.app.db.selectFrom('guests').select('user_id').execute();
    expect(remaining.length).toBe(0);
    // From now on it is refunded like every other order.
    const { refundable } = await get(shop.admin, `admin/orders/${order.id}`);
    expect(refundable.map(({ to }: { to: string }) => to)).toEqual(['source', 'manual', 'wallet']);
  });

  it('200 while pending: a later payment completes the order of the account', async () => {
    const { token, reference, body } = await shop.placeOrder();
    const { headers } = await shop.app.signedIn();
    await claim(token, headers).expect(200);
    await shop.simulator.act(reference, 'pay');
    await shop.deliverHeld();
    expect(await get(headers, `orders/${body.order.order.id}`)).toMatchObject({ status: 'completed' });
    expect(await get(headers, 'downloads')).toHaveLength(1);
  });

  it('200 with a coupon that the account has used as well', async () => {
    const { code } = await createCoupon(shop.app, shop.admin);
    const { token, orderInput } = await placePaidOrder({ coupon: code });
    const { headers } = await shop.app.signedIn();
    const own = { product_id: orderInput.product_id, tier: 'Pro', provider: 'stripe', coupon: code };
    await shop.post('orders', own, headers).expect(201);
    await claim(token, headers).expect(200);
    expect(await get(headers, 'orders')).toHaveLength(2);
  });

  it('401 without a session, 404 for a forged token; one of two users gets it', async () => {
    const { token } = await placePaidOrder();
    expect((await claim(token)).status).toBe(401);
    const [one, other] = [await shop.app.signedIn(), await shop.app.signedIn()];
    expect((await claim(UNKNOWN_TOKEN, one.headers)).status).toBe(404);
    const answers = await Promise.all([claim(token, one.headers), claim(token, other.headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('410 for an expired token', async () => {
    const { token } = await placePaidOrder();
    const { headers } = await shop.app.signedIn();
    await shop.app.db
      .updateTable('guest_links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect((await claim(token, headers)).status).toBe(410);
  });
});

describe('a registered email', () => {
  it('claims its guest orders when it is confirmed, not before, and those of no other email', async () => {
    const email = newGuestEmail();
    const { body } = await placePaidOrder({ email: email.toUpperCase() });
    await placePaidOrder({ email });
    await placePaidOrder();
    const registered = await shop.post('auth/register', { name: 'Nadia', email, password: PASSWORD });
    expect(registered.status).toBe(201);
    const headers = { authorization: `Bearer ${registered.body.token}` };
    expect(await get(headers, 'orders')).toEqual([]);
    const mail = (await shop.listMails(email)).findLast(({ kind }) => kind === 'email-confirm');
    const token = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
    await shop.post('auth/confirm-email', { token }).expect(200);
    const orders = await get(headers, 'orders');
    expect(orders).toHaveLength(2);
    expect(orders.map(({ id }: { id: string }) => id)).toContain(body.order.order.id);
  });
});

describe('the admin area', () => {
  it('shows a guest by name and email, marked as such, not in the list of accounts, and refunds to the source', async () => {
    const { email, body } = await placePaidOrder();
    const { id } = body.order.order;
    const guest = { name: 'Nadia Rahman', email, guest: true };
    expect((await get(shop.admin, `admin/orders?search=${email}`)).items).toMatchObject([{ id, customer: guest }]);
    const csv = await shop.app.http
      .get('/api/admin/orders/export')
      .query({ search: email })
      .set(shop.admin)
      .buffer(true);
    expect(csv.text).toMatch(/,9\.99,yes,\r\n$/);
    const detail = await get(shop.admin, `admin/orders/${id}`);
    expect(detail.customer).toMatchObject(guest);
    expect(detail.refundable.map(({ to }: { to: string }) => to)).toEqual(['source', 'manual']);
    expect((await get(shop.admin, `admin/payments?search=${email}`)).items).toMatchObject([{ customer: guest }]);
    expect((await get(shop.admin, `admin/users?search=${email}`)).items ?? []).toEqual([]);
    const customerId = detail.customer.id;
    for (const path of ['restore', 'wallet']) {
      const ask = path === 'wallet' ? shop.app.http.get : shop.app.http.post;
      expect((await ask(`/api/admin/users/${customerId}/${path}`).set(shop.admin)).status).toBe(404);
    }
    const { app } = shop;
    const orderInput = { amount: 9.99, to: 'source', reason: 'As you wish', withdraw: true, refunded: 0 };
    const refund = await app.http.post(`/api/admin/orders/${id}/refunds`).set(shop.admin).send(orderInput);
    expect(refund.status).toBe(201);
    const mail = (await shop.listMails(email)).at(-1);
    expect(mail).toMatchObject({ kind: 'guest-refund', link: expect.stringMatching(/\/order#/) });
    const opened = (await shop.getOrder(await shop.tokenOf(email, 'guest-refund'))).body;
    expect(opened).toMatchObject({ order: { status: 'refunded' }, file_name: null, licence: null });
    expect(opened.invoices).toHaveLength(2);
  });
});
