import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { sendDirectInvoice } from '../../factories/direct-invoices.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';

// The sample invoice is over $268.50: (90 + 100) + 15% of it, which is 28.50, and 50 without tax.
let shop: PaymentsApp;
let admin: Headers;
beforeAll(async () => {
  shop = await createPaymentsApp();
  admin = (await shop.app.signedIn('super_admin')).headers;
});
afterAll(async () => {
  expect(await countLedgerMismatches(shop.app.db)).toBe(0);
  await shop.close();
});

const openLink = async (recipient = {}) => {
  const { id, number, link } = await sendDirectInvoice(shop.app, admin, recipient);
  const access = { 'x-invoice-token': new URL(link).hash.slice(1) };
  return { id, number, link, access };
};
const read = async (access: Headers) => (await shop.app.http.get('/api/invoice-link').set(access).expect(200)).body;
const pay = (access: Headers, provider: string, amount: number) =>
  shop.app.http.post('/api/invoice-link/payments').set(access).send({ provider, amount });
const record = (id: string, amount: number, left: number) =>
  shop.app.http
    .post(`/api/admin/invoices/${id}/payments`)
    .set(admin)
    .send({ amount, left, paidOn: '2026-01-05', method: 'bank', reference: '' });
const invoiceOf = async (id: string) => (await shop.app.http.get(`/api/admin/invoices/${id}`).set(admin)).body;
const adminPayment = async (id: string) => (await shop.app.http.get(`/api/admin/payments/${id}`).set(admin)).body;
const referenceOf = (body: { payment: { checkoutUrl: string } }) => body.payment.checkoutUrl.split('/').at(-1) ?? '';
const settle = async (reference: string) => {
  await shop.simulator.act(reference, 'pay');
  await shop.deliverHeld();
  await shop.app.background.idle();
};

