import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFile, openProject } from '../../factories/projects.ts';
import { createQuote, quoteContent, quoteLine, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const TEXT = 'Offline map of the landings\nCaptains lose the network below the bridge.';

/** A project, and what its client and the studio do with changes. */
async function open(language = 'en') {
  const project = await openProject(app, owner, {}, language);
  const { lead, access } = project;
  const page = async () => (await app.http.get('/api/project-link').set(access).expect(200)).body;
  const request = (values: object = {}) =>
    app.http
      .post('/api/project-link/changes')
      .set(access)
      .send({ id: randomUUID(), text: ` ${TEXT} `, name: ' Nadia Rahman ', fileId: null, ...values });
  const add = async (values: object = {}): Promise<string> => {
    await request(values).expect(204);
    return (await page()).changes[0].id;
  };
  const answer = (id: string, kind: string, reason = '') =>
    app.http.put(`/api/admin/projects/${lead}/changes/${id}`).set(owner).send({ kind, reason });
  const quote = (id: string) => app.http.post('/api/admin/quotes').set(owner).send({ lead_id: lead, change_id: id });
  return { ...project, page, request, add, answer, quote };
}

type Project = Awaited<ReturnType<typeof open>>;

/** The quote of a change, saved with these items and sent. */
async function sendChangeQuote({ quote }: Project, id: string, values: object = {}) {
  const { body: draft } = await quote(id).expect(201);
  const { recipient } = quoteContent();
  const { title, intro, phases, terms, validUntil, schedule, version } = draft;
  const content = { title, recipient, intro, lines: [quoteLine('Map')], phases, terms, validUntil, schedule, version };
  const path = `/api/admin/quotes/${draft.id}`;
  const { body: saved } = await app.http
    .put(path)
    .set(owner)
    .send({ ...content, ...values })
    .expect(200);
  return { draft, ...(await sendQuote(app, owner, saved)) };
}

const accept = (access: Headers, total: number, version = 1) =>
  app.http.post('/api/quote-link/acceptance').set(access).send({ version, selected: [], total, name: 'Nadia Rahman' });

/** Invoices the next milestone of every quote, as often as there is one. @returns the totals by quote */
async function invoiceAll(lead: string): Promise<Record<string, number[]>> {
  const path = `/api/admin/leads/${lead}/milestones`;
  const totals: Record<string, number[]> = {};
  const read = async () => (await app.http.get(path).set(owner).expect(200)).body.items;
  for (const { quote_id, items } of await read())
    for (const { place, status } of items) {
      if (status === 'planned') await app.http.post(path).set(owner).send({ quote_id, place }).expect(200);
      const plan = (await read()).find((row: { quote_id: string }) => row.quote_id === quote_id);
      const draft = `/api/admin/invoice-drafts/${plan.items[place].draft_id}`;
      const { version } = (await app.http.get(draft).set(owner).expect(200)).body;
      const { body } = await app.http.post(`${draft}/send`).set(owner).send({ version }).expect(200);
      totals[quote_id] = [...(totals[quote_id] ?? []), body.total];
    }
  for (const { quote_id, items } of await read())
    for (const { place } of items) await app.http.post(path).set(owner).send({ quote_id, place }).expect(409);
  return totals;
}

const sellIn = async (currency: string) => {
  const path = '/api/admin/payments/settings';
  const { manualEnabled, manualTitle, manualInstructions, version } = (await app.http.get(path).set(owner)).body;
  const settings = { manualEnabled, manualTitle, manualInstructions, version, currency };
  await app.http.put(path).set(owner).send(settings).expect(200);
};

describe('POST /api/project-link/changes', () => {
  it('204: a numbered request, once, is a message, waits for the studio and rings; 409: its id with another text', async () => {
    const { lead, page, request } = await open();
    const input = { id: randomUUID(), fileId: (await addFile(app, owner, lead)).deliverables[0].versions[0].id };
    await request(input).expect(204);
    await request(input).expect(204);
    await request({ ...input, text: 'Another one' }).expect(409);
    const { changes, waits, decisions, messages } = await page();
    expect(changes).toMatchObject([
      { number: 1, text: TEXT, name: 'Nadia Rahman', file: 'Screens', status: 'requested', quote: null, dates: [] },
    ]);
    expect(waits).toContainEqual({ side: 'studio', kind: 'request', label: '1' });
    expect(decisions).toMatchObject([{ kind: 'requested', subject: 'Offline map of the landings', version: 1 }]);
    expect(messages.at(-1).text).toBe(`Nadia Rahman requested change 1\n\n${TEXT}`);
    const { body: bell } = await app.http.get('/api/notifications').set(owner).expect(200);
    const own = bell.items.filter(({ href }: { href: string }) => href === `/admin/inbox/projects/${lead}`);
    expect(own.map(({ title }: { title: string }) => title)).toEqual([
      'Nadia Rahman requested change 1',
      'New project brief',
    ]);
  });

  it('400: no text or name; 404: another project’s file, and an unknown link; 409: the 101st request', async () => {
    const { lead, request } = await open();
    expect((await request({ text: ' \n ' }).expect(400)).body.details).toMatchObject([{ field: 'text' }]);
    expect((await request({ name: ' 1 ' }).expect(400)).body.details).toMatchObject([{ field: 'name' }]);
    const other = await open();
    const { id } = (await addFile(app, owner, other.lead)).deliverables[0].versions[0];
    await request({ fileId: id }).expect(404);
    await request()
      .set({ 'x-project-token': 'A'.repeat(43) })
      .expect(404);
    await sql`
      insert into project_changes (id, lead_id, number, text, name, created_at)
      select gen_random_uuid(), ${lead}, number, 'Another', 'Rina', ${app.clock.now()}
      from generate_series(1, 100) number`.execute(app.db);
    expect((await request().expect(409)).body.message).toBe('A project can have up to 100 change requests');
  });
});

describe('/api/admin/projects/{id}/changes', () => {
  it('204: the studio writes a change down, once; 400: no text; 404: unknown project; 409: an id that is used', async () => {
    const { lead, page } = await open();
    const id = randomUUID();
    const add = (values: object = {}, project = lead) =>
      app.http
        .post(`/api/admin/projects/${project}/changes`)
        .set(owner)
        .send({ id, text: TEXT, ...values });
    await add().expect(204);
    await add().expect(204);
    await add({ text: ' ' }).expect(400);
    await add({ text: 'Another one' }).expect(409);
    await add({ id: randomUUID() }, randomUUID()).expect(404);
    expect((await page()).changes).toMatchObject([{ id, name: '', status: 'requested', quote_id: null }]);
  });

  it('204: at no cost or declined, once and by email; 400: without a reason; 404; 409: answered otherwise', async () => {
    const project = await open();
    const { lead, link, page, add, answer, quote } = project;
    const [free, declined] = [await add(), await add({ text: 'A version for Windows phones' })];
    await answer(declined, 'declined', ' ').expect(400);
    await answer(randomUUID(), 'free').expect(404);
    await app.background.idle();
    app.mail.sent.length = 0;
    // An unsent quote is detached.
    const { body: draft } = await quote(free).expect(201);
    for (const _twice of [1, 2]) await answer(free, 'free', 'Part of the next version.').expect(204);
    await answer(declined, 'declined', 'No store accepts it.').expect(204);
    await answer(free, 'declined', 'Too late').expect(409);
    await quote(free).expect(409);
    await quote(randomUUID()).expect(404);
    const { changes, waits, decisions } = await page();
    expect(changes).toMatchObject([
      { status: 'declined', reason: 'No store accepts it.' },
      { status: 'free', reason: 'Part of the next version.', quote: null },
    ]);
    expect(waits.filter(({ kind }: { kind: string }) => kind === 'request')).toEqual([]);
    expect(decisions.map(({ kind }: { kind: string }) => kind)).toEqual(
      expect.arrayContaining(['declined', 'free', 'requested', 'requested']),
    );
    await app.background.idle();
    const mails = app.mail.sent.filter(({ kind }) => kind === 'project-change');
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Change accepted at no extra cost',
      'Change request declined',
    ]);
    expect(mails.every(({ text }) => text.includes(link))).toBe(true);
    const other = await open();
    const foreign = `/api/admin/projects/${other.lead}/changes/${free}`;
    await app.http.put(foreign).set(owner).send({ kind: 'free', reason: '' }).expect(404);
    const stolen = { lead_id: other.lead, change_id: free };
    await app.http.post('/api/admin/quotes').set(owner).send(stolen).expect(404);
    expect([draft.lead_id, draft.status]).toEqual([lead, 'draft']);
    await sendChangeQuote(project, await add({ text: 'A widget' }));
    await answer((await page()).changes[0].id, 'free').expect(409);
  });
});

