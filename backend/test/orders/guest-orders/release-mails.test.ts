import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishRelease } from '../../factories/releases.ts';
import { createGuestShop, type GuestShop } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterAll(() => shop.close());

it('a paying guest is emailed about a new version, and can request a new link after the old one has expired', async () => {
  const paidOrder = await shop.placeOrder();
  await shop.simulator.act(paidOrder.reference, 'pay');
  await shop.deliverHeld();
  const productId = Number(paidOrder.orderInput.product_id);
  const free = await shop.placeOrder({ product_id: productId, tier: 'Free', provider: undefined });
  await shop.app.background.idle();
  await publishRelease(shop.app, shop.admin, productId, { version: '1.1.0', notes: '- Faster' });

  expect((await shop.listMails(free.email)).map(({ kind }) => kind)).not.toContain('guest-release');
  const token = await shop.tokenOf(paidOrder.email, 'guest-release');
  const { body } = await shop.getOrder(token).expect(200);
  expect(body.order.number).toBe(paidOrder.body.order.order.number);
  expect((await shop.getOrder(token, '/file')).status).toBe(200);

  const ended = new Date(Date.now() - 1000);
  await shop.app.db.updateTable('guest_links').set({ expires_at: ended }).execute();
  expect((await shop.getOrder(token)).status).toBe(410);
  await shop.post('guest-orders/link', { email: paidOrder.email }).expect(200);
  const links = (await shop.listMails(paidOrder.email)).find(({ kind }) => kind === 'guest-links');
  const newToken = /\/order#([\w-]+)/.exec(links?.text ?? '')?.[1] ?? '';
  expect((await shop.getOrder(newToken)).body.order.number).toBe(paidOrder.body.order.order.number);

  // Unsubscribing works without an account.
  const unsubscribeUrl = new URL(shop.app.mail.sent.find(({ kind }) => kind === 'guest-release')?.stop ?? '');
  const path = `/api/mail-links/${unsubscribeUrl.searchParams.get('token')}`;
  await shop.app.http.put(path).send({ wanted: false }).expect(200);
  await publishRelease(shop.app, shop.admin, productId, { version: '1.2.0', notes: '- Smaller' });
  expect((await shop.listMails(paidOrder.email)).filter(({ kind }) => kind === 'guest-release')).toHaveLength(1);
});
