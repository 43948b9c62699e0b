import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendDueReminders } from '../../../src/features/billing/invoice-reminders.service.ts';
import { createDueInvoices } from '../../../src/features/billing/recurring-invoices.service.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createInvoiceDraft, DRAFT_CONTENT, draftLine } from '../../factories/direct-invoices.ts';
import { findNumberingFaults } from '../../factories/invoices.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
// Always later than the present day, and never a leap year's February.
let year = 0;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
  const next = app.clock.now().getUTCFullYear() + 1;
  year = next % 4 === 0 ? next + 1 : next;
});
afterAll(async () => {
  expect(await findNumberingFaults(app)).toEqual([]);
  await app.close();
});

const PATH = '/api/admin/invoice-schedules';
const DRAFTS = '/api/admin/invoice-drafts';
const post = (body: object) => app.http.post(PATH).set(admin).send(body);
const put = (rest: string, body: object) => app.http.put(`${PATH}/${rest}`).set(admin).send(body);
const setStatus = (id: string, status: string, version: number) => put(id, { status, version });
const find = async (id: string) =>
  (await app.http.get(PATH).set(admin).expect(200)).body.items.find((item: { id: string }) => item.id === id);
const copy = async (id: string) => (await app.http.post(DRAFTS).set(admin).send({ copyOf: id }).expect(201)).body;
const save = async (id: string, content: object) =>
  (await app.http.put(`${DRAFTS}/${id}`).set(admin).send(content).expect(200)).body;

/** A recurring invoice over $268.50 that begins next year, with an email of its own. */
async function create(values: object = {}) {
  const email = `r-${randomUUID()}@padma.example`;
  const { id: draft_id, version } = await createInvoiceDraft(app, admin, { email });
  const input = { draft_id, version, every: 'month', first_on: `${year}-01-31`, sends: true, ...values };
  const { body } = await post(input).expect(200);
  return { id: body.id as string, body, input, email, find: () => find(body.id) };
}

const at = (day: string, hour = 12) => ({ now: () => new Date(`${year}-${day}T${String(hour).padStart(2, '0')}:00Z`) });
/** Runs the job at an hour of a day of that year, as two servers at once. */
async function run(day: string, hour?: number): Promise<void> {
  const deps = { ...app.deps, clock: at(day, hour) };
  await Promise.all([createDueInvoices(deps), createDueInvoices(deps)]);
  await app.background.idle();
}
const mailsTo = (email: string, kind = 'invoice') =>
  app.mail.sent.filter((mail) => mail.to.address === email && mail.kind === kind);
const listDrafts = async (email: string) => {
  const { body } = await app.http.get(DRAFTS).set(admin).expect(200);
  return body.items.filter((item: { email: string }) => item.email === email);
};
const listInvoices = async (email: string) => {
  const query = { search: email, sort: 'number' };
  const { items } = (await app.http.get('/api/admin/invoices').query(query).set(admin).expect(200)).body;
  return items;
};
const notices = async (title: string) => {
  const rows = await app.db.selectFrom('notifications').select(['title', 'body']).execute();
  return rows.filter((row) => row.title === title).map(({ body }) => body);
};