describe('GET /api/invoice-link', () => {
  it('200: the invoice of the link, never cached, in the mail and after it was sent', async () => {
    const { access, link, number } = await openLink({ email: 'link@padma.example', language: 'bn' });
    const { body, headers } = await shop.app.http.get('/api/invoice-link').set(access).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({ number, language: 'bn', status: 'sent', total: 268.5, left: 268.5, due: 268.5 });
    await shop.app.background.idle();
    const mail = shop.app.mail.sent.find(({ to }) => to.address === 'link@padma.example');
    expect(link).toMatch(/^https:\/\/shop\.example\/bn\/invoice#[\w-]{43}$/);
    expect(mail?.text).toContain(link);
  });

  it('404: for an unknown token and after the link was renewed, which an administrator’s activity shows', async () => {
    const { id, access } = await openLink();
    const { body } = await shop.app.http.post(`/api/admin/invoices/${id}/link`).set(admin).expect(200);
    await shop.app.http.get('/api/invoice-link').set(access).expect(404);
    const renewed = { 'x-invoice-token': new URL(body.link).hash.slice(1) };
    expect((await read(renewed)).left).toBe(268.5);
    await shop.app.http
      .get('/api/invoice-link')
      .set({ 'x-invoice-token': 'A'.repeat(43) })
      .expect(404);
    await shop.app.http.post(`/api/admin/invoices/${randomUUID()}/link`).set(admin).expect(404);
    const { body: activity } = await shop.app.http.get('/api/admin/activity').set(admin).expect(200);
    expect(activity.items[0]).toMatchObject({ action: 'invoice.link' });
  });
});

describe('GET /api/invoice-link/documents/{id}', () => {
  it('200: the PDF of the invoice; 404: that of another', async () => {
    const { id, access } = await openLink();
    const other = await openLink();
    const { headers } = await shop.app.http.get(`/api/invoice-link/documents/${id}`).set(access).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    await shop.app.http.get(`/api/invoice-link/documents/${other.id}`).set(access).expect(404);
  });
});

describe('POST /api/invoice-link/payments', () => {
  it('200: two tabs share one payment, and the invoice is paid once, with a receipt and news to both sides', async () => {
    const customer = await shop.app.signedIn();
    const email = 'payer@meghna.example';
    const { id, number, access } = await openLink({ customerId: customer.user.id, email });
    const tabs = await Promise.all([pay(access, 'stripe', 268.5), pay(access, 'stripe', 268.5)]);
    expect(tabs.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = tabs.map(({ body }) => referenceOf(body));
    expect(first).toBe(second);
    expect(await read(access)).toMatchObject({ left: 268.5, payment: { status: 'pending', waiting: false } });
    await settle(first ?? '');
    expect(await read(access)).toMatchObject({ status: 'paid', paid: 268.5, left: 0, payment: { status: 'paid' } });
    await pay(access, 'stripe', 268.5).expect(409);
    const invoice = await invoiceOf(id);
    expect(invoice.payments).toMatchObject([{ amount: 268.5, method: 'online', returned: false }]);
    const mails = shop.app.mail.sent.filter(({ to, kind }) => to.address === email && kind === 'invoice-payment');
    expect(mails.map(({ text }) => text.includes('The invoice is paid in full.'))).toEqual([true]);
    const { body: news } = await shop.app.http.get('/api/notifications').set(customer.headers);
    expect(news.items[0]).toMatchObject({ title: 'Payment received', text: expect.stringContaining(number) });
    const { body: bell } = await shop.app.http.get('/api/notifications').set(admin);
    expect(bell.items[0]).toMatchObject({ title: `Invoice ${number} is paid` });
    const { body: own } = await shop.app.http.get('/api/invoices').set(customer.headers);
    expect(own.items).toMatchObject([{ status: 'paid', left: 0 }]);
  });

  it('200: money above the amount due is held for the owner, who can only decline it', async () => {
    const { id, access } = await openLink({ email: 'late@padma.example' });
    const card = await pay(access, 'stripe', 268.5).expect(200);
    const mobile = await pay(access, 'sslcommerz', 268.5).expect(200);
    expect(mobile.body.payment.id).not.toBe(card.body.payment.id);
    await settle(referenceOf(card.body));
    await settle(referenceOf(mobile.body));
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', paid: 268.5, left: 0 });
    const late = await adminPayment(mobile.body.payment.id);
    expect(late).toMatchObject({ status: 'pending', hold: 'invoice', customer: null, invoice: { id } });
    const decide = (body: object) => shop.app.http.put(`/api/admin/payments/${late.id}/decision`).set(admin).send(body);
    await decide({ decision: 'confirm' }).expect(409);
    await decide({ decision: 'refuse', reason: 'Paid twice, the money is on its way back' }).expect(200);
    await shop.app.background.idle();
    const [refusal] = shop.app.mail.sent.filter(({ subject }) => subject.includes('did not go through'));
    expect(refusal).toMatchObject({ to: { address: 'late@padma.example' } });
    expect((await invoiceOf(id)).payments).toHaveLength(1);
  });

  it('200: after a credit the payment of the old amount is held, and the new one fits', async () => {
    const { id, access } = await openLink();
    const { body } = await pay(access, 'stripe', 268.5).expect(200);
    const credit = { amount: 68.5, left: 268.5 };
    await shop.app.http.post(`/api/admin/invoices/${id}/credits`).set(admin).send(credit).expect(200);
    await pay(access, 'stripe', 268.5).expect(409);
    await settle(referenceOf(body));
    expect(await adminPayment(body.payment.id)).toMatchObject({ hold: 'invoice' });
    await pay(access, 'stripe', 200).expect(409); // the owner decides first
    expect((await invoiceOf(id)).left).toBe(200);
  });

  it('409: what is due has changed since; 400: a provider that is not offered; 404: an unknown link', async () => {
    const { id, access } = await openLink();
    await record(id, 100, 268.5).expect(200);
    await pay(access, 'stripe', 268.5).expect(409);
    await pay(access, 'demo', 168.5).expect(400);
    await pay(access, 'manual', 168.5).expect(400);
    await pay({ 'x-invoice-token': 'A'.repeat(43) }, 'stripe', 168.5).expect(404);
    expect((await pay(access, 'stripe', 168.5).expect(200)).body.payment.amount).toBe(168.5);
  });

  it('200: a refund at the provider and a lost dispute leave the invoice to pay again', async () => {
    const { id, access } = await openLink();
    const { body } = await pay(access, 'stripe', 268.5).expect(200);
    const reference = referenceOf(body);
    await settle(reference);
    for (const minor of [6_850, 0]) {
      expect(await shop.deliver(shop.simulator.giveBack(reference, minor))).toBe(200);
      await shop.app.background.idle();
    }
    expect(await invoiceOf(id)).toMatchObject({ status: 'partly_paid', paid: 200, left: 68.5 });
    expect((await invoiceOf(id)).payments).toMatchObject([
      { amount: 268.5, returned: false },
      { amount: -68.5, returned: true },
    ]);
    expect(await adminPayment(body.payment.id)).toMatchObject({
      status: 'partly_refunded',
      refunded: 68.5,
      hold: null,
    });
    await shop.deliver(shop.simulator.dispute(reference, 'needs_response'));
    await shop.deliver(shop.simulator.dispute(reference, 'lost'));
    await shop.app.background.idle();
    expect(await invoiceOf(id)).toMatchObject({ status: 'sent', paid: 0, left: 268.5 });
  });
});

describe('POST /api/invoice-link/transfer', () => {
  it('200: the owner confirms the transfer; 409: while none is open', async () => {
    const path = '/api/admin/payments/settings';
    const { version } = (await shop.app.http.get(path).set(admin)).body;
    const texts = { manualTitle: 'bKash', manualInstructions: 'Send the amount to 01700-000000.' };
    await shop.app.http
      .put(path)
      .set(admin)
      .send({ ...texts, manualEnabled: true, version })
      .expect(200);
    const { id, access } = await openLink();
    const report = (number: string) => shop.app.http.post('/api/invoice-link/transfer').set(access).send({ number });
    await report('9GX41K').expect(409);
    const unknown = { 'x-invoice-token': 'A'.repeat(43) };
    await shop.app.http.post('/api/invoice-link/transfer').set(unknown).send({ number: '9GX41K' }).expect(404);
    const { body } = await pay(access, 'manual', 268.5).expect(200);
    expect(body.payment).toMatchObject({ title: 'bKash', instructions: texts.manualInstructions, checkoutUrl: null });
    expect((await report('9GX41K').expect(200)).body).toMatchObject({ left: 268.5, payment: { waiting: true } });
    await shop.app.background.idle();
    const bell = (await shop.app.http.get('/api/notifications').set(admin)).body.items[0];
    expect(bell).toMatchObject({ title: 'Transfer reported', text: expect.stringContaining('Padma Foods Ltd.') });
    await shop.app.http
      .put(`/api/admin/payments/${body.payment.id}/decision`)
      .set(admin)
      .send({ decision: 'confirm', transferNumber: '9GX41K' })
      .expect(200);
    expect(await invoiceOf(id)).toMatchObject({ status: 'paid', left: 0, payments: [{ reference: '9GX41K' }] });
  });
});
