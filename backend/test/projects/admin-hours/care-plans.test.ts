import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { DRAFT_CONTENT } from '../../factories/direct-invoices.ts';
import { saveHours, startCarePlan } from '../../factories/hours.ts';
import { openProject } from '../../factories/projects.ts';
import { createLead } from '../../factories/quotes.ts';
import { today } from '../../support/today.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const start = (lead: string, values: object = {}) => startCarePlan(app, owner, lead, values);
const end = (lead: string, ends_on: string) =>
  app.http.post(`/api/admin/projects/${lead}/care-plan/end`).set(owner).send({ ends_on });
const invoice = (lead: string, place: number) =>
  app.http.post(`/api/admin/projects/${lead}/care-plan/invoices`).set(owner).send({ place });
const planOf = async (lead: string) =>
  (await app.http.get(`/api/admin/projects/${lead}/care-plan`).set(owner).expect(200)).body.plan;
const schedules = async () => (await app.http.get('/api/admin/invoice-schedules').set(owner).expect(200)).body.items;

const save = (lead: string, values: object = {}, id?: string) =>
  saveHours(app, owner, lead, { text: 'Updates', minutes: 500, care_plan: true, ...values }, id);

/** A plan whose first two months are over, with 500 minutes in the first one. The clock stays, because sessions end. */
async function openEarlier() {
  const lead = await createLead(app, owner);
  await start(lead).expect(200);
  const first = addDays(today(app), -65);
  await app.db.updateTable('care_plans').set({ starts_on: first }).where('lead_id', '=', lead).execute();
  const id = randomUUID();
  await save(lead, { worked_on: first }, id).expect(204);
  return { lead, id, first };
}

describe('PUT /api/admin/projects/{id}/care-plan', () => {
  it('200: once, with a recurring invoice; 409: a second plan; the client sees used and left', async () => {
    const { lead, access } = await openProject(app, owner);
    const id = randomUUID();
    await start(lead, { id }).expect(200);
    const { body } = await start(lead, { id }).expect(200);
    expect(body.plan).toMatchObject({ fee: 15_000, minutes: 300, ends_on: null, is_over: false });
    expect(await schedules()).toMatchObject([
      { every: 'month', first_on: today(app), total: 15_000, name: 'Rafi Karim' },
    ]);
    const [{ id: scheduleId }] = await schedules();
    expect(await listAuditEntries(app.db, 'invoice-schedule', scheduleId)).toMatchObject([
      { action: 'invoice-schedule.create', after: { every: 'month', sends: false } },
    ]);
    const pause = { status: 'paused', version: 1 };
    await app.http.put(`/api/admin/invoice-schedules/${scheduleId}`).set(owner).send(pause).expect(409);
    const copy = { copyOf: scheduleId };
    const { body: draft } = await app.http.post('/api/admin/invoice-drafts').set(owner).send(copy).expect(201);
    const { recipient, lines } = draft;
    const content = { ...DRAFT_CONTENT, recipient, lines: [{ ...lines[0], unitPrice: 18_000 }], version: 1 };
    await app.http.put(`/api/admin/invoice-drafts/${draft.id}`).set(owner).send(content).expect(200);
    const template = { draft_id: draft.id, version: 2 };
    const path = `/api/admin/invoice-schedules/${scheduleId}/template`;
    expect((await app.http.put(path).set(owner).send(template).expect(409)).body.message).toContain('care plan');
    await start(lead).expect(409);
    await save(lead, { minutes: 140 }).expect(204);
    await save(lead, { minutes: 60, care_plan: false }).expect(204);
    expect((await planOf(lead)).months).toMatchObject([{ included: 300, used: 140, left: 160, over: 0 }]);
    const page = (await app.http.get('/api/project-link').set(access).expect(200)).body;
    expect(page.care_plan).toMatchObject({ from: today(app), included: 300, used: 140, left: 160, ends_on: null });
    const { sums, items } = (await app.http.get(`/api/admin/projects/${lead}/hours`).set(owner).expect(200)).body;
    expect([sums.unbilled_minutes, sums.minutes]).toEqual([60, 200]);
    const planned = items.find(({ status }: { status: string }) => status === 'care_plan');
    const body409 = { ids: [planned.id], grouping: 'task' };
    await app.http.post(`/api/admin/projects/${lead}/invoices`).set(owner).send(body409).expect(409);
  });

  it('409: additional hours of the last plan are not invoiced; later, its days take no hours (400)', async () => {
    const { lead, first } = await openEarlier();
    const ended = { ends_on: addDays(today(app), -1) };
    await app.db.updateTable('care_plans').set(ended).where('lead_id', '=', lead).execute();
    const { draft_id } = (await invoice(lead, 0).expect(200)).body;
    expect((await start(lead).expect(409)).body.message).toContain('additional hours that are not invoiced');
    await app.http.post(`/api/admin/invoice-drafts/${draft_id}/send`).set(owner).send({ version: 1 }).expect(200);
    await start(lead).expect(200);
    expect((await save(lead, { worked_on: first }).expect(400)).body.message).toContain('A newer care plan');
  });

  it('400: a first day in the past, hours without a plan; 404: unknown project', async () => {
    const lead = await createLead(app, owner);
    expect((await start(lead, { starts_on: '2026-01-01' }).expect(400)).body.details[0].field).toBe('starts_on');
    expect((await save(lead).expect(400)).body.details[0].field).toBe('care_plan');
    await start(randomUUID()).expect(404);
    await app.http.get(`/api/admin/projects/${randomUUID()}/care-plan`).set(owner).expect(404);
  });
});

