import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInvoiceDraft, DRAFT_CONTENT } from '../../factories/direct-invoices.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { canReadPdf, readPdf } from '../../support/pdf-text.ts';
import { dayIn } from '../../support/today.ts';

// The sample invoice is over $268.50: three parts of 89.50.
let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(() => shop.close());

/** From tomorrow. */
const day = (offset: number) => dayIn(shop.app, offset + 1);
const parts = (...amounts: number[]) => amounts.map((amount, index) => ({ dueOn: day(index * 10), amount }));
const draft = async (instalments: object[], recipient = {}) => {
  const { id, version, ...stored } = await createInvoiceDraft(shop.app, admin, recipient);
  const body = { ...DRAFT_CONTENT, recipient: stored.recipient, instalments, version };
  return (await shop.app.http.put(`/api/admin/invoice-drafts/${id}`).set(admin).send(body).expect(200)).body;
};
const press = ({ id, version }: { id: string; version: number }) =>
  shop.app.http.post(`/api/admin/invoice-drafts/${id}/send`).set(admin).send({ version });
const send = async (instalments: object[], recipient = {}) =>
  (await press(await draft(instalments, recipient)).expect(200)).body;
const invoice = async (id: string) =>
  (await shop.app.http.get(`/api/admin/invoices/${id}`).set(admin).expect(200)).body;
const record = (id: string, amount: number, left: number) =>
  shop.app.http
    .post(`/api/admin/invoices/${id}/payments`)
    .set(admin)
    .send({ amount, left, paidOn: '2026-01-05', method: 'bank', reference: '' })
    .expect(200);
const lefts = ({ instalments }: { instalments: { left: number }[] }) => instalments.map(({ left }) => left);
const moveBack = (id: string, dueOn: string, to: string) =>
  shop.app.db
    .updateTable('invoice_instalments')
    .set({ due_on: to })
    .where('invoice_id', '=', id)
    .where('due_on', '=', dueOn)
    .execute();

describe('an invoice with instalments', () => {
  it('200: payments of every kind fill them in order, and credits reduce the last ones', async () => {
    const { id, ...sent } = await send(parts(89.5, 89.5, 89.5));
    expect(sent).toMatchObject({ status: 'sent', due: 89.5, nextDueOn: day(0), dueOn: day(20), left: 268.5 });
    await record(id, 100, 268.5);
    expect(await invoice(id)).toMatchObject({ status: 'partly_paid', due: 79, nextDueOn: day(10), left: 168.5 });
    const withheld = { amount: 0, left: 168.5, paidOn: '2026-01-05', method: 'bank', reference: '' };
    await shop.app.http
      .post(`/api/admin/invoices/${id}/payments`)
      .set(admin)
      .send({ ...withheld, withheld: { kind: 'vds', amount: 9 } })
      .expect(200);
    await shop.app.http
      .post(`/api/admin/invoices/${id}/credits`)
      .set(admin)
      .send({ amount: 100, left: 268.5 })
      .expect(200);
    const credited = await invoice(id);
    // 168.50 are owed: 89.50 and 79.00, of which 109 are paid.
    expect(credited.instalments).toEqual([
      { dueOn: day(0), amount: 89.5, left: 0 },
      { dueOn: day(10), amount: 79, left: 59.5 },
      { dueOn: day(20), amount: 0, left: 0 },
    ]);
    expect(credited).toMatchObject({ due: 59.5, left: 59.5 });
    expect(credited.items[1].instalments).toBeUndefined();
  });

  it('200: the link pays the next instalment or everything that is left, and nothing else', async () => {
    const { link, id } = await send(parts(89.5, 89.5, 89.5), { email: 'parts@padma.example' });
    const access = { 'x-invoice-token': new URL(link).hash.slice(1) };
    const pay = (amount: number) =>
      shop.app.http.post('/api/invoice-link/payments').set(access).send({ provider: 'stripe', amount });
    const settle = async (body: { payment: { checkoutUrl: string } }) => {
      await shop.simulator.act(body.payment.checkoutUrl.split('/').at(-1) ?? '', 'pay');
      await shop.deliverHeld();
      await shop.app.background.idle();
    };
    await pay(100).expect(409);
    await settle((await pay(89.5).expect(200)).body);
    const read = (await shop.app.http.get('/api/invoice-link').set(access).expect(200)).body;
    expect(read).toMatchObject({ due: 89.5, left: 179, nextDueOn: day(10), status: 'partly_paid' });
    const mail = shop.app.mail.sent.findLast(({ to }) => to.address === 'parts@padma.example');
    expect(mail?.text).toContain('The next instalment of $89.50 is due on');
    await settle((await pay(179).expect(200)).body);
    expect(lefts(await invoice(id))).toEqual([0, 0, 0]);
    expect((await invoice(id)).status).toBe('paid');
  });

  it('200: overdue is by instalment, in the list as on the page', async () => {
    const { id, number } = await send(parts(89.5, 179));
    await moveBack(id, day(0), '2020-01-31');
    const overdue = async () => {
      const query = { due: 'overdue', search: number };
      const { body } = await shop.app.http.get('/api/admin/invoices').query(query).set(admin).expect(200);
      return body.items.map(({ status }: { status: string }) => status);
    };
    expect(await invoice(id)).toMatchObject({ status: 'overdue', due: 89.5, nextDueOn: '2020-01-31' });
    expect(await overdue()).toEqual(['overdue']);
    await record(id, 89.49, 268.5);
    expect(await overdue()).toEqual(['overdue']);
    await record(id, 0.01, 179.01);
    expect(await overdue()).toEqual([]);
    expect(await invoice(id)).toMatchObject({ status: 'partly_paid', due: 179, nextDueOn: day(10) });
  });

  it('200: the PDF, the email and the customer’s list name them', async () => {
    const customer = await shop.app.signedIn();
    const recipient = { customerId: customer.user.id, email: 'own-parts@padma.example' };
    await send(parts(89.5, 179), recipient);
    await shop.app.background.idle();
    const mail = shop.app.mail.sent.find(({ to }) => to.address === recipient.email);
    expect(mail?.text).toContain('$179.00');
    const { body } = await shop.app.http.get('/api/invoices').set(customer.headers).expect(200);
    expect(body.items).toMatchObject([{ due: 89.5, nextDueOn: day(0), left: 268.5, dueOn: day(10) }]);
    const pdf = mail?.files?.[0]?.content;
    if (!canReadPdf || !pdf) return;
    for (const text of ['Instalments', '$89.50', '$179.00']) expect(readPdf(pdf)).toContain(text);
  });

  it.each([
    ['instalments', () => parts(89.5, 178.99)],
    ['instalments.0.dueOn', () => [{ dueOn: day(-3), amount: 268.5 }]],
    ['instalments.1.amount', () => parts(268.5, 0)],
    ['instalments.1.dueOn', () => [...parts(100), ...parts(168.5)]],
  ])('400: a plan that cannot be sent, at %s', async (field, plan) => {
    const { body } = await press(await draft(plan())).expect(400);
    expect(body.details).toMatchObject([{ field }]);
  });
});
