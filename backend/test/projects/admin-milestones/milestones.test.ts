import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQuote, quoteLine, sendQuote } from '../../factories/quotes.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
let support: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
  support = (await app.signedIn('super_admin', ['support'])).headers;
});
afterAll(() => app.close());

interface Quote {
  id: string;
  lead_id: string;
  lines: { id: string }[];
}

/** A quote of $5,144.99 in 30, 40 and 30 percent, accepted without options. */
async function accepted(values: object = {}, total = 5144.99, selected: number[] = []): Promise<Quote> {
  const { quote, access } = await sendQuote(app, support, await createQuote(app, support, values));
  const answer = { version: 1, selected: selected.map((index) => quote.lines[index].id), total, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(access).send(answer).expect(200);
  return quote;
}

const list = (lead: string) => app.http.get(`/api/admin/leads/${lead}/milestones`).set(support);
const planOf = async ({ lead_id }: Quote) => (await list(lead_id).expect(200)).body.items[0];
const press = ({ id, lead_id }: Quote, place: number, headers = owner) =>
  app.http.post(`/api/admin/leads/${lead_id}/milestones`).set(headers).send({ quote_id: id, place });
const draftOf = async (id: string) =>
  (await app.http.get(`/api/admin/invoice-drafts/${id}`).set(owner).expect(200)).body;
const send = async (id: string) => {
  const { version } = await draftOf(id);
  return (await app.http.post(`/api/admin/invoice-drafts/${id}/send`).set(owner).send({ version }).expect(200)).body;
};
const pay = (id: string, amount: number) =>
  app.http
    .post(`/api/admin/invoices/${id}/payments`)
    .set(owner)
    .send({ amount, method: 'bank', paidOn: today(app), reference: '', left: amount })
    .expect(200);
const credit = ({ id, total }: { id: string; total: number }) =>
  app.http.post(`/api/admin/invoices/${id}/credits`).set(owner).send({ amount: total, left: total }).expect(200);

describe('GET /api/admin/leads/{id}/milestones', () => {
  it('200: the deposit is a draft since the acceptance; nothing before it; 404: unknown lead', async () => {
    const quote = await createQuote(app, support);
    expect((await list(quote.lead_id).expect(200)).body.items).toEqual([]);
    const plan = await planOf(await accepted());
    expect(plan).toMatchObject({
      title: 'Tide tables for Android',
      currency: 'USD',
      total: 5144.99,
      invoiced: 0,
      paid: 0,
    });
    expect(plan.items).toMatchObject([
      { place: 0, kind: 'deposit', percent: 30, amount: 1543.5, status: 'draft', is_final: false, can_invoice: false },
      { place: 1, phase: 'Design & Prototyping', amount: 2057.99, status: 'planned', can_invoice: true },
      { place: 2, kind: 'final', amount: 1543.5, status: 'planned', is_final: true, can_invoice: false },
    ]);
    await list(randomUUID()).expect(404);
  });
});

describe('POST /api/admin/leads/{id}/milestones', () => {
  it('200: deposit, milestone and final invoice are the total together, and paid is what arrives', async () => {
    const quote = await accepted();
    const deposit = await send((await planOf(quote)).items[0].draft_id);
    expect(deposit.total).toBe(1543.5);
    await pay(deposit.id, 1543.5);
    const { body: plan } = await press(quote, 1).expect(200);
    const draft = await draftOf(plan.items[1].draft_id);
    expect(draft.lines).toMatchObject([
      {
        description: expect.stringMatching(/^Payment of 40% after “Design & Prototyping” for quote Q-/),
        unitPrice: 1720,
        taxPercent: 15,
      },
      { unitPrice: 79.99, taxPercent: 0 },
    ]);
    expect(draft).toMatchObject({ dueDays: 14, total: 2057.99, recipient: { email: 'boats@padma.example' } });
    await press(quote, 2).expect(409);
    const milestone = await send(draft.id);
    const { body: last } = await press(quote, 2).expect(200);
    const final = await draftOf(last.items[2].draft_id);
    expect(final.deposits).toEqual([deposit.id, milestone.id]);
    expect(final.lines.map(({ description }: { description: string }) => description)).toEqual([
      'Screens',
      'Review',
      'Hosting',
    ]);
    const rest = await send(final.id);
    expect(rest.total).toBe(1543.5);
    expect(await planOf(quote)).toMatchObject({
      invoiced: 5144.99,
      paid: 1543.5,
      items: [
        { status: 'paid' },
        { status: 'sent', invoice: { left: 2057.99 } },
        { status: 'sent', invoice: { total: 1543.5 } },
      ],
    });
  });

  it('409: of two presses the second one, and one out of order', async () => {
    const quote = await accepted();
    const pressed = await Promise.all([press(quote, 1), press(quote, 1)]);
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await press(quote, 0).expect(409);
    expect((await planOf(quote)).items.map(({ status }: { status: string }) => status)).toEqual([
      'draft',
      'draft',
      'planned',
    ]);
  });

  it('200: a deleted draft is filled again, so that it cannot become a second invoice', async () => {
    const quote = await accepted();
    const { draft_id: id } = (await planOf(quote)).items[0];
    await app.http.delete(`/api/admin/invoice-drafts/${id}`).set(owner).expect(204);
    expect((await planOf(quote)).items[0]).toMatchObject({ status: 'planned', draft_id: null, can_invoice: true });
    const { body } = await press(quote, 0).expect(200);
    expect(body.items[0]).toMatchObject({ status: 'draft', draft_id: id });
  });

  it('200: a credited invoice is written again, and the final one deducts what is left', async () => {
    const quote = await accepted();
    const first = await send((await planOf(quote)).items[0].draft_id);
    await credit(first);
    expect((await planOf(quote)).items[0]).toMatchObject({ status: 'credited', can_invoice: true });
    const { body } = await press(quote, 0).expect(200);
    const second = await send(body.items[0].draft_id);
    expect([second.total, second.id === first.id]).toEqual([1543.5, false]);
    const milestone = await send((await press(quote, 1).expect(200)).body.items[1].draft_id);
    await credit(milestone);
    const final = await draftOf((await press(quote, 2).expect(200)).body.items[2].draft_id);
    expect(final.deposits).toEqual([second.id]);
    await press(quote, 1).expect(409);
    expect((await send(final.id)).total).toBe(3601.49);
    // 1,543.50 + 3,601.49 are the whole quote.
    await press(quote, 1).expect(409);
    expect(await planOf(quote)).toMatchObject({
      invoiced: 5144.99,
      items: [{}, { status: 'credited', can_invoice: false }, { amount: 1543.5, invoice: { total: 3601.49 } }],
    });
  });

  it('409: a deleted final draft is not restored once it would bill a payment twice', async () => {
    const quote = await accepted();
    await send((await planOf(quote)).items[0].draft_id);
    await credit(await send((await press(quote, 1).expect(200)).body.items[1].draft_id));
    const { draft_id: id } = (await press(quote, 2).expect(200)).body.items[2];
    const remove = () => app.http.delete(`/api/admin/invoice-drafts/${id}`).set(owner).expect(204);
    const restore = () => app.http.post(`/api/admin/invoice-drafts/${id}/restore`).set(owner);
    await remove();
    await restore().expect(200);
    await remove();
    const { draft_id } = (await press(quote, 1).expect(200)).body.items[1];
    await restore().expect(409);
    await app.http.delete(`/api/admin/invoice-drafts/${draft_id}`).set(owner).expect(204);
    await restore().expect(409);
    await press(quote, 1).expect(200);
    await send(draft_id);
    await restore().expect(409);
    expect((await press(quote, 2).expect(200)).body.items[2].draft_id).toBe(id);
    expect((await send(id)).total).toBe(1543.5);
    expect(await planOf(quote)).toMatchObject({ invoiced: 5144.99 });
  });

  it('200: an invoice that the final one has deducted is written again after it was credited', async () => {
    const quote = await accepted();
    await send((await planOf(quote)).items[0].draft_id);
    const milestone = await send((await press(quote, 1).expect(200)).body.items[1].draft_id);
    await send((await press(quote, 2).expect(200)).body.items[2].draft_id);
    await credit(milestone);
    const { draft_id } = (await press(quote, 1).expect(200)).body.items[1];
    await app.http.delete(`/api/admin/invoice-drafts/${draft_id}`).set(owner).expect(204);
    await press(quote, 1).expect(200);
    await send(draft_id);
    expect(await planOf(quote)).toMatchObject({ invoiced: 5144.99 });
  });

  it('200: in taka with options, and one payment alone', async () => {
    const lines = [
      quoteLine('App', { quantity: 15, unit: 'days', unitPrice: 8500 }),
      quoteLine('Server', { unitPrice: 45_250.75, discount: 250.75, taxPercent: 7.5 }),
      quoteLine('Photos', { quantity: 3.333, unitPrice: 999.99, optional: true }),
    ];
    const schedule = [{ kind: 'final', phaseId: null, percent: 100 }];
    // 130,832.97 + 19,624.95 and 45,000 + 3,375.
    const quote = await accepted({ lines, schedule }, 198_832.92, [2]);
    const { body } = await press(quote, 0).expect(200);
    const draft = await draftOf(body.items[0].draft_id);
    expect(draft).toMatchObject({ total: 198_832.92, tax: 22_999.95, deposits: [] });
    expect(draft.lines).toHaveLength(3);
  });

  it('404: a quote that is not accepted, of another lead, or unknown, and an unknown place', async () => {
    const draft = await createQuote(app, support);
    await press(draft, 0).expect(404);
    const quote = await accepted();
    await press({ ...quote, lead_id: draft.lead_id }, 1).expect(404);
    await press({ ...quote, id: randomUUID() }, 1).expect(404);
    await press(quote, 3).expect(404);
  });

  it('403: invoices are the work of the owner', async () => {
    await press(await accepted(), 1, support).expect(403);
  });
});

describe('a cancelled project', () => {
  it('200: its paid deposit stays paid and invoiced once, and is credited once', async () => {
    const quote = await accepted();
    const deposit = await send((await planOf(quote)).items[0].draft_id);
    await pay(deposit.id, deposit.total);
    const path = `/api/admin/leads/${quote.lead_id}`;
    const { body: lead } = await app.http.get(path).set(support).expect(200);
    const lost = { stage: 'lost', value: null, next_step: '', next_step_on: null, owner_id: null };
    await app.http
      .put(path)
      .set(support)
      .send({ ...lost, version: lead.version })
      .expect(200);
    expect(await planOf(quote)).toMatchObject({ invoiced: 1543.5, paid: 1543.5 });
    await press(quote, 0).expect(409);
    await credit(deposit);
    const again = { amount: deposit.total, left: deposit.total };
    await app.http.post(`/api/admin/invoices/${deposit.id}/credits`).set(owner).send(again).expect(409);
  });
});
