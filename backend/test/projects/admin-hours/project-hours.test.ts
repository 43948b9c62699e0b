import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '../../factories/audit.ts';
import { saveHours } from '../../factories/hours.ts';
import { openProject } from '../../factories/projects.ts';
import { createLead } from '../../factories/quotes.ts';
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

const EXPENSE = { kind: 'expense', text: 'Icons', minutes: 0, rate: 0, amount: 499.5, billable: true };

const hoursOf = async (lead: string, query = '') =>
  (await app.http.get(`/api/admin/projects/${lead}/hours${query}`).set(support).expect(200)).body;

const save = (lead: string, values: object, id?: string, headers = support) =>
  saveHours(app, headers, lead, values, id);

const add = async (lead: string, values: object = {}): Promise<string> => {
  const id = randomUUID();
  await save(lead, values, id).expect(204);
  return id;
};

const set = (lead: string, values: object = {}) =>
  app.http
    .put(`/api/admin/projects/${lead}/hours`)
    .set(support)
    .send({ rate: 1250, taxName: 'VAT', taxPercent: 15, shown: true, ...values });

const invoice = (lead: string, ids: string[], grouping = 'task', headers = owner) =>
  app.http.post(`/api/admin/projects/${lead}/invoices`).set(headers).send({ ids, grouping });

const draftPath = (id: string) => `/api/admin/invoice-drafts/${id}`;

/** A project with 2 h 20 min, an expense of 499.50, and an hour that is not billable. */
async function open() {
  const lead = await createLead(app, owner);
  await set(lead).expect(200);
  const ids = [await add(lead), await add(lead, EXPENSE)];
  const free = await add(lead, { text: 'Call', minutes: 60, billable: false });
  return { lead, ids, free };
}

describe('GET /api/admin/projects/{id}/hours', () => {
  it('200: newest first with the sums of all; only those in a state; 404: unknown project', async () => {
    const { lead } = await open();
    const hours = await hoursOf(lead);
    expect(hours).toMatchObject({ rate: 1250, taxName: 'VAT', taxPercent: 15, shown: true, currency: 'USD' });
    expect(hours.sums).toEqual({
      entries: 3,
      minutes: 200,
      unbilled_minutes: 140,
      unbilled_time: 2916.67,
      unbilled_expenses: 499.5,
      draft: 0,
      billed: 0,
    });
    expect((await hoursOf(lead, '?status=not_billable')).items).toMatchObject([{ text: 'Call', amount: 1250 }]);
    await app.http.get(`/api/admin/projects/${randomUUID()}/hours`).set(support).expect(404);
  });
});

describe('PUT /api/admin/projects/{id}/hours', () => {
  it('400: a tax without a name; 404: unknown project', async () => {
    const lead = await createLead(app, owner);
    const { body } = await set(lead, { taxName: ' ' }).expect(400);
    expect(body.details[0].field).toBe('taxName');
    await set(randomUUID()).expect(404);
  });
});

describe('PUT /api/admin/projects/{id}/hours/{entryId}', () => {
  it('204: one entry, also when repeated; a change computes the amount again', async () => {
    const lead = await createLead(app, owner);
    const id = await add(lead);
    await save(lead, {}, id).expect(204);
    await save(lead, { minutes: 50 }, id, owner).expect(204);
    expect((await hoursOf(lead)).items).toMatchObject([{ id, minutes: 50, amount: 1041.67, status: 'unbilled' }]);
  });

  it('400: a day in the future, no text, no duration, an expense without an amount', async () => {
    const lead = await createLead(app, owner);
    const cases = [
      [{ worked_on: '2099-01-01' }, 'worked_on'],
      [{ text: ' ' }, 'text'],
      [{ minutes: 0 }, 'minutes'],
      [{ ...EXPENSE, amount: 0 }, 'amount'],
    ] as const;
    for (const [values, field] of cases) {
      const { body } = await save(lead, values).expect(400);
      expect(body.details[0].field).toBe(field);
    }
  });

  it('404: an entry of another project', async () => {
    const [lead, other] = [await createLead(app, owner), await createLead(app, owner)];
    const id = await add(other);
    await save(lead, { minutes: 1 }, id).expect(404);
    await app.http.delete(`/api/admin/projects/${lead}/hours/${id}`).set(support).expect(404);
    await invoice(lead, [id]).expect(404);
  });
});

