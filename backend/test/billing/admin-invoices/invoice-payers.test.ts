import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
import { openProject } from '../../factories/projects.ts';
import { createQuote, quoteContent, sendQuote } from '../../factories/quotes.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
const RECIPIENT = quoteContent().recipient.email;

describe.each([
  { language: 'en', currency: 'USD', path: '/invoice', due: '$1,543.50', left: '$543.50' },
  { language: 'bn', currency: 'BDT', path: '/bn/invoice', due: '৳১,৫৪৩.৫০', left: '৳৫৪৩.৫০' },
])('invoices of an organisation in $language', ({ language, currency, path, due, left }) => {
  let app: TestApp;
  let owner: Headers;
  beforeAll(async () => {
    app = await createTestApp();
    owner = (await app.signedIn('super_admin')).headers;
    const settings = (await app.http.get('/api/admin/payments/settings').set(owner)).body;
    const { version } = settings;
    const manual = { manualEnabled: true, manualTitle: 'bKash', manualInstructions: 'Send to 01700-000000.' };
    await app.http
      .put('/api/admin/payments/settings')
      .set(owner)
      .send({ ...manual, currency, version })
      .expect(200);
  });
  afterAll(() => app.close());

  /** The draft of a deposit: 30% of 5,144.99, which is 1,543.50. */
  const acceptQuote = async (lead: string): Promise<string> => {
    const recipient = { ...quoteContent().recipient, language };
    const { access } = await sendQuote(app, owner, await createQuote(app, owner, { recipient }, lead));
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set(access).send(answer).expect(200);
    const { body } = await app.http.get(`/api/admin/leads/${lead}/milestones`).set(owner).expect(200);
    return body.items[0].items[0].draft_id;
  };
  const draftOf = async (id: string) =>
    (await app.http.get(`/api/admin/invoice-drafts/${id}`).set(owner).expect(200)).body;
  const send = async (id: string) => {
    const { version } = await draftOf(id);
    return (await app.http.post(`/api/admin/invoice-drafts/${id}/send`).set(owner).send({ version }).expect(200)).body;
  };
  /** The emails about invoices since the last call: who got which, with the link. */
  const readMails = async () => {
    await app.background.idle();
    const mails = app.mail.sent.filter(({ kind }) => /^(invoice|credit-note)/.test(kind));
    app.mail.sent.length = 0;
    return mails.map(({ kind, to, text }) => {
      const [, page, token = ''] = /https?:\/\/[^/]+([\w/]*\/invoice)#([\w-]+)/.exec(text) ?? [];
      return { kind, address: to.address, page, token, text };
    });
  };
  const post = (url: string, body: object) => app.http.post(url).set(owner).send(body).expect(200);

  it('200: each email goes to the people who pay, with their own link; others and the recipient get none', async () => {
    const { lead } = await openProject(app, owner, {}, language);
    const organisation = await createOrganisation(app, owner, lead);
    const add = (name: string, rights: string[]) => addPerson(app, owner, organisation, { name, rights });
    const rina = await add('Rina Das', ['pay']);
    await add('Nadia Rahman', ['see', 'approve']);
    const rafi = await add('Rafi Karim', ['see', 'pay']);
    const payers = [
      { name: 'Rina Das', email: rina.email },
      { name: 'Rafi Karim', email: rafi.email },
    ];
    const draft = await acceptQuote(lead);
    expect(await draftOf(draft)).toMatchObject({ payers, recipient: { email: RECIPIENT } });
    await readMails();

    const invoice = await send(draft);
    expect(invoice).toMatchObject({ payers, email: RECIPIENT, total: 1543.5, left: 1543.5, currency });
    const links = [rina, rafi].map(({ email, token }) => ({ address: email, token: toClientToken(token, invoice.id) }));
    const toBoth = (kind: string) => links.map((link) => ({ ...link, kind, page: path }));
    const sent = await readMails();
    expect(sent).toMatchObject(toBoth('invoice'));
    expect(sent.every(({ text }) => text.includes(due))).toBe(true);
    const byRina = { 'x-invoice-token': sent[0]?.token ?? '' };
    expect((await app.http.get('/api/invoice-link').set(byRina).expect(200)).body).toMatchObject({ left: 1543.5 });

    const url = `/api/admin/invoices/${invoice.id}`;
    const payment = { amount: 1000, method: 'bank', paidOn: today(app), reference: '', left: 1543.5 };
    await post(`${url}/payments`, payment);
    const receipts = await readMails();
    expect(receipts).toMatchObject(toBoth('invoice-payment'));
    // 1,543.50 less 1,000 are 543.50.
    expect(receipts.every(({ text }) => text.includes(left))).toBe(true);

    await post(`${url}/reminders`, { sent: 0 });
    expect(await readMails()).toMatchObject(toBoth('invoice-reminder'));

    const pay = { provider: 'manual', amount: 543.5 };
    const started = await app.http.post('/api/invoice-link/payments').set(byRina).send(pay).expect(200);
    const report = app.http.post('/api/invoice-link/transfer').set(byRina);
    await report.send({ number: 'TRX1234567' }).expect(200);
    const decision = { decision: 'refuse', transferNumber: 'TRX1234567', reason: 'No such transfer' };
    await app.http.put(`/api/admin/payments/${started.body.payment.id}/decision`).set(owner).send(decision).expect(200);
    const refused = await readMails();
    expect(refused).toMatchObject(toBoth('invoice-payment'));
    expect(refused.every(({ text }) => text.includes('No such transfer'))).toBe(true);

    await post(`${url}/credits`, { amount: 43.5, left: 1543.5 });
    expect((await readMails()).map(({ kind, address }) => [kind, address])).toEqual([
      ['credit-note', rina.email],
      ['credit-note', rafi.email],
    ]);

    await app.http.delete(rina.path).set(owner).expect(204);
    await app.http.get('/api/invoice-link').set(byRina).expect(404);
    // 543.50 less the credit of 43.50 are 500.
    await post(`${url}/payments`, { ...payment, amount: 500, left: 500 });
    expect((await readMails()).map(({ address }) => address)).toEqual([rafi.email]);
  });

  it('200: without anyone who pays, the recipient gets them, with the link of the invoice', async () => {
    const { lead } = await openProject(app, owner, {}, language);
    const organisation = await createOrganisation(app, owner, lead);
    await addPerson(app, owner, organisation, { rights: ['see', 'approve', 'manage'] });
    const draft = await acceptQuote(lead);
    await readMails();
    const { link, payers } = await send(draft);
    expect(payers).toEqual([]);
    const [mail, ...others] = await readMails();
    expect(mail).toMatchObject({ kind: 'invoice', address: RECIPIENT, page: path, token: new URL(link).hash.slice(1) });
    expect(others).toEqual([]);
  });
});