describe('POST /api/admin/projects/{id}/care-plan/invoices', () => {
  it('200: 200 additional minutes once, whose hours are locked until the draft is deleted', async () => {
    const { lead, id, first } = await openEarlier();
    expect((await planOf(lead)).months.at(-1)).toMatchObject({ over: 200, amount: 4166.67, can_invoice: true });
    await invoice(lead, 1).expect(409);
    const pressed = await Promise.all([invoice(lead, 0), invoice(lead, 0)]);
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { draft_id } = (await planOf(lead)).months.at(-1);
    const { body: draft } = await app.http.get(`/api/admin/invoice-drafts/${draft_id}`).set(owner).expect(200);
    expect(draft).toMatchObject({ net: 4166.67, recipient: { email: 'rafi@example.com' } });
    await save(lead, { worked_on: first, minutes: 1 }, id).expect(409);
    await save(lead, { worked_on: first }).expect(409);
    const schedule = { draft_id, version: 1, every: 'month', first_on: '2099-01-01', sends: false };
    await app.http.post('/api/admin/invoice-schedules').set(owner).send(schedule).expect(409);
    await app.http.delete(`/api/admin/invoice-drafts/${draft_id}`).set(owner).expect(204);
    await save(lead, { worked_on: first, minutes: 310 }, id).expect(204);
    await app.http.post(`/api/admin/invoice-drafts/${draft_id}/restore`).set(owner).expect(404);
    const again = (await invoice(lead, 0).expect(200)).body.draft_id;
    await app.http.post(`/api/admin/invoice-drafts/${again}/send`).set(owner).send({ version: 1 }).expect(200);
    expect((await planOf(lead)).months.at(-1)).toMatchObject({ over: 10, amount: 208.33, draft_id: null });
  });

  it('the hours of a timer remove a deleted draft for good, like those that are typed', async () => {
    const { lead } = await openEarlier();
    const { draft_id } = (await invoice(lead, 0).expect(200)).body;
    await app.http.delete(`/api/admin/invoice-drafts/${draft_id}`).set(owner).expect(204);
    const timer = { id: randomUUID(), text: 'Updates' };
    await app.http.put(`/api/admin/projects/${lead}/timer`).set(owner).send(timer).expect(200);
    await app.http.post(`/api/admin/projects/${lead}/timer/stop`).set(owner).send({ id: timer.id }).expect(200);
    await app.http.post(`/api/admin/invoice-drafts/${draft_id}/restore`).set(owner).expect(404);
  });

  it('404: no plan', async () => {
    await invoice(await createLead(app, owner), 0).expect(404);
  });
});

describe('POST /api/admin/projects/{id}/care-plan/end', () => {
  it('200: no invoice after the last day, once; 409: another day; 400: a day in the past; 404: no plan', async () => {
    const lead = await createLead(app, owner);
    await end(lead, today(app)).expect(404);
    await start(lead, { sends: true }).expect(200);
    await end(lead, '2026-01-01').expect(400);
    const day = addDays(today(app), 40);
    await end(lead, day).expect(200);
    expect((await end(lead, day).expect(200)).body.plan).toMatchObject({ ends_on: day, is_over: false });
    await end(lead, addDays(day, 1)).expect(409);
    expect((await schedules()).find(({ ends_on }: { ends_on: string }) => ends_on === day)).toMatchObject({
      status: 'active',
      sends: true,
    });
  });
});
