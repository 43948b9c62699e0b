import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLead, createQuote, quoteContent, quoteLine, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: { authorization: string };
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin', ['support'])).headers;
});
afterAll(() => app.close());

const PATH = '/api/admin/quotes';
const get = (id: string) => app.http.get(`${PATH}/${id}`).set(admin);
const put = (id: string, body: object) => app.http.put(`${PATH}/${id}`).set(admin).send(body);
const send = (id: string, version: number) => app.http.post(`${PATH}/${id}/send`).set(admin).send({ version });
const accept = async (access: Record<string, string>) => {
  const { body } = await app.http.get('/api/quote-link').set(access).expect(200);
  const answer = { version: body.version, selected: [], total: 5144.99, name: 'Nadia Rahman' };
  await app.http.post('/api/quote-link/acceptance').set(access).send(answer).expect(200);
};

describe('GET /api/admin/quotes', () => {
  it('200: those of a lead, or all that changed last; 403: without the right to support', async () => {
    const lead = await createLead(app, admin);
    const quote = await createQuote(app, admin, {}, lead);
    await createQuote(app, admin);
    const { body } = await app.http.get(PATH).query({ lead }).set(admin).expect(200);
    expect(body.items).toMatchObject([
      {
        id: quote.id,
        lead_id: lead,
        status: 'draft',
        version: 0,
        total: 5144.99,
        currency: 'USD',
        name: 'Padma Boats Ltd.',
      },
    ]);
    expect((await app.http.get(PATH).set(admin)).body.items.length).toBeGreaterThan(1);
    const writer = await app.signedIn('super_admin', ['content']);
    await app.http.get(PATH).set(writer.headers).expect(403);
  });
});

describe('POST /api/admin/quotes', () => {
  it('201: for the client, with the usual phases, in the language of the brief', async () => {
    const lead_id = await createLead(app, admin, { email: 'bangla@example.com' }, 'bn');
    const { body } = await app.http.post(PATH).set(admin).send({ lead_id }).expect(201);
    expect(body).toMatchObject({ title: 'Mobile App Development', status: 'draft', is_sent: false, versions: [] });
    expect(body.recipient).toMatchObject({ name: 'Rafi Karim', email: 'bangla@example.com', customerId: null });
    expect(body.phases).toHaveLength(5);
    expect(body.number).toMatch(/^Q-\d{4}$/);
    expect(body.schedule.map(({ percent }: { percent: number }) => percent)).toEqual([50, 50]);
  });
  it('201: from another quote, with ids of its own and without its dates; 404: unknown lead or quote', async () => {
    const template = await createQuote(app, admin);
    const lead_id = await createLead(app, admin, { name: 'Kamal Uddin', email: 'kamal@example.com' });
    const start = { lead_id, copyOf: template.id };
    const { body } = await app.http.post(PATH).set(admin).send(start).expect(201);
    expect(body).toMatchObject({ terms: template.terms, recipient: { name: 'Kamal Uddin' } });
    expect(body.lines).toHaveLength(5);
    expect(body.lines[0]).toMatchObject({ description: 'Screens', quantity: 3 });
    expect(body.lines[0].id).not.toBe(template.lines[0].id);
    expect(body.phases[0].from).toBeNull();
    expect(body.schedule[1].phaseId).toBe(body.phases[0].id);
    await app.http.post(PATH).set(admin).send({ lead_id: randomUUID() }).expect(404);
    await app.http.post(PATH).set(admin).send({ lead_id, copyOf: randomUUID() }).expect(404);
  });
});

describe('GET /api/admin/quotes/{id}', () => {
  it('404: unknown', async () => {
    await get(randomUUID()).expect(404);
  });
});

describe('DELETE /api/admin/quotes/{id}', () => {
  const remove = (id: string) => app.http.delete(`${PATH}/${id}`).set(admin);
  it('204: a draft; 404: then, and an unknown one; 409: one that was sent', async () => {
    const { id } = await createQuote(app, admin);
    await remove(id).expect(204);
    await get(id).expect(404);
    await remove(id).expect(404);
    const { quote } = await sendQuote(app, admin, await createQuote(app, admin));
    await remove(quote.id).expect(409);
    await get(quote.id).expect(200);
  });
});

