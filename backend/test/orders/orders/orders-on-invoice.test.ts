import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { sendDueReminders } from '../../../src/features/billing/invoice-reminders.service.ts';
import { createOffer } from '../../factories/commerce.ts';
import type { Headers } from '../../factories/payments-app.ts';
import { dayIn } from '../../support/today.ts';
import { createGuestShop, type GuestShop } from '../guest-orders/guest-shop.ts';

let shop: GuestShop;
beforeAll(async () => {
  shop = await createGuestShop();
  await saveSettings({ invoice: null });
});
afterAll(() => shop.close());

const INSTRUCTIONS = 'Account 1503-201, Padma Bank.';
const saveSettings = async (change: object, status = 200) => {
  const path = '/api/admin/payments/settings';
  const { version } = (await shop.app.http.get(path).set(shop.admin)).body;
  const manual = { manualEnabled: true, manualTitle: 'Bank transfer', manualInstructions: INSTRUCTIONS };
  const body = { ...manual, currency: 'BDT', version, ...change };
  const answer = await shop.app.http.put(path).set(shop.admin).send(body).expect(status);
  return answer.body;
};

/** A customer, and the call that orders two units of a plan for 2,450.50 taka each on invoice. */
async function createBuyer(price = 2450.5) {
  const { app, post } = shop;
  const { user, headers } = await app.signedIn();
  const { id: product_id } = await createOffer(app.db, app.deps.storage, { prices: { Pro: price } });
  const order = (terms: object = {}, key?: string) =>
    post(
      'orders',
      { product_id, tier: 'Pro', provider: 'manual', onInvoice: true, purchaseOrder: 'EDU-9', ...terms },
      key ? { ...headers, 'idempotency-key': key } : headers,
    );
  const read = async (id: string) => (await app.http.get(`/api/orders/${id}`).set(headers).expect(200)).body;
  const mails = async () => (await shop.listMails(user.email)).map(({ kind }) => kind);
  return { user, headers, order, read, mails, product_id };
}

const listInvoices = async (search: string, query: object = {}) =>
  (
    await shop.app.http
      .get('/api/admin/invoices')
      .query({ search, ...query })
      .set(shop.admin)
      .expect(200)
  ).body.items;

/** Confirms the transfer that the customer has reported. */
async function pay(headers: Headers, paymentId: string) {
  const number = crypto.randomUUID();
  await shop.app.http.put(`/api/payments/${paymentId}/transfer`).set(headers).send({ number }).expect(200);
  return shop.app.http
    .put(`/api/admin/payments/${paymentId}/decision`)
    .set(shop.admin)
    .send({ decision: 'confirm', transferNumber: number });
}

