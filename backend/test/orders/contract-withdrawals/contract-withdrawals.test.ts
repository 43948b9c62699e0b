import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CONFIRMATIONS } from '../../../../contract/rules/confirmations.ts';
import { deleteUserWithdrawals } from '../../../src/features/orders/contract-withdrawals.repository.ts';
import { readOrders } from '../../../src/features/privacy/purchase-data.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

const RECEIVED = { message: String(CONFIRMATIONS.withdrawalReceived) };
const DAY = 24 * 60 * 60 * 1000;

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
});
afterEach(() => shop.app.clock.reset());
afterAll(() => shop.close());
beforeEach(async () => {
  shop.app.mail.sent.length = 0;
  await shop.app.db.deleteFrom('contract_withdrawals').execute();
});

const withdraw = (body: object, target: Pick<TestApp, 'http'> = shop.app) =>
  target.http.post('/api/contract-withdrawals').send(body);

/** A paid order of a guest in a country, of the time before buyers were asked for consent. */
async function buy(country = 'DE') {
  const order = await shop.placeOrder({ country, withdrawal_consent: 1 });
  await shop.app.db.deleteFrom('withdrawal_consents').execute();
  await shop.simulator.act(order.reference, 'pay');
  await shop.deliverHeld();
  await shop.app.background.idle();
  shop.app.mail.sent.length = 0;
  const { id, number } = order.body.order.order;
  return { ...order, id: String(id), number: String(number) };
}
const toStatement = ({ number, email }: { number: string; email: string }) => ({
  name: 'Nadia Rahman',
  order: `#${number}`,
  email,
});
const readOwn = async (token: string) => (await shop.getOrder(token).expect(200)).body.order.withdrawal;
const readAdmin = async (id: string) =>
  (await shop.app.http.get(`/api/admin/orders/${id}`).set(shop.admin).expect(200)).body;
const readTask = async () =>
  (await shop.app.http.get('/api/admin/overview').set(shop.admin).expect(200)).body.contractWithdrawals;
const readStored = (id: string) =>
  shop.app.db.selectFrom('contract_withdrawals').selectAll().where('order_id', '=', id).executeTakeFirst();
const readConversations = () =>
  shop.app.db.selectFrom('conversations').select(['email', 'subject', 'status']).orderBy('created_at').execute();

