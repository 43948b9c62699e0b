import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createGuestShop, type GuestShop, newGuestEmail } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await shop.enableTransfers();
});
afterAll(() => shop.close());

const listOrders = (search: string) => shop.app.http.get('/api/admin/orders').query({ search }).set(shop.admin);

describe('a purchase order number', () => {
  it('201: is on the order, the receipt and the invoice, in lists and both exports', async () => {
    const { http, db, deps } = shop.app;
    const { user, headers } = await shop.app.signedIn();
    await creditWallet(db, user.id, 100_000);
    const { id: product_id } = await createOffer(db, deps.storage);
    const input = { product_id, tier: 'Pro', purchaseOrder: ' PO\t2026-118 ' };
    const { body: order } = await shop.post('orders', input, headers).expect(201);
    expect(order.purchaseOrder).toBe('PO 2026-118');
    const [receipt] = await shop.listMails(user.email);
    expect(receipt?.text).toContain('Purchase order: PO 2026-118');
    const { body: invoices } = await http.get(`/api/orders/${order.id}/invoices`).set(headers).expect(200);
    expect(invoices.items).toMatchObject([{ purchaseOrder: 'PO 2026-118' }]);
    const { body: hits } = await listOrders('2026-118').expect(200);
    expect(hits.items).toMatchObject([{ number: order.number, purchaseOrder: 'PO 2026-118' }]);
    const { body: detail } = await http.get(`/api/admin/orders/${order.id}`).set(shop.admin).expect(200);
    expect(detail.purchaseOrder).toBe('PO 2026-118');
    for (const list of ['orders', 'invoices']) {
      const file = await http
        .get(`/api/admin/${list}/export`)
        .query({ search: '2026-118' })
        .set(shop.admin)
        .expect(200);
      const [header = '', row = ''] = file.text.trim().split('\r\n');
      expect([header.split(',').at(-1), row.split(',').at(-1)]).toEqual(['Purchase order', 'PO 2026-118']);
    }
  });

  it('201: of a guest is in the email about the transfer, and the latest one of an unpaid order counts', async () => {
    const { app } = shop;
    const guest = await shop.placeOrder({ provider: 'manual', purchaseOrder: 'EDU-77' });
    const [mail] = await shop.listMails(guest.email);
    expect(mail?.text).toContain('EDU-77');
    expect((await shop.getOrder(guest.token)).body.order.purchaseOrder).toBe('EDU-77');
    const { headers } = await app.signedIn();
    const { id: product_id } = await createOffer(app.db, app.deps.storage);
    const buy = async (terms: object) =>
      (await shop.post('orders', { product_id, tier: 'Pro', provider: 'stripe', ...terms }, headers).expect(201)).body;
    const first = await buy({ purchaseOrder: 'ONE' });
    const second = await buy({ purchaseOrder: 'TWO' });
    const third = await buy({ purchaseOrder: ' ' });
    expect([second.id, second.purchaseOrder]).toEqual([first.id, 'TWO']);
    expect([third.id, third.purchaseOrder]).toEqual([first.id, 'TWO']);
  });

  it('201: of a cart, with and without an account; 400 when it is too long', async () => {
    const { app, post } = shop;
    const { user, headers } = await app.signedIn();
    await creditWallet(app.db, user.id, 100_000);
    const { id: product_id } = await createOffer(app.db, app.deps.storage);
    const { body: cart } = await post('cart/items', { product_id, tier: 'Pro' }, headers).expect(200);
    const order = { total: cart.amount, purchaseOrder: 'CART-9' };
    await post('cart/order', { ...order, purchaseOrder: 'x'.repeat(61) }, headers).expect(400);
    expect((await post('cart/order', order, headers).expect(201)).body.purchaseOrder).toBe('CART-9');
    const added = await post('cart/items', { product_id, tier: 'Pro' }).expect(200);
    const cookie = { cookie: String(added.headers['set-cookie']).split(';')[0] ?? '' };
    const guest = { email: newGuestEmail(), name: 'Padma School', country: 'BD', provider: 'stripe' };
    const { body } = await post('cart/guest-order', { ...order, ...guest }, cookie).expect(201);
    expect(body.order.order.purchaseOrder).toBe('CART-9');
  });
});