describe('the invoices of a series', () => {
  it('200: each period once, at the ends of months, from nine in the morning, and reminded of', async () => {
    const { id, body, input, email } = await create({ times: 2 });
    expect(body).toMatchObject({ total: 268.5, yearly: 3222, made: 0, status: 'active', next_on: `${year}-01-31` });
    expect((await post(input).expect(200)).body.id).toBe(id);
    expect(await listDrafts(email)).toEqual([]);
    // Eight in Dhaka.
    await run('01-31', 2);
    expect(await listInvoices(email)).toEqual([]);
    await run('01-31');
    await run('02-01');
    const [first] = await listInvoices(email);
    const { body: invoice } = await app.http.get(`/api/admin/invoices/${first.id}`).set(admin).expect(200);
    expect(invoice).toMatchObject({
      total: 268.5,
      dueOn: `${year}-02-14`,
      recurs: { every: 'month', next_on: `${year}-02-28` },
    });
    expect(invoice.items[0].lines[0].description).toBe(`Design of a logo, January 31 – February 27, ${year}`);
    const { body: plan } = await app.http.get('/api/admin/invoice-reminders').set(admin).expect(200);
    const steps = [{ days: 0, active: true }];
    await app.http
      .put('/api/admin/invoice-reminders')
      .set(admin)
      .send({ ...plan, steps, skips_weekend: false });
    await sendDueReminders({ ...app.deps, clock: at('02-14') });
    await run('02-28');
    await run('03-31');
    expect([mailsTo(email).length, mailsTo(email, 'invoice-reminder').length]).toEqual([2, 1]);
    expect(await find(id)).toMatchObject({ status: 'ended', made: 2, next_on: null, next_period: '' });
    const { body: last } = await app.http.get(`/api/admin/invoices/${first.id}`).set(admin).expect(200);
    expect(last.recurs).toEqual({ every: 'month', next_on: null });
  });

  it('200: a crash before or after the invoice is issued makes none twice and leaves none out', async () => {
    const { email } = await create({ first_on: `${year}-04-01`, times: 1 });
    const broken = { ...app.deps.mail, send: () => Promise.reject(new Error('The database does not answer')) };
    await expect(createDueInvoices({ ...app.deps, mail: broken, clock: at('04-01') })).rejects.toThrow('not answer');
    expect([(await listDrafts(email)).length, (await listInvoices(email)).length]).toEqual([1, 0]);
    await run('04-01');
    await app.db.updateTable('invoice_schedule_periods').set({ is_pending: true }).execute();
    await run('04-01');
    expect([(await listInvoices(email)).length, mailsTo(email).length]).toEqual([1, 1]);
  });

  it('200: a draft and a notification where they are not sent, or cannot be', async () => {
    const waiting = await create({ first_on: `${year}-05-01`, sends: false, times: 1 });
    const { user } = await app.signedIn();
    const gone = await create({ first_on: `${year}-05-01`, times: 1 });
    const content = { ...DRAFT_CONTENT.recipient, customerId: user.id, email: gone.email };
    await app.db.updateTable('users').set({ deleted_at: new Date() }).where('id', '=', user.id).execute();
    const stored = JSON.stringify({ ...DRAFT_CONTENT, recipient: content });
    await app.db.updateTable('invoice_schedules').set({ content: stored }).where('id', '=', gone.id).execute();
    await run('05-01');
    await run('05-02');
    expect([(await listDrafts(waiting.email)).length, (await listDrafts(gone.email)).length]).toEqual([1, 1]);
    expect(await notices('A recurring invoice is ready to send')).toHaveLength(1);
    expect(await notices('A recurring invoice could not be sent')).toHaveLength(1);
  });

  it('409: paused with a notification while the shop has another currency, until it is edited', async () => {
    const { id, email } = await create({ first_on: `${year}-06-01` });
    const settings = { id: 1, manual_enabled: false, manual_title: '', manual_instructions: '', version: 1 };
    const setCurrency = (currency: string) =>
      app.db
        .insertInto('payment_settings')
        .values({ ...settings, currency })
        .onConflict((on) => on.column('id').doUpdateSet({ currency }))
        .execute();
    await setCurrency('BDT');
    await run('06-01');
    const paused = await find(id);
    expect(paused).toMatchObject({ status: 'paused', currency: 'USD', made: 0 });
    expect((await notices('Recurring invoice paused'))[0]).toContain('amounts are in USD, but the shop now uses BDT');
    await setStatus(id, 'active', paused.version).expect(409);
    const draft = await copy(id);
    const { body } = await put(`${id}/template`, { draft_id: draft.id, version: 1 }).expect(200);
    expect(body).toMatchObject({ currency: 'BDT', status: 'paused' });
    await setStatus(id, 'active', body.version).expect(200);
    await run('06-02');
    expect(await listInvoices(email)).toMatchObject([{ currency: 'BDT' }]);
    await setCurrency('USD');
    await setStatus(id, 'ended', (await find(id)).version).expect(200);
  });
});

