import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eraseDeletedUsers } from '../../../src/features/privacy/erase-users.service.ts';
import { dayIn } from '../../support/today.ts';
import { createTestApp } from '../../test-app.ts';
import { newGuestEmail, UNKNOWN_TOKEN } from '../guest-orders/guest-shop.ts';
import { createGiftShop, GIFT, type GiftShop } from './gift-shop.ts';

let shop: GiftShop;
beforeAll(async () => {
  shop = await createGiftShop();
});
afterEach(() => shop.app.clock.reset());
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const advance = (days: number) => shop.app.clock.advance(days * DAY_MS);
const countMails = async (email: string, kind: string) =>
  (await shop.listMails(email)).filter((mail) => mail.kind === kind).length;

describe('POST /api/orders/:id/gift/send', () => {
  it('200: again to the same email, both links work; to another one, the first stops', async () => {
    const { orderId, email, buyer } = await shop.give();
    const first = await shop.linkOf(email);
    const send = (to: string) => shop.post(`orders/${orderId}/gift/send`, { recipient_email: to }, buyer);
    await send(email).expect(200);
    const second = await shop.linkOf(email);
    expect([(await shop.open(first)).status, (await shop.open(second)).status, first === second]).toEqual([
      200,
      200,
      false,
    ]);
    const corrected = newGuestEmail();
    expect((await send(corrected).expect(200)).body.recipient_email).toBe(corrected);
    expect([(await shop.open(first)).status, (await shop.open(second)).status]).toEqual([404, 404]);
    expect((await shop.open(await shop.linkOf(corrected))).status).toBe(200);
  });

  it('200: before its day only the email changes', async () => {
    const { orderId, email, buyer } = await shop.give({ deliver_on: dayIn(shop.app, 5) });
    const corrected = newGuestEmail();
    const { body } = await shop.post(`orders/${orderId}/gift/send`, { recipient_email: corrected }, buyer).expect(200);
    expect([body.status, body.recipient_email]).toEqual(['scheduled', corrected]);
    expect([await countMails(email, 'gift'), await countMails(corrected, 'gift')]).toEqual([0, 0]);
  });

  it('401, 404: of another person, and for an order that is no gift; 409 once it is claimed', async () => {
    const { orderId, email, buyer } = await shop.give();
    const other = (await shop.app.signedIn()).headers;
    const body = { recipient_email: email };
    for (const act of ['send', 'keep']) {
      const call = (headers: Record<string, string>) =>
        shop.post(`orders/${orderId}/gift/${act}`, act === 'send' ? body : {}, headers);
      expect([(await call({})).status, (await call(other)).status]).toEqual([401, 404]);
    }
    await shop.claim(await shop.linkOf(email)).expect(200);
    expect((await shop.post(`orders/${orderId}/gift/send`, body, buyer)).status).toBe(409);
    expect((await shop.post(`orders/${orderId}/gift/keep`, {}, buyer)).status).toBe(409);
  });

  it('429: after too many emails in a day', async () => {
    const app = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const { headers } = await app.signedIn();
    const send = () =>
      app.http
        .post(`/api/orders/${crypto.randomUUID()}/gift/send`)
        .set(headers)
        .send({ recipient_email: newGuestEmail() });
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await send()).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
    await app.close();
  });
});

describe('POST /api/orders/:id/gift/keep', () => {
  it('200: the buyer has file and key, and the link says so', async () => {
    const { orderId, email, buyer } = await shop.give();
    const token = await shop.linkOf(email);
    const { body } = await shop.post(`orders/${orderId}/gift/keep`, {}, buyer).expect(200);
    expect([body.kept, body.status]).toEqual([true, 'claimed']);
    expect((await shop.giftOf(orderId, buyer)).body.download_id).not.toBeNull();
    expect((await shop.open(token)).status).toBe(404);
    expect((await shop.app.http.get('/api/licences').set(buyer)).body).toHaveLength(1);
  });
});