describe('the quote of a change', () => {
  it('200 in taka: BDT 5,144.99 and 47,484.10 are invoiced once, together BDT 52,629.09', async () => {
    await sellIn('BDT');
    const project = await open('bn');
    const base = await sendQuote(app, owner, await createQuote(app, owner, {}, project.lead));
    await accept(base.access, 5144.99).expect(200);
    // 29,750 + 4,462.50, and 12,345.67 + 925.93.
    const lines = [
      quoteLine('Map', { quantity: 3.5, unit: 'days', unitPrice: 8500 }),
      quoteLine('Server', { unitPrice: 12_345.67, taxPercent: 7.5 }),
    ];
    const { quote, access } = await sendChangeQuote(project, await project.add(), { lines });
    expect(quote.title).toBe('পরিবর্তন ১: Offline map of the landings');
    await accept(access, 47_484.1).expect(200);
    const totals = await invoiceAll(project.lead);
    expect(totals).toEqual({ [base.quote.id]: [1543.5, 2057.99, 1543.5], [quote.id]: [47_484.1] });
    await sellIn('USD');
  });

  it('200 in dollars: $5,144.99 and $716.87 are invoiced once, together $5,861.86; dates move; of two acceptances 409', async () => {
    const project = await open();
    const base = await sendQuote(app, owner, await createQuote(app, owner, {}, project.lead));
    await accept(base.access, 5144.99).expect(200);
    const id = await project.add();
    const { body: draft } = await project.quote(id).expect(201);
    expect((await project.quote(id).expect(201)).body.id).toBe(draft.id);
    expect(draft).toMatchObject({
      title: 'Change 1: Offline map of the landings',
      intro: TEXT,
      lines: [{ description: 'Offline map of the landings' }],
      phases: [{ name: 'Design & Prototyping' }, { name: 'Deployment', until: '2026-12-20' }],
      schedule: [{ kind: 'final', percent: 100 }],
    });
    // 3 × 199.99 - 20 = 579.97, tax 87.00 (86.9955); 49.90 without tax.
    const lines = [
      quoteLine('Map', { quantity: 3, unitPrice: 199.99, discount: 20 }),
      quoteLine('Host', { unitPrice: 49.9, taxName: '', taxPercent: 0 }),
    ];
    const [design, deployment] = draft.phases;
    const phases = [design, { ...deployment, until: '2027-01-08' }];
    const { quote, access } = await sendChangeQuote(project, id, { lines, phases });
    const moved = { phase: 'Deployment', before: '2026-12-20', after: '2027-01-08' };
    const quoted = await project.page();
    expect(quoted.changes).toMatchObject([{ status: 'quoted', quote: quote.number, quote_id: null, dates: [moved] }]);
    expect(quoted.quotes).toContainEqual(expect.objectContaining({ number: quote.number, total: 716.87 }));
    expect(quoted.waits).toContainEqual({ side: 'client', kind: 'quote', label: quote.number });
    const both = await Promise.all([accept(access, 716.87), accept(access, 716.87)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await project.page()).changes).toMatchObject([{ status: 'accepted', dates: [moved] }]);
    const totals = await invoiceAll(project.lead);
    expect(totals).toEqual({ [base.quote.id]: [1543.5, 2057.99, 1543.5], [quote.id]: [716.87] });
    const invoiced = Object.values(totals).flat();
    expect(Math.round(invoiced.reduce((sum, total) => sum + total * 100, 0))).toBe(586_186);
    // The next change begins with the days that this one has moved.
    const next = await project.quote(await project.add({ text: 'A widget' })).expect(201);
    expect(next.body.phases.at(-1)).toMatchObject({ name: 'Deployment', until: '2027-01-08' });
  });

  it('409: changed while it was read, and expired; declined with a reason', async () => {
    const project = await open();
    const [changed, expired, declined] = [
      await project.add(),
      await project.add({ text: 'A widget' }),
      await project.add({ text: 'Hindi' }),
    ];
    const first = await sendChangeQuote(project, changed);
    await sendChangeQuote(project, changed, {
      lines: [quoteLine('Map', { unitPrice: 200 })],
      version: first.quote.version,
    });
    expect((await accept(first.access, 115).expect(409)).body.message).toContain('new version');
    const late = await sendChangeQuote(project, expired);
    const past = { valid_until: '2026-01-01' };
    await app.db.updateTable('quote_versions').set(past).where('quote_id', '=', late.quote.id).execute();
    expect((await accept(late.access, 115).expect(409)).body.message).toContain('expired');
    const refused = await sendChangeQuote(project, declined);
    const refusal = { version: 1, reason: 'Next year.' };
    await app.http.post('/api/quote-link/refusal').set(refused.access).send(refusal).expect(200);
    const { changes, waits } = await project.page();
    expect(changes).toMatchObject([
      { status: 'quote_declined', reason: 'Next year.' },
      { status: 'expired' },
      { status: 'quoted' },
    ]);
    expect(waits).toContainEqual({ side: 'studio', kind: 'request', label: '2' });
  });
});