describe('POST /api/admin/projects/{id}/invoices', () => {
  it('200: one draft of 3,416.17 and 15% tax; its entries are neither invoiced again nor changed', async () => {
    const { lead, ids, free } = await open();
    await invoice(lead, [...ids, free]).expect(409);
    const { draft_id } = (await invoice(lead, ids).expect(200)).body;
    const { body: draft } = await app.http.get(draftPath(draft_id)).set(owner).expect(200);
    expect(draft).toMatchObject({ net: 3416.17, tax: 512.43, total: 3928.6, recipient: { name: 'Rafi Karim' } });
    expect(draft.lines.map(({ description }: { description: string }) => description)).toEqual([
      'Screens: 2 h 20 min at $1,250.00 per hour',
      expect.stringMatching(/^Icons, /),
    ]);
    expect((await hoursOf(lead)).sums).toMatchObject({ unbilled_time: 0, unbilled_expenses: 0, draft: 3416.17 });
    expect((await invoice(lead, ids).expect(409)).body.message).toContain('already on an invoice');
    await save(lead, { minutes: 1 }, ids[0]).expect(409);
    await app.http.delete(`/api/admin/projects/${lead}/hours/${ids[0]}`).set(support).expect(409);
    const { body: sent } = await app.http
      .post(`${draftPath(draft_id)}/send`)
      .set(owner)
      .send({ version: draft.version })
      .expect(200);
    const { items, sums } = await hoursOf(lead, '?status=billed');
    expect([items.length, sums.billed, items[0].invoice.number]).toEqual([2, 3416.17, sent.number]);
    await save(lead, { minutes: 1 }, ids[0]).expect(409);
  });

  it('200 again after the draft was deleted, which is then gone: restored, it would invoice them twice', async () => {
    const { lead, ids } = await open();
    const { draft_id } = (await invoice(lead, ids).expect(200)).body;
    await app.http.delete(draftPath(draft_id)).set(owner).expect(204);
    expect((await hoursOf(lead, '?status=unbilled')).items).toHaveLength(2);
    await app.http
      .post(`${draftPath(draft_id)}/restore`)
      .set(owner)
      .expect(200);
    await invoice(lead, ids).expect(409);
    await app.http.delete(draftPath(draft_id)).set(owner).expect(204);
    await invoice(lead, [ids[0] ?? '']).expect(200);
    await app.http
      .post(`${draftPath(draft_id)}/restore`)
      .set(owner)
      .expect(404);
    await app.http.delete(`/api/admin/projects/${lead}/hours/${ids[1]}`).set(support).expect(204);
  });

  it('403 without the right to write invoices; a draft of hours does not recur (409)', async () => {
    const { lead, ids } = await open();
    await invoice(lead, ids, 'entry', support).expect(403);
    const { draft_id } = (await invoice(lead, ids, 'entry').expect(200)).body;
    const schedule = { draft_id, version: 1, every: 'month', first_on: '2099-01-01', sends: false };
    await app.http.post('/api/admin/invoice-schedules').set(owner).send(schedule).expect(409);
  });

  it('400: more lines than an invoice has', async () => {
    const lead = await createLead(app, owner);
    const ids: string[] = [];
    for (let index = 0; index < 101; index += 1) ids.push(await add(lead, { text: `Task ${index}` }));
    const { body } = await invoice(lead, ids).expect(400);
    expect(body.details[0].field).toBe('ids');
  });
});

describe('PUT /api/admin/projects/{id}/timer', () => {
  const start = (lead: string, text: string, headers: Headers, id: string = randomUUID()) =>
    app.http.put(`/api/admin/projects/${lead}/timer`).set(headers).send({ id, text });
  const stop = (lead: string, id: string, headers: Headers) =>
    app.http.post(`/api/admin/projects/${lead}/timer/stop`).set(headers).send({ id });

  it('200: one timer for each person, which becomes an entry once; starting another one stops it', async () => {
    const [first, second] = [await createLead(app, owner), await createLead(app, owner)];
    await set(first).expect(200);
    const { headers } = await app.signedIn('super_admin', ['support']);
    const ids = [randomUUID(), randomUUID()] as const;
    await start(first, ' Screens ', headers, ids[0]).expect(200);
    app.clock.advance(20 * 60_000);
    await start(first, 'Screens', headers, ids[0]).expect(200);
    const { body } = await start(second, 'Review', headers, ids[1]).expect(200);
    expect(body.timer).toMatchObject({ id: ids[1], lead_id: second, text: 'Review' });
    expect((await hoursOf(first)).items).toMatchObject([
      { id: ids[0], text: 'Screens', minutes: 20, rate: 1250, amount: 416.67 },
    ]);
    expect((await listAuditEntries(app.db, 'lead', first)).at(-1)).toMatchObject({
      after: { work_minutes: 20, work_amount: 416.67 },
    });
    app.clock.advance(20_000);
    await stop(second, ids[0], headers).expect(200);
    for (let press = 0; press < 2; press += 1)
      expect((await stop(second, ids[1], headers).expect(200)).body).toEqual({ timer: null });
    expect((await hoursOf(second)).items).toMatchObject([{ id: ids[1], minutes: 1 }]);
    // A repeated start, after the stop.
    await start(second, 'Review', headers, ids[1]).expect(200);
    expect((await app.http.get('/api/admin/timer').set(headers).expect(200)).body).toEqual({ timer: null });
  });

  it('400: no task; 404: unknown project', async () => {
    await start(await createLead(app, owner), ' ', support).expect(400);
    await start(randomUUID(), 'Screens', support).expect(404);
    await stop(randomUUID(), randomUUID(), support).expect(404);
  });
});

describe('GET /api/project-link', () => {
  it('200: the hours of each month, only when the studio shows them', async () => {
    const { lead, access } = await openProject(app, owner);
    const hours = async () => (await app.http.get('/api/project-link').set(access).expect(200)).body.hours;
    await add(lead, { worked_on: '2026-01-15' });
    await add(lead, { worked_on: '2026-02-01', minutes: 60, billable: false });
    await add(lead, { ...EXPENSE, worked_on: '2026-03-01' });
    expect(await hours()).toBeNull();
    await set(lead).expect(200);
    expect(await hours()).toEqual([
      { month: '2026-02', minutes: 60, billable_minutes: 0 },
      { month: '2026-01', minutes: 140, billable_minutes: 140 },
    ]);
  });
});