describe('a series', () => {
  it('200: is paused, resumed and ended', async () => {
    const { id, email, body } = await create({ first_on: `${year}-08-01` });
    const { body: paused } = await setStatus(id, 'paused', body.version).expect(200);
    await run('08-01');
    await setStatus(id, 'active', body.version).expect(409);
    expect((await setStatus(id, 'active', paused.version).expect(200)).body.status).toBe('active');
    await run('08-02');
    expect(await listInvoices(email)).toHaveLength(1);
    const { version } = await find(id);
    expect((await setStatus(id, 'ended', version).expect(200)).body).toMatchObject({ status: 'ended', next_on: null });
    await setStatus(id, 'active', version + 1).expect(409);
    await run('09-01');
    expect(await listInvoices(email)).toHaveLength(1);
    expect((await listAuditEntries(app.db, 'invoice-schedule', id)).map(({ after }) => after)).toMatchObject([
      { every: 'month', sends: true },
      { status: 'paused' },
      { status: 'active' },
      { status: 'ended' },
    ]);
  });

  it('200: its template is edited from a copy, for the next invoice on', async () => {
    const { id, email } = await create({ first_on: `${year}-10-01` });
    const [draft, older] = [await copy(id), await copy(id)];
    expect(draft).toMatchObject({ schedule_id: id, total: 268.5 });
    const recipient = { ...DRAFT_CONTENT.recipient, email };
    const lines = [draftLine('Care for {period}', { unitPrice: 400 })];
    const saved = await save(draft.id, { ...DRAFT_CONTENT, recipient, lines, version: 1 });
    const template = { draft_id: draft.id, version: saved.version };
    await put(`${id}/template`, { ...template, version: 1 }).expect(409);
    expect((await put(`${id}/template`, template).expect(200)).body).toMatchObject({ total: 460, made: 0 });
    await put(`${id}/template`, template).expect(200);
    // A colleague's copy of the former template.
    await put(`${id}/template`, { draft_id: older.id, version: 1 }).expect(409);
    await run('10-01');
    const [invoice] = await listInvoices(email);
    const { body: issued } = await app.http.get(`/api/admin/invoices/${invoice.id}`).set(admin).expect(200);
    expect([issued.total, issued.items[0].lines[0].description]).toEqual([460, `Care for October ${year}`]);
    const other = await copy(id);
    await setStatus(id, 'ended', (await find(id)).version).expect(200);
    await put(`${id}/template`, { draft_id: other.id, version: 1 }).expect(409);
    expect((await app.http.get(`${DRAFTS}/${other.id}`).set(admin).expect(200)).body.schedule_id).toBeNull();
  });

  it('400 for wrong days, parts and an incomplete draft; 404 for unknown ones; 409 for a stale or sent one', async () => {
    const { id: draft_id, version } = await createInvoiceDraft(app, admin);
    const input = { draft_id, version, every: 'month', first_on: `${year}-01-31`, sends: true };
    const refused = async (body: object) => (await post({ ...input, ...body }).expect(400)).body.details[0].field;
    expect(await refused({ first_on: '2026-01-01' })).toBe('first_on');
    expect(await refused({ ends_on: `${year}-01-30` })).toBe('ends_on');
    expect(await refused({ ends_on: `${year}-03-30`, times: 3 })).toBe('times');
    await post({ ...input, version: version + 1 }).expect(409);
    await post({ ...input, draft_id: randomUUID() }).expect(404);
    const empty = (await app.http.post(DRAFTS).set(admin).send({}).expect(201)).body;
    expect(await refused({ draft_id: empty.id, version: 1 })).toBe('recipient.name');
    const instalments = [{ dueOn: `${year}-01-31`, amount: 268.5 }];
    const parts = await save(empty.id, { ...DRAFT_CONTENT, instalments, version: 1 });
    expect(await refused({ draft_id: empty.id, version: parts.version })).toBe('draft_id');
    await app.http.post(`${DRAFTS}/${draft_id}/send`).set(admin).send({ version }).expect(200);
    await post(input).expect(409);
    await setStatus(randomUUID(), 'paused', 1).expect(404);
    await put(`${randomUUID()}/template`, { draft_id, version }).expect(404);
    const { id } = await create();
    const copied = await copy(id);
    const split = await save(copied.id, { ...DRAFT_CONTENT, instalments, version: 1 });
    const template = { draft_id: copied.id, version: split.version };
    expect((await put(`${id}/template`, template).expect(400)).body.details).toBeDefined();
    // A draft of another series, or of none.
    await put(`${id}/template`, { draft_id: empty.id, version: 2 }).expect(404);
  });
});