describe('PUT /api/admin/quotes/{id}', () => {
  it('200: an incomplete draft is saved; 409: an outdated version; 404: unknown', async () => {
    const quote = await createQuote(app, admin);
    const empty = { ...quoteContent(), title: '', lines: [], schedule: [], validUntil: null, version: quote.version };
    expect((await put(quote.id, empty).expect(200)).body).toMatchObject({ lines: [], version: quote.version + 1 });
    await put(quote.id, empty).expect(409);
    await put(randomUUID(), empty).expect(404);
  });
  it('400: amounts that no quote can have', async () => {
    const quote = await createQuote(app, admin);
    const content = { ...quoteContent(), lines: [quoteLine('Logo', { discount: 101 })], version: quote.version };
    const { body } = await put(quote.id, content).expect(400);
    expect(body.details[0].field).toBe('lines.0.discount');
  });
  it('409: after the acceptance', async () => {
    const { quote, access } = await sendQuote(app, admin, await createQuote(app, admin));
    await accept(access);
    await put(quote.id, { ...quoteContent(), version: quote.version }).expect(409);
  });
});

describe('POST /api/admin/quotes/{id}/send', () => {
  it('200: freezes a version, once, emails its link, and moves the lead', async () => {
    await app.background.idle();
    app.mail.sent.length = 0;
    const draft = await createQuote(app, admin);
    const { quote } = await sendQuote(app, admin, draft);
    await send(quote.id, draft.version).expect(200);
    const { body } = await get(quote.id);
    expect(body).toMatchObject({ status: 'sent', is_sent: true, version: draft.version });
    expect(body.versions).toMatchObject([{ number: 1, total: 5144.99, validUntil: '2026-12-31', changes: null }]);
    const [{ link }] = body.versions;
    expect(link).toMatch(/\/quote#[\w-]{43}$/);
    await app.background.idle();
    const mails = app.mail.sent.filter(({ kind }) => kind === 'quote');
    expect(mails).toMatchObject([{ to: { address: 'boats@padma.example' } }]);
    expect(mails[0]?.text).toContain(link);
    expect(mails[0]?.text).toContain('Total without options');
    const { body: lead } = await app.http.get(`/api/admin/leads/${quote.lead_id}`).set(admin);
    expect(lead).toMatchObject({ stage: 'quoted', events: [{ kind: 'stage', before: 'new', after: 'quoted' }, {}] });
    const activity = await app.http.get('/api/admin/activity').set((await app.signedIn('super_admin')).headers);
    expect(activity.body.items[0]).toMatchObject({ action: 'quote.send', label: `Quote ${quote.number}` });
  });

  it('200: a new version lists its differences, and the old link shows it', async () => {
    const { quote, access } = await sendQuote(app, admin, await createQuote(app, admin));
    const [screens, ...others] = quote.lines;
    const lines = [{ ...screens, quantity: 4 }, ...others.slice(1), quoteLine('Store listing')];
    const { title, recipient, intro, phases, terms, validUntil, schedule, version } = quote;
    const content = { title, recipient, intro, phases, terms, validUntil, schedule, version, lines };
    const saved = (await put(quote.id, content).expect(200)).body;
    expect(saved.is_sent).toBe(false);
    const next = await sendQuote(app, admin, saved);
    expect(next.quote.versions).toHaveLength(2);
    const changes = {
      lines: [
        { kind: 'changed', description: 'Screens', before: 3750, after: 5000 },
        { kind: 'added', description: 'Store listing', before: null, after: 100 },
        { kind: 'removed', description: 'Review', before: 550, after: null },
      ],
      totalBefore: 5144.99,
      total: 6064.99,
    };
    expect(next.quote.versions[0].changes).toEqual(changes);
    const { body } = await app.http.get('/api/quote-link').set(access).expect(200);
    expect(body).toMatchObject({ version: 2, openedVersion: 1, changes });
  });

  it('400: an incomplete draft, with every field', async () => {
    const quote = await createQuote(app, admin, { title: '', validUntil: '2020-01-01', schedule: [] });
    const { body } = await send(quote.id, quote.version).expect(400);
    const fields = body.details.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['title', 'schedule', 'validUntil']);
  });

  it('404: unknown; 409: an outdated version, and after the acceptance', async () => {
    await send(randomUUID(), 1).expect(404);
    const draft = await createQuote(app, admin);
    await send(draft.id, draft.version + 1).expect(409);
    const { quote, access } = await sendQuote(app, admin, draft);
    await accept(access);
    await send(quote.id, quote.version).expect(409);
  });
});

describe('GET /api/admin/quotes/{id}/pdf', () => {
  it('200: the sealed file; 404: before', async () => {
    const { quote, access } = await sendQuote(app, admin, await createQuote(app, admin));
    await app.http.get(`${PATH}/${quote.id}/pdf`).set(admin).expect(404);
    await accept(access);
    await app.background.idle();
    const { headers } = await app.http.get(`${PATH}/${quote.id}/pdf`).set(admin).expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`${quote.number}.pdf`);
  });
});