describe('an order on invoice', () => {
  it('400: unless the owner offers it, for this total, and with a transfer', async () => {
    const buyer = await createBuyer();
    const refused = async (terms: object = {}) => (await buyer.order(terms).expect(400)).body.details;
    expect(await refused()).toMatchObject([{ field: 'onInvoice' }]);
    expect((await shop.app.http.get('/api/payments/methods')).body.invoice).toBeUndefined();
    const terms = { days: 30, maximum: 2450.49 };
    expect((await saveSettings({ invoice: terms, manualEnabled: false }, 400)).details).toMatchObject([
      { field: 'invoice' },
    ]);
    for (const wrong of [
      { ...terms, days: 6 },
      { ...terms, days: 61 },
      { ...terms, maximum: 0 },
    ])
      await saveSettings({ invoice: wrong }, 400);
    expect((await saveSettings({ invoice: terms })).invoice).toEqual(terms);
    expect((await shop.app.http.get('/api/payments/methods')).body.invoice).toEqual(terms);
    expect(await refused()).toMatchObject([{ field: 'onInvoice' }]);
    expect(await refused({ provider: 'stripe' })).toMatchObject([{ field: 'onInvoice' }]);
    expect(await refused({ provider: undefined })).toMatchObject([{ field: 'onInvoice' }]);
    expect(await buyer.mails()).toEqual([]);
  });

  it('201: is invoiced immediately, and delivered when the transfer is confirmed', async () => {
    await saveSettings({ invoice: { days: 30, maximum: 2450.5 } });
    const buyer = await createBuyer();
    const { body: order } = await buyer.order({}, 'once').expect(201);
    expect((await buyer.order({}, 'once').expect(201)).body.id).toBe(order.id);
    const dueOn = dayIn(shop.app, 30);
    expect(order).toMatchObject({
      status: 'pending',
      amount: 2450.5,
      dueOn,
      download_id: null,
      purchaseOrder: 'EDU-9',
    });
    const [mail] = await shop.listMails(buyer.user.email);
    expect(mail?.kind).toBe('invoice');
    for (const text of ['2,450.50', INSTRUCTIONS, order.payment.code, 'EDU-9']) expect(mail?.text).toContain(text);
    expect(mail?.link).toContain(`/dashboard/payments/${order.payment.id}`);
    const [invoice] = await listInvoices(buyer.user.email);
    expect(invoice).toMatchObject({ status: 'sent', total: 2450.5, currency: 'BDT', order: { id: order.id } });
    expect(await listInvoices(buyer.user.email, { due: 'open' })).toHaveLength(1);
    expect(await listInvoices(buyer.user.email, { due: 'overdue' })).toEqual([]);
    const { body: documents } = await shop.app.http.get(`/api/orders/${order.id}/invoices`).set(buyer.headers);
    expect(documents.items).toMatchObject([
      { dueOn, purchaseOrder: 'EDU-9', note: expect.stringContaining(INSTRUCTIONS) },
    ]);
    expect(documents.items[0].payment).toBeUndefined();
    const seen = await shop.app.http.get(`/api/admin/orders/${order.id}`).set(shop.admin).expect(200);
    expect(seen.body.dueOn).toBe(dueOn);

    expect((await pay(buyer.headers, order.payment.id)).status).toBe(200);
    const paid = await buyer.read(order.id);
    expect([paid.status, paid.download_id]).toEqual(['completed', expect.any(String)]);
    expect(await listInvoices(buyer.user.email)).toMatchObject([{ id: invoice.id, status: 'paid' }]);
    expect(await buyer.mails()).toEqual(['invoice', 'order-receipt']);
  });

  it('201: of a cart; another order on invoice is another order', async () => {
    await saveSettings({ invoice: { days: 7, maximum: 5000 } });
    const buyer = await createBuyer(1200);
    const { body: first } = await buyer.order().expect(201);
    const { body: second } = await buyer.order().expect(201);
    expect(second.id).not.toBe(first.id);
    const { body: cart } = await shop.post('cart/items', { product_id: buyer.product_id, tier: 'Pro' }, buyer.headers);
    const input = { total: cart.amount, provider: 'manual', onInvoice: true };
    const { body: third } = await shop.post('cart/order', input, buyer.headers).expect(201);
    expect(third.dueOn).toBe(first.dueOn);
    expect((await listInvoices(buyer.user.email)).map(({ total }: { total: number }) => total)).toEqual([
      1200, 1200, 1200,
    ]);
  });

  it('200: is reminded by the plan, cancelled two weeks after its day with a credit note, and not reopened', async () => {
    await saveSettings({ invoice: { days: 7, maximum: 5000 } });
    const plan = await shop.app.http.get('/api/admin/invoice-reminders').set(shop.admin);
    const steps = [{ days: 3, active: true }];
    await shop.app.http
      .put('/api/admin/invoice-reminders')
      .set(shop.admin)
      .send({ ...plan.body, steps, skips_weekend: false })
      .expect(200);
    const buyer = await createBuyer(1200);
    const { body: order } = await buyer.order().expect(201);
    const remind = async (days: number) => {
      const now = new Date(`${addDays(order.dueOn, days)}T06:00:00Z`);
      await sendDueReminders({ ...shop.app.deps, clock: { now: () => now } });
    };
    await remind(2);
    expect(await buyer.mails()).toEqual(['invoice']);
    await Promise.all([remind(3), remind(3)]);
    expect(await buyer.mails()).toEqual(['invoice', 'invoice-overdue']);
    await shop.reconcile(20 * 24 * 60);
    expect((await buyer.read(order.id)).status).toBe('pending');
    await shop.reconcile(3 * 24 * 60);
    expect((await buyer.read(order.id)).status).toBe('cancelled');
    expect(await buyer.mails()).toEqual(['invoice', 'invoice-overdue', 'order-unpaid']);
    const documents = await listInvoices(buyer.user.email);
    expect(
      documents.map(({ kind, total, status }: Record<string, unknown>) => [kind, total, status]).toSorted(),
    ).toEqual([
      ['credit_note', -1200, 'issued'],
      ['invoice', 1200, 'credited'],
    ]);
    await remind(30);
    expect(await buyer.mails()).toHaveLength(3);
  });

  it('409: money for an order that the studio has cancelled, whose invoice is credited', async () => {
    await saveSettings({ invoice: { days: 7, maximum: 5000 } });
    const buyer = await createBuyer(1200);
    const { body: order } = await buyer.order().expect(201);
    const cancel = { from: 'pending', status: 'cancelled' };
    await shop.app.http.put(`/api/admin/orders/${order.id}/status`).set(shop.admin).send(cancel).expect(200);
    expect(await listInvoices(buyer.user.email)).toHaveLength(2);
    const { status, body } = await pay(buyer.headers, order.payment.id);
    expect([status, body.message]).toEqual([409, expect.stringContaining('credit note')]);
  });

  it('200: an unpaid one is cancelled with its invoice even after the studio has begun to process it', async () => {
    await saveSettings({ invoice: { days: 7, maximum: 5000 } });
    const buyer = await createBuyer(1200);
    const { body: order } = await buyer.order().expect(201);
    const change = { from: 'pending', status: 'processing' };
    await shop.app.http.put(`/api/admin/orders/${order.id}/status`).set(shop.admin).send(change).expect(200);
    expect((await buyer.read(order.id)).status).toBe('processing');
    await shop.reconcile(23 * 24 * 60);
    expect((await buyer.read(order.id)).status).toBe('cancelled');
    expect((await listInvoices(buyer.user.email)).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual([
      'credit_note',
      'invoice',
    ]);
  });
});
