import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dayIn } from '../../support/today.ts';
import { newGuestEmail, UNKNOWN_TOKEN } from '../guest-orders/guest-shop.ts';
import { createGiftShop, GIFT, type GiftShop } from './gift-shop.ts';

let shop: GiftShop;
beforeAll(async () => {
  shop = await createGiftShop();
});
afterEach(() => shop.app.clock.reset());
afterAll(() => shop.close());

const setClock = (iso: string) => shop.app.clock.advance(Date.parse(iso) - shop.app.clock.now().getTime());
const countMails = async (email: string, kind: string) =>
  (await shop.listMails(email)).filter((mail) => mail.kind === kind).length;
const refund = (orderId: string, body: object = {}) =>
  shop.post(
    `admin/orders/${orderId}/refunds`,
    { to: 'wallet', reason: 'Returned', withdraw: true, refunded: 0, amount: 30, ...body },
    shop.admin,
  );

describe('POST /api/orders with a gift', () => {
  it('201: the recipient is emailed a link, and the buyer gets neither file nor key', async () => {
    const { orderId, email, buyer } = await shop.give();
    const { body } = await shop.giftOf(orderId, buyer).expect(200);
    expect(body.gift).toMatchObject({ ...GIFT, status: 'sent', recipient_email: email, claimed_at: null, kept: false });
    expect([body.download_id, body.lines[0].download_id]).toEqual([null, null]);
    for (const path of ['licences', 'downloads']) {
      expect((await shop.app.http.get(`/api/${path}`).set(buyer)).body).toEqual([]);
    }
    const [mail, ...others] = (await shop.listMails(email)).filter(({ kind }) => kind === 'gift');
    expect([mail?.subject, others]).toEqual(['A gift from Nadia', []]);
    expect(mail?.text).toContain('Happy birthday!');
    expect(mail?.text).not.toContain('30');
    expect(mail?.link).toMatch(/\/gift#[\w-]{43}$/);
  });

  it('201: the link of a later day is sent once on that day from 8 o’clock, in the chosen language', async () => {
    const day = dayIn(shop.app, 3);
    const { orderId, email, buyer } = await shop.give({ deliver_on: day, language: 'bn' });
    expect((await shop.giftOf(orderId, buyer)).body.gift.status).toBe('scheduled');
    await shop.runJob();
    expect(await countMails(email, 'gift')).toBe(0);
    setClock(`${day}T00:30:00Z`);
    await shop.runJob();
    expect(await countMails(email, 'gift')).toBe(0);
    setClock(`${day}T09:00:00Z`);
    await Promise.all([shop.runJob(), shop.runJob()]);
    await shop.runJob();
    const mails = (await shop.listMails(email)).filter(({ kind }) => kind === 'gift');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toMatch(/[\u0980-\u09ff]/);
    expect(mails[0]?.link).toContain('/bn/gift#');
  });

  it('201: another cart or tab is another gift, and a repeated call the same one', async () => {
    const { buyer, product } = await shop.give();
    const gift = { ...GIFT, recipient_email: newGuestEmail() };
    const input = { product_id: product.id, tier: 'Pro', gift, again: true };
    const send = (body: object) => shop.post('orders', body, { ...buyer, 'idempotency-key': 'gift-1' });
    const [first, second] = [await send(input), await send(input)];
    expect([first.status, second.body.id]).toEqual([201, first.body.id]);
    expect((await send({ ...input, gift: { ...gift, sender_name: 'Someone' } })).status).toBe(409);
  });

  it('400: a free plan, a day that has passed, a name of two lines', async () => {
    const { buyer, product } = await shop.give();
    const order = (gift: object, tier = 'Pro') =>
      shop.post(
        'orders',
        { product_id: product.id, tier, again: true, gift: { ...GIFT, recipient_email: newGuestEmail(), ...gift } },
        buyer,
      );
    const fieldsOf = async (answer: ReturnType<typeof order>) => {
      const { status, body } = await answer;
      return [status, body.details[0].field];
    };
    expect(await fieldsOf(order({}, 'Free'))).toEqual([400, 'gift']);
    expect(await fieldsOf(order({ deliver_on: dayIn(shop.app, -2) }))).toEqual([400, 'gift.deliver_on']);
    expect(await fieldsOf(order({ deliver_on: dayIn(shop.app, 400) }))).toEqual([400, 'gift.deliver_on']);
    expect(await fieldsOf(order({ recipient_name: 'Sultana\nBegum' }))).toEqual([400, 'gift.recipient_name']);
    expect(await fieldsOf(order({ sender_name: 'Na\ndia' }))).toEqual([400, 'gift.sender_name']);
  });
});

describe('GET /api/gift', () => {
  it('200: what is given, without a price', async () => {
    const { email } = await shop.give();
    const { body } = await shop.open(await shop.linkOf(email)).expect(200);
    expect(body).toMatchObject({ ...GIFT, status: 'sent' });
    expect(body.lines).toMatchObject([{ product_name: 'River Map', tier: 'Pro', quantity: 1 }]);
    expect(JSON.stringify(body)).not.toContain('30');
  });

  it('404: a forged link', async () => {
    expect((await shop.open(UNKNOWN_TOKEN)).status).toBe(404);
    expect((await shop.claim(UNKNOWN_TOKEN)).status).toBe(404);
  });
});

describe('POST /api/gift/claim', () => {
  it('200: an account gets rights, file and key, and the buyer sees when', async () => {
    const { orderId, email, buyer } = await shop.give();
    const token = await shop.linkOf(email);
    const recipient = (await shop.app.signedIn()).headers;
    const { body } = await shop.claim(token, recipient).expect(200);
    expect(body.token).toBeNull();
    const order = (await shop.giftOf(body.id, recipient).expect(200)).body;
    expect(order).toMatchObject({ amount: 0, status: 'completed', gift_sender: 'Nadia', product_name: 'River Map' });
    expect(order.download_id).not.toBeNull();
    expect((await shop.app.http.get('/api/licences').set(recipient)).body).toHaveLength(1);
    const { gift } = (await shop.giftOf(orderId, buyer)).body;
    expect([gift.status, gift.claimed_at]).toEqual(['claimed', expect.any(String)]);
    // The same account gets the same answer; anyone else hears that it is used.
    expect((await shop.claim(token, recipient).expect(200)).body).toEqual(body);
    expect((await shop.claim(token)).status).toBe(409);
    expect((await shop.open(token)).body.status).toBe('claimed');
    // Neither person reaches the other's order.
    expect((await shop.giftOf(body.id, buyer)).status).toBe(404);
    expect((await shop.giftOf(orderId, recipient)).status).toBe(404);
    const notifications = (await shop.app.http.get('/api/notifications').set(buyer)).body.items;
    expect(notifications[0].title).toBe('Your gift was claimed');
  });

  it('200: without an account it becomes a guest order of the recipient, which an account with the email gets', async () => {
    const { email } = await shop.give();
    const { body } = await shop.claim(await shop.linkOf(email)).expect(200);
    const guest = (await shop.getOrder(body.token).expect(200)).body;
    expect(guest).toMatchObject({ email, licence: expect.any(String), invoices: [] });
    expect(guest.order.gift_sender).toBe('Nadia');
    const mail = (await shop.listMails(email)).at(-1);
    expect([mail?.kind, mail?.text.includes(guest.licence)]).toEqual(['guest-order', true]);
    expect((await shop.app.http.get('/api/guest-order/file').set({ 'x-order-token': body.token })).status).toBe(200);
  });

  it('200: by the buyer it stays in the buyer’s own order', async () => {
    const { orderId, email, buyer } = await shop.give();
    const { body } = await shop.claim(await shop.linkOf(email), buyer).expect(200);
    expect(body.id).toBe(orderId);
    expect((await shop.giftOf(orderId, buyer)).body).toMatchObject({ gift: { kept: true, status: 'claimed' } });
  });

  it('401: with a token of an account that is gone', async () => {
    const { email } = await shop.give();
    const token = await shop.linkOf(email);
    expect((await shop.claim(token, { authorization: 'Bearer unknown' })).status).toBe(401);
  });

  it('409: after the order was refunded; one that was claimed before loses its rights', async () => {
    const unclaimed = await shop.give();
    const unclaimedLink = await shop.linkOf(unclaimed.email);
    await refund(unclaimed.orderId).expect(201);
    expect((await shop.claim(unclaimedLink)).body.message).toContain('no longer available');
    expect((await shop.open(unclaimedLink)).body.status).toBe('ended');
    const claimed = await shop.give();
    const claimedLink = await shop.linkOf(claimed.email);
    const { body } = await shop.claim(claimedLink).expect(200);
    await refund(claimed.orderId).expect(201);
    expect((await shop.getOrder(body.token)).body).toMatchObject({ licence: null, file_name: null });
    expect((await shop.open(claimedLink)).body.status).toBe('ended');
    expect((await shop.giftOf(claimed.orderId, claimed.buyer)).body.gift.status).toBe('ended');
  });

  it('200: the rest of a cart after one product was refunded', async () => {
    const { headers: buyer, user } = await shop.app.signedIn();
    const [first, second] = [await shop.createProduct(), await shop.createProduct()];
    for (const { id } of [first, second])
      await shop.post('cart/items', { product_id: id, tier: 'Pro' }, buyer).expect(200);
    await shop.app.db.updateTable('wallets').set({ balance_cents: 0 }).where('user_id', '=', user.id).execute();
    const email = newGuestEmail();
    const gift = { ...GIFT, recipient_email: email };
    expect((await shop.post('cart/order', { total: 60, gift }, buyer)).status).toBe(409);
    const order = (await shop.post('cart/order', { total: 60, gift, provider: 'stripe' }, buyer).expect(201)).body;
    expect(order.gift.status).toBe('unpaid');
    expect((await shop.post(`orders/${order.id}/gift/keep`, {}, buyer)).status).toBe(409);
    await shop.simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
    await shop.deliverHeld();
    await refund(order.id, { line_id: order.lines[0].id, to: 'manual' }).expect(201);
    const token = await shop.linkOf(email);
    expect((await shop.open(token)).body.lines).toHaveLength(1);
    const { body } = await shop.claim(token).expect(200);
    const received = (await shop.getOrder(body.token)).body;
    expect(received.lines).toMatchObject([{ licence: expect.any(String) }]);
    expect(received.order.product_name).toBe('River Map');
  });
});
