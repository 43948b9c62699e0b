import { afterAll, beforeAll, expect, it } from 'vitest';
import { publishRelease } from '../../factories/releases.ts';
import { type GuestShop, openGuestShop } from './guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await openGuestShop();
});
afterAll(() => shop.close());

it('a guest who has paid is mailed about a new version, and reaches it after the link has ended by asking for another', async () => {
  const paid = await shop.ordered();
  await shop.simulator.act(paid.reference, 'pay');
  await shop.deliverHeld();
  const productId = Number(paid.wish.product_id);
  const free = await shop.ordered({ product_id: productId, tier: 'Free', provider: undefined });
  await shop.app.background.idle();
  await publishRelease(shop.app, shop.admin, productId, { version: '1.1.0', notes: '- Faster' });

  expect((await shop.mails(free.email)).map(({ kind }) => kind)).not.toContain('guest-release');
  const token = await shop.tokenOf(paid.email, 'guest-release');
  const { body } = await shop.read(token).expect(200);
  expect(body.order.number).toBe(paid.body.order.order.number);
  expect((await shop.read(token, '/file')).status).toBe(200);

  const ended = new Date(Date.now() - 1000);
  await shop.app.db.updateTable('guest_links').set({ expires_at: ended }).execute();
  expect((await shop.read(token)).status).toBe(410);
  await shop.post('guest-orders/link', { email: paid.email }).expect(200);
  const links = (await shop.mails(paid.email)).find(({ kind }) => kind === 'guest-links');
  const again = /\/order#([\w-]+)/.exec(links?.text ?? '')?.[1] ?? '';
  expect((await shop.read(again)).body.order.number).toBe(paid.body.order.order.number);

  // Unsubscribing works without an account.
  const stop = new URL(shop.app.mail.sent.find(({ kind }) => kind === 'guest-release')?.stop ?? '');
  const path = `/api/mail-links/${stop.searchParams.get('token')}`;
  await shop.app.http.put(path).send({ wanted: false }).expect(200);
  await publishRelease(shop.app, shop.admin, productId, { version: '1.2.0', notes: '- Smaller' });
  expect((await shop.mails(paid.email)).filter(({ kind }) => kind === 'guest-release')).toHaveLength(1);
});