describe('the gift of a guest order', () => {
  it('200: is sent again and kept by its token', async () => {
    const { token, email } = await shop.giveAsGuest();
    const headers = { 'x-order-token': token };
    expect((await shop.getOrder(token)).body).toMatchObject({ licence: null, order: { gift: { status: 'sent' } } });
    const corrected = newGuestEmail();
    const sent = await shop.post('guest-order/gift/send', { recipient_email: corrected }, headers).expect(200);
    expect(sent.body.recipient_email).toBe(corrected);
    expect((await shop.open(await shop.linkOf(email))).status).toBe(404);
    const kept = await shop.post('guest-order/gift/keep', {}, headers).expect(200);
    expect(kept.body).toMatchObject({ kept: true });
    expect((await shop.getOrder(token)).body).toMatchObject({ licence: expect.any(String) });
    for (const [act, body] of [
      ['send', { recipient_email: corrected }],
      ['keep', {}],
    ] as const) {
      expect((await shop.post(`guest-order/gift/${act}`, body, headers)).status).toBe(409);
      expect((await shop.post(`guest-order/gift/${act}`, body, { 'x-order-token': UNKNOWN_TOKEN })).status).toBe(404);
    }
    advance(31);
    expect((await shop.post('guest-order/gift/keep', {}, headers)).status).toBe(410);
    expect((await shop.post('guest-order/gift/send', { recipient_email: corrected }, headers)).status).toBe(410);
  });
});

describe('a gift that is not claimed', () => {
  it('is mentioned again after a week', async () => {
    const { email } = await shop.give();
    advance(6);
    await shop.runJob();
    expect(await countMails(email, 'gift-reminder')).toBe(0);
    advance(2);
    await Promise.all([shop.runJob(), shop.runJob()]);
    advance(20);
    await shop.runJob();
    expect(await countMails(email, 'gift-reminder')).toBe(1);
    expect((await shop.open(await shop.linkOf(email, 'gift-reminder'))).status).toBe(200);
  });
});

describe('GET /api/admin/orders/:id', () => {
  it('200: who has the gift, and where it is from', async () => {
    const { orderId, email } = await shop.give();
    const read = async (id: string) => (await shop.app.http.get(`/api/admin/orders/${id}`).set(shop.admin)).body;
    expect((await read(orderId)).gift).toMatchObject({ holder: null, order: null, gift: { status: 'sent' } });
    const { body } = await shop.claim(await shop.linkOf(email)).expect(200);
    const { gift, number } = await read(orderId);
    expect(gift).toMatchObject({ holder: { email, guest: true }, order: { id: body.id } });
    expect((await read(body.id)).source_order).toEqual({ id: orderId, number });
  });

  it('200: an order completed by hand sends its gift', async () => {
    const { headers: buyer } = await shop.app.signedIn();
    await shop.enableTransfers();
    const product = await shop.createProduct();
    const email = newGuestEmail();
    const gift = { ...GIFT, recipient_email: email };
    const input = { product_id: product.id, tier: 'Pro', provider: 'manual', gift };
    const { body } = await shop.post('orders', input, buyer).expect(201);
    for (const [from, status] of [
      ['pending', 'processing'],
      ['processing', 'completed'],
    ])
      await shop.app.http.put(`/api/admin/orders/${body.id}/status`).set(shop.admin).send({ from, status }).expect(200);
    expect(await countMails(email, 'gift')).toBe(1);
    expect((await shop.giftOf(body.id, buyer)).body.download_id).toBeNull();
  });
});

describe('erasure', () => {
  const erase = async (userId: string) => {
    const { db } = shop.app;
    await db
      .updateTable('users')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', userId)
      .execute();
    await eraseDeletedUsers(shop.app.deps, new Date());
  };
  const read = (orderId: string) =>
    shop.app.db
      .selectFrom('gifts')
      .select(['sender_name', 'recipient_name', 'recipient_email', 'message'])
      .where('order_id', '=', orderId)
      .executeTakeFirst();
  const buyerOf = async (orderId: string) =>
    (await shop.app.db.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirstOrThrow())
      .user_id ?? '';

  it('of the buyer leaves a gift that can still be claimed, without name and message', async () => {
    const { orderId, email } = await shop.give();
    const token = await shop.linkOf(email);
    await erase(await buyerOf(orderId));
    expect(await read(orderId)).toEqual({ ...GIFT, recipient_email: email, sender_name: '', message: '' });
    await shop.claim(token).expect(200);
  });

  it('of the recipient leaves nothing of the recipient', async () => {
    const { orderId, email } = await shop.give();
    const { headers, user } = await shop.app.signedIn();
    await shop.claim(await shop.linkOf(email), headers).expect(200);
    await erase(user.id);
    expect(await read(orderId)).toEqual({ sender_name: 'Nadia', recipient_name: '', recipient_email: '', message: '' });
  });
});