describe('POST /api/contract-withdrawals', () => {
  it('202: confirmed with content and time, recorded with the order, and the studio is notified', async () => {
    const order = await buy();
    expect(await readOwn(order.token)).toMatchObject({ basis: 'statutory', received_at: null });
    const before = shop.app.clock.now();
    const { status, body } = await withdraw(toStatement(order));
    const after = shop.app.clock.now();
    expect([status, body]).toEqual([202, RECEIVED]);
    await shop.app.background.idle();

    const [confirmation] = shop.app.mail.sent.filter(({ kind }) => kind === 'contract-withdrawal');
    expect(confirmation).toMatchObject({
      to: { address: order.email },
      subject: expect.stringContaining('withdrawal'),
    });
    for (const text of ['Nadia Rahman', `#${order.number}`, order.email, String(before.getUTCFullYear())])
      expect(confirmation?.text).toContain(text);
    expect(confirmation?.text).toMatch(/\d{1,2}:\d{2}\s[AP]M/);
    const [alert] = shop.app.mail.sent.filter(({ kind }) => kind === 'withdrawal-alert');
    expect(alert?.text).toContain('statutory period runs until');
    expect(alert?.link).toContain(`/admin/orders/${order.id}`);

    const { received_at } = await readOwn(order.token);
    // The moment of the statement, not of the job.
    expect(Date.parse(received_at)).toBeGreaterThanOrEqual(before.getTime());
    expect(Date.parse(received_at)).toBeLessThanOrEqual(after.getTime());
    const { withdrawal } = await readAdmin(order.id);
    expect(withdrawal).toMatchObject({
      basis: 'statutory',
      country: 'DE',
      statement: { name: 'Nadia Rahman', email: order.email, received_at, open: true },
    });
    expect(await readTask()).toEqual({ total: 1, first: order.id });
  });

  it('202: a repeated statement keeps the first time, and repeats only the confirmation', async () => {
    const order = await buy();
    await withdraw(toStatement(order)).expect(202);
    await shop.app.background.idle();
    const first = await readStored(order.id);
    shop.app.clock.advance(DAY);
    await withdraw({ ...toStatement(order), order: ` ${order.number} `, name: 'N. Rahman' }).expect(202);
    await shop.app.background.idle();
    expect(first).toMatchObject({ name: 'Nadia Rahman' });
    expect(await readStored(order.id)).toEqual(first);
    expect(shop.app.mail.sent.map(({ kind }) => kind).sort()).toEqual([
      'contract-withdrawal',
      'contract-withdrawal',
      'withdrawal-alert',
    ]);
  });

  it('202: the same answer and email without such an order, which becomes a conversation, once', async () => {
    const order = await buy();
    const before = (await readConversations()).length;
    const other = { ...toStatement(order), email: 'other@example.com' };
    const unknown = { ...toStatement(order), order: '#99999999' };
    const words = { ...toStatement(order), order: 'the calendar that I bought in May' };
    for (const statement of [other, other, unknown, words]) {
      const { status, body } = await withdraw(statement);
      expect([status, body]).toEqual([202, RECEIVED]);
    }
    await shop.app.background.idle();
    const confirmations = shop.app.mail.sent.filter(({ kind }) => kind === 'contract-withdrawal');
    expect(confirmations.map(({ to }) => to.address).sort()).toEqual(
      [order.email, order.email, 'other@example.com', 'other@example.com'].sort(),
    );
    const texts = confirmations.map(({ text }) => text.replaceAll(/\S+@\S+|#\d+|the calendar.*|\d{1,2}:\d{2}/g, ''));
    expect(new Set(texts).size).toBe(1);
    expect(await readConversations()).toHaveLength(before + 3);
    expect((await readAdmin(order.id)).withdrawal.statement).toBeNull();
    expect(await readOwn(order.token)).toMatchObject({ received_at: null });
  });

  it('202: a filled honeypot is spam without an order, and ignored with one', async () => {
    const order = await buy();
    await withdraw({ ...toStatement(order), order: '#99999998', website: 'http://spam.example' }).expect(202);
    await withdraw({ ...toStatement(order), website: 'autofilled' }).expect(202);
    await shop.app.background.idle();
    expect(shop.app.mail.sent.filter(({ kind }) => kind === 'contract-withdrawal')).toHaveLength(1);
    expect((await readConversations()).at(-1)).toMatchObject({ status: 'spam' });
    expect((await readAdmin(order.id)).withdrawal.statement).toMatchObject({ open: true });
  });

  it('202 in Bangla, with digits of the script: the email is in Bangla', async () => {
    const order = await buy();
    const bangla = order.number.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    await withdraw({ ...toStatement(order), order: bangla })
      .set('accept-language', 'bn')
      .expect(202);
    await shop.app.background.idle();
    const [confirmation] = shop.app.mail.sent.filter(({ kind }) => kind === 'contract-withdrawal');
    expect(confirmation?.subject).toMatch(/[\u0980-\u09FF]/);
    expect((await readAdmin(order.id)).withdrawal.statement).toMatchObject({ open: true });
  });

  it('202: an account sees it on its order and among its notifications', async () => {
    const { user, headers } = await shop.app.signedIn();
    const offer = await shop.placeOrder();
    const { product_id, tier } = offer.orderInput;
    const created = await shop.app.http
      .post('/api/orders')
      .set(headers)
      .send({ product_id, tier, provider: 'stripe', country: 'FR', withdrawal_consent: 1 })
      .expect(201);
    await withdraw({ name: user.name, order: String(created.body.number), email: user.email }).expect(202);
    await shop.app.background.idle();
    const own = await shop.app.http.get(`/api/orders/${created.body.id}`).set(headers).expect(200);
    expect(own.body.withdrawal).toMatchObject({ basis: 'statutory', received_at: expect.any(String) });
    const { items } = (await shop.app.http.get('/api/notifications').set(headers).expect(200)).body;
    expect(items[0]).toMatchObject({ title: 'Withdrawal received', kind: 'order' });
    // The data export has it, and erasing the account erases it.
    expect(await readOrders(shop.app.db, user.id)).toMatchObject([{ contract_withdrawn_at: expect.any(Date) }]);
    await shop.app.db.transaction().execute((tx) => deleteUserWithdrawals(tx, user.id));
    expect((await readAdmin(created.body.id)).withdrawal.statement).toBeNull();
  });

  it('202: those who may close it are notified', async () => {
    const [support, accounting] = [
      await shop.app.signedIn('super_admin', ['support']),
      await shop.app.signedIn('super_admin', ['accounting']),
    ];
    const order = await buy();
    await withdraw(toStatement(order)).expect(202);
    await shop.app.background.idle();
    const titlesOf = async ({ headers }: typeof support) => {
      const { items } = (await shop.app.http.get('/api/notifications').set(headers).expect(200)).body;
      return items.map(({ title }: { title: string }) => title);
    };
    expect(await titlesOf(support)).toEqual(['Withdrawal from contract']);
    expect(await titlesOf(accounting)).toEqual([]);
  });

  it('400: lines, blanks and wrong emails', async () => {
    const statement = { name: 'Nadia', order: '1', email: 'nadia@example.com' };
    for (const wrong of [
      { name: 'a\nb' },
      { order: 'a\nb' },
      { name: ' ' },
      { order: '' },
      { email: 'nadia' },
      { id: 1 },
    ])
      expect(await withdraw({ ...statement, ...wrong })).toMatchObject({
        status: 400,
        body: { code: 'invalid_request' },
      });
  });

  it('429: too many of one network, whether or not they name an order', async () => {
    const strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
    const send = (email: string) =>
      withdraw({ name: 'Nadia', order: '#1', email }, strict).set('x-forwarded-for', '192.0.2.7');
    for (let count = 0; count < 10; count += 1) await send(`n${count}@example.com`).expect(202);
    expect((await send('n10@example.com')).status).toBe(429);
    await strict.close();
  });
});

describe('the receipt', () => {
  it.each([
    ['DE', true],
    ['BD', false],
  ])('of a buyer in %s names the right and the form: %s', async (country, isNamed) => {
    const order = await shop.placeOrder({ country, withdrawal_consent: 1 });
    await shop.app.db.deleteFrom('withdrawal_consents').execute();
    await shop.simulator.act(order.reference, 'pay');
    await shop.deliverHeld();
    const receipt = (await shop.listMails(order.email)).find(({ kind }) => kind === 'guest-receipt');
    expect(receipt?.text.includes('/withdraw?order=')).toBe(isNamed);
    expect(receipt?.link).toContain('/order#');
  });
});

describe('the right to withdraw', () => {
  it.each([
    ['BD', 'elsewhere'],
    ['NO', 'statutory'],
  ])('200: a buyer in %s: %s', async (country, basis) => {
    const order = await buy(country);
    expect(await readOwn(order.token)).toMatchObject({ basis });
    expect((await readAdmin(order.id)).withdrawal).toMatchObject({ basis, country, statement: null });
  });

  it('200: free for a plan without a price', async () => {
    const order = await shop.placeOrder({ country: 'DE', tier: 'Free', provider: undefined });
    expect(await readOwn(order.token)).toEqual({
      basis: 'free',
      until: null,
      consented_at: null,
      received_at: null,
    });
  });
});

describe('POST /api/admin/orders/{id}/withdrawal/close', () => {
  const close = (id: string) => shop.app.http.post(`/api/admin/orders/${id}/withdrawal/close`).set(shop.admin);

  it('204: closes it without a refund, once, and records the change', async () => {
    const order = await buy();
    await withdraw(toStatement(order)).expect(202);
    await shop.app.background.idle();
    for (let count = 0; count < 2; count += 1) await close(order.id).expect(204);
    expect((await readAdmin(order.id)).withdrawal.statement).toMatchObject({ open: false });
    const audit = await shop.app.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('subject_id', '=', order.id)
      .execute();
    expect(audit).toEqual([{ action: 'order.update', after: { withdrawal: 'closed' } }]);
  });

  it('201: a refund closes it as well', async () => {
    const order = await buy();
    await withdraw(toStatement(order)).expect(202);
    await shop.app.background.idle();
    expect((await readTask()).total).toBe(1);
    const { total } = await readAdmin(order.id);
    await shop.app.http
      .post(`/api/admin/orders/${order.id}/refunds`)
      .set(shop.admin)
      .send({ amount: total, to: 'manual', reason: 'Withdrawal', withdraw: true, refunded: 0 })
      .expect(201);
    expect((await readAdmin(order.id)).withdrawal.statement).toMatchObject({ open: false });
    expect(await readTask()).toEqual({ total: 0, first: null });
  });

  it('404: an order without a withdrawal', async () => {
    expect((await close((await buy()).id)).status).toBe(404);
    expect((await close(crypto.randomUUID())).status).toBe(404);
  });
});
