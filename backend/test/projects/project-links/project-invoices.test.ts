import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toClientToken } from '../../../../contract/rules/client-rights.ts';
import { createDueInvoices } from '../../../src/features/billing/recurring-invoices.service.ts';
import { saveHours, startCarePlan } from '../../factories/hours.ts';
import { addPerson, createOrganisation } from '../../factories/organisations.ts';
import { openProject } from '../../factories/projects.ts';
import { createQuote, sendQuote } from '../../factories/quotes.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
interface Listed {
  number: string;
  purpose: string;
  description: string;
  left: number;
  link?: string;
}

describe.each(['USD', 'BDT'])('invoices of a project in %s', (currency) => {
  let app: TestApp;
  let owner: Headers;
  beforeAll(async () => {
    app = await createTestApp();
    owner = (await app.signedIn('super_admin')).headers;
    const path = '/api/admin/payments/settings';
    const { manualEnabled, manualTitle, manualInstructions, version } = (await app.http.get(path).set(owner)).body;
    const settings = { manualEnabled, manualTitle, manualInstructions, version, currency };
    await app.http.put(path).set(owner).send(settings).expect(200);
  });
  afterAll(() => app.close());

  const send = async (draft: string) => {
    const path = `/api/admin/invoice-drafts/${draft}`;
    const { version } = (await app.http.get(path).set(owner).expect(200)).body;
    return (await app.http.post(`${path}/send`).set(owner).send({ version }).expect(200)).body;
  };
  const byNumber = (invoices: Listed[]) => invoices.toSorted((a, b) => a.number.localeCompare(b.number));
  const page = async (access: Headers) => (await app.http.get('/api/project-link').set(access).expect(200)).body;

  it('200: of its quote, hours and care plan, for those who pay, with what they are for; the studio reads the same', async () => {
    const { lead, access } = await openProject(app, owner);
    const { access: quote } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set(quote).send(answer).expect(200);
    const { body: plans } = await app.http.get(`/api/admin/leads/${lead}/milestones`).set(owner).expect(200);
    const deposit = await send(plans.items[0].items[0].draft_id);
    const payment = { amount: 1543.5, method: 'bank', paidOn: today(app), reference: '', left: 1543.5 };
    await app.http.post(`/api/admin/invoices/${deposit.id}/payments`).set(owner).send(payment).expect(200);
    await saveHours(app, owner, lead).expect(204);
    const { items } = (await app.http.get(`/api/admin/projects/${lead}/hours`).set(owner).expect(200)).body;
    const hours = { ids: [items[0].id], grouping: 'task' };
    const { body: draft } = await app.http.post(`/api/admin/projects/${lead}/invoices`).set(owner).send(hours);
    await send(draft.draft_id);
    await startCarePlan(app, owner, lead, { fee: 250, sends: true }).expect(200);
    const now = () => new Date(`${today(app)}T12:00:00Z`);
    await createDueInvoices({ ...app.deps, clock: { now } });

    const invoices = byNumber((await page(access)).invoices);
    // 2 h 20 min at 1,250.00 an hour are 2,916.67; together 4,710.17, of which the deposit is paid.
    expect(invoices).toMatchObject([
      { purpose: 'deposit', total: 1543.5, left: 0, status: 'paid', currency },
      { purpose: 'hours', total: 2916.67, left: 2916.67, status: 'sent', currency },
      { purpose: 'care_plan', total: 250, left: 250, status: 'sent', currency },
    ]);
    expect(invoices.map(({ description }) => description.split(/ for quote|:|,/)[0])).toEqual([
      'Deposit of 30%',
      'Screens',
      'Care plan with 5 h per month',
    ]);
    const waits = (await page(access)).waits.filter(({ kind }: { kind: string }) => kind === 'pay');
    expect(waits.map(({ label }: { label: string }) => label).sort()).toEqual(
      invoices.slice(1).map(({ number }) => number),
    );
    const studio = (await app.http.get(`/api/admin/projects/${lead}`).set(owner).expect(200)).body.invoices;
    expect(byNumber(studio)).toMatchObject(invoices.map(({ link: _link, ...invoice }) => invoice));

    const organisation = await createOrganisation(app, owner, lead);
    const accessOf = async (rights: readonly string[]) => {
      const { token } = await addPerson(app, owner, organisation, { rights });
      return { 'x-project-token': toClientToken(token, lead) };
    };
    expect((await page(await accessOf(['see', 'approve']))).invoices).toEqual([]);
    const shown = byNumber((await page(await accessOf(['pay']))).invoices);
    expect(shown).toHaveLength(3);
    for (const { link = '', number } of shown) {
      const opened = { 'x-invoice-token': new URL(link).hash.slice(1) };
      expect((await app.http.get('/api/invoice-link').set(opened).expect(200)).body.number).toBe(number);
    }

    const record = await app.http.get('/api/project-link/record').set(access).responseType('blob').expect(200);
    const { project } = JSON.parse(record.body.toString());
    expect(byNumber(project.invoices)).toMatchObject([
      { purpose: 'deposit', total: 1543.5, payments: [{ amount: 1543.5, method: 'bank' }] },
      { purpose: 'hours', total: 2916.67, payments: [] },
      { purpose: 'care_plan', total: 250, payments: [] },
    ]);
  });

  it('200: an invoice that was credited and written again stays; one without a project is on no page', async () => {
    const { lead, access } = await openProject(app, owner);
    const { access: quote } = await sendQuote(app, owner, await createQuote(app, owner, {}, lead));
    const answer = { version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman' };
    await app.http.post('/api/quote-link/acceptance').set(quote).send(answer).expect(200);
    const milestones = `/api/admin/leads/${lead}/milestones`;
    const [plan] = (await app.http.get(milestones).set(owner).expect(200)).body.items;
    const first = await send(plan.items[0].draft_id);
    const credit = { amount: 1543.5, left: 1543.5 };
    await app.http.post(`/api/admin/invoices/${first.id}/credits`).set(owner).send(credit).expect(200);
    const again = { quote_id: plan.quote_id, place: 0 };
    const { body: planned } = await app.http.post(milestones).set(owner).send(again).expect(200);
    const second = await send(planned.items[0].draft_id);
    // A copy may be for another client.
    const { body: copy } = await app.http.post('/api/admin/invoice-drafts').set(owner).send({ copyOf: second.id });
    await send(copy.id);
    expect(byNumber((await page(access)).invoices)).toMatchObject([
      { number: first.number, purpose: 'other', status: 'credited', left: 0 },
      { number: second.number, purpose: 'deposit', status: 'sent', left: 1543.5 },
    ]);
  });
});
