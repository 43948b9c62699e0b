import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkQuoteSeal } from '../../../../docs/programs/quote-seal.ts';
import { createQuote, quoteContent, sendQuote } from '../../factories/quotes.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

type Headers = Record<string, string>;
let app: TestApp;
let admin: Headers;
let owner: Headers;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin', ['support'])).headers;
  owner = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const open = async (values: object = {}) => sendQuote(app, admin, await createQuote(app, admin, values));
const read = async (access: Headers) => (await app.http.get('/api/quote-link').set(access).expect(200)).body;
const post = (path: string, access: Headers, body: object) =>
  app.http.post(`/api/quote-link/${path}`).set(access).send(body);
const quoteOf = async (id: string) => (await app.http.get(`/api/admin/quotes/${id}`).set(admin).expect(200)).body;
const answer = (values: object = {}) => ({ version: 1, selected: [], total: 5144.99, name: 'Nadia Rahman', ...values });
const UNKNOWN = { 'x-quote-token': 'A'.repeat(43) };

describe('GET /api/quote-link', () => {
  it('200: the newest version, never cached, and nothing happens; 404: unknown token', async () => {
    const { quote, access } = await open();
    const { body, headers } = await app.http.get('/api/quote-link').set(access).expect(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject({
      number: quote.number,
      version: 1,
      openedVersion: 1,
      status: 'sent',
      acceptance: null,
    });
    expect(body.recipient).not.toHaveProperty('customerId');
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'sent', acceptance: null, versions: [{ readings: [] }] });
    await app.http.get('/api/quote-link').set(UNKNOWN).expect(404);
  });
});

describe('POST /api/quote-link/views', () => {
  it('204: the studio sees who read what and when, once an hour; 404: unknown version', async () => {
    const { quote, access } = await open();
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:120.0) Gecko/20100101 Firefox/120.0';
    const view = () => post('views', access, { version: 1 }).set('user-agent', agent);
    await view().expect(204);
    await view().expect(204);
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'opened' });
    await sql`update quote_readings set created_at = created_at - interval '61 minutes'`.execute(app.db);
    await view().expect(204);
    const [{ readings }] = (await quoteOf(quote.id)).versions;
    expect(readings.map(({ device }: { device: string }) => device)).toEqual([
      'Firefox on Windows',
      'Firefox on Windows',
    ]);
    await post('views', access, { version: 2 }).expect(404);
  });
});

describe('POST /api/quote-link/questions', () => {
  it('204: becomes a message of the conversation, with an email to the studio', async () => {
    await app.background.idle();
    app.mail.sent.length = 0;
    const { quote, access } = await open();
    const lineId = quote.lines[0].id;
    await post('questions', access, { line_id: lineId, text: 'Does this include the icons?' }).expect(204);
    const { body: lead } = await app.http.get(`/api/admin/leads/${quote.lead_id}`).set(admin);
    const { body } = await app.http.get(`/api/admin/conversations/${lead.conversation_id}`).set(admin).expect(200);
    expect(body.messages.at(-1)).toMatchObject({
      kind: 'person',
      text: `Quote ${quote.number}, about “Screens”:\n\nDoes this include the icons?`,
    });
    await app.background.idle();
    expect(app.mail.sent.some(({ text }) => text.includes('Does this include the icons?'))).toBe(true);
  });
  it('400: a blank one; 404: an item of another quote, and an unknown token', async () => {
    const { access } = await open();
    await post('questions', access, { line_id: null, text: '  ' }).expect(400);
    await post('questions', access, { line_id: randomUUID(), text: 'Which?' }).expect(404);
    await post('questions', UNKNOWN, { line_id: null, text: 'Which?' }).expect(404);
  });
});

describe('POST /api/quote-link/acceptance', () => {
  it('200: with options, frozen, sealed, and with news to both sides', async () => {
    await app.background.idle();
    app.mail.sent.length = 0;
    const { quote, access } = await open();
    const selected = quote.lines.slice(3).map(({ id }: { id: string }) => id);
    const { body } = await post('acceptance', access, answer({ selected, total: 5686.35 })).expect(200);
    expect(body).toMatchObject({
      status: 'accepted',
      acceptance: { name: 'Nadia Rahman', total: 5686.35, tax: 702.53 },
    });
    expect(body.acceptance.payments).toEqual([
      { kind: 'deposit', phase: null, percent: 30, amount: 1705.91 },
      { kind: 'phase', phase: 'Design & Prototyping', percent: 40, amount: 2274.54 },
      { kind: 'final', phase: null, percent: 30, amount: 1705.9 },
    ]);
    await app.background.idle();
    const { acceptance } = await read(access);
    const { body: pdf } = await app.http.get('/api/quote-link/pdf').set(access).responseType('blob').expect(200);
    expect(createHash('sha256').update(pdf).digest('hex')).toBe(acceptance.sha256);
    const mails = app.mail.sent.map(({ kind, to }) => [kind, to.address]);
    expect(mails.filter(([kind]) => kind === 'quote-accepted')).toEqual([['quote-accepted', 'boats@padma.example']]);
    expect(mails.filter(([kind]) => kind === 'quote-answer')).toHaveLength(1);
    const { body: lead } = await app.http.get(`/api/admin/leads/${quote.lead_id}`).set(admin);
    expect(lead).toMatchObject({ stage: 'won', events: [{ after: 'won', actor: null }, {}, {}] });
    const { body: news } = await app.http.get('/api/notifications').set(admin).expect(200);
    expect(news.items[0]).toMatchObject({ title: `Quote ${quote.number} was accepted` });
  });

  it('200: the deposit becomes a draft of an invoice', async () => {
    const { quote, access } = await open();
    await post('acceptance', access, answer()).expect(200);
    const { deposit_draft_id: id } = await quoteOf(quote.id);
    const { body } = await app.http.get(`/api/admin/invoice-drafts/${id}`).set(owner).expect(200);
    // 30% of 5,144.99
    expect(body).toMatchObject({ total: 1543.5, invoice_id: null, recipient: { name: 'Padma Boats Ltd.' } });
    expect(body.lines).toMatchObject([{ taxPercent: 15 }, { taxPercent: 0 }]);
    const without = await open({ schedule: [{ kind: 'final', phaseId: null, percent: 100 }] });
    await post('acceptance', without.access, answer()).expect(200);
    expect((await quoteOf(without.quote.id)).deposit_draft_id).toBeNull();
  });

  it('200 and 409: of two tabs at once, one accepts', async () => {
    const { access } = await open();
    const tabs = await Promise.all([post('acceptance', access, answer()), post('acceptance', access, answer())]);
    expect(tabs.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = await post('acceptance', access, answer({ name: 'Karim Miah' })).expect(409);
    expect(late.body.message).toBe('Nadia Rahman has already accepted this quote');
    await post('refusal', access, { version: 1, reason: '' }).expect(409);
  });

  it('409: another version or total, after its last day, and when it was declined', async () => {
    const { quote, access } = await open();
    await post('acceptance', access, answer({ total: 5144.98 })).expect(409);
    await post('acceptance', access, answer({ version: 2 })).expect(409);
    const saved = await app.http
      .put(`/api/admin/quotes/${quote.id}`)
      .set(admin)
      .send({ ...quoteContent(), version: quote.version })
      .expect(200);
    await sendQuote(app, admin, saved.body);
    const { body } = await post('acceptance', access, answer()).expect(409);
    expect(body.message).toContain('new version');
    await post('refusal', access, { version: 2, reason: 'Too late' }).expect(200);
    await post('acceptance', access, answer({ version: 2 })).expect(409);
    const ending = await open();
    const past = { valid_until: '2026-01-01' };
    await app.db.updateTable('quote_versions').set(past).where('quote_id', '=', ending.quote.id).execute();
    expect((await read(ending.access)).status).toBe('expired');
    expect((await post('acceptance', ending.access, answer()).expect(409)).body.message).toContain('expired');
  });

  it('400: an option that is none, or a name of spaces; 404: unknown token', async () => {
    const { quote, access } = await open();
    await post('acceptance', access, answer({ selected: [quote.lines[0].id] })).expect(400);
    await post('acceptance', access, answer({ name: '   ' })).expect(400);
    await post('acceptance', UNKNOWN, answer()).expect(404);
  });
});

describe('POST /api/quote-link/refusal', () => {
  it('200: with a reason that the studio reads; 409: twice; a new version opens it again', async () => {
    await app.background.idle();
    app.mail.sent.length = 0;
    const { quote, access } = await open();
    const { body } = await post('refusal', access, { version: 1, reason: 'Over our budget' }).expect(200);
    expect(body).toMatchObject({ status: 'declined', reason: 'Over our budget' });
    await post('refusal', access, { version: 1, reason: '' }).expect(409);
    await app.background.idle();
    const [mail] = app.mail.sent.filter(({ kind }) => kind === 'quote-answer');
    expect(mail?.text).toContain('Over our budget');
    expect(await quoteOf(quote.id)).toMatchObject({ status: 'declined', versions: [{ reason: 'Over our budget' }] });
    await sendQuote(app, admin, quote);
    expect(await read(access)).toMatchObject({ version: 2, status: 'sent', reason: null });
    await post('refusal', UNKNOWN, { version: 1, reason: '' }).expect(404);
  });
});

describe('GET /api/quote-link/pdf', () => {
  it('404: before the acceptance, and for an unknown token', async () => {
    const { access } = await open();
    await app.http.get('/api/quote-link/pdf').set(access).expect(404);
    await app.http.get('/api/quote-link/pdf').set(UNKNOWN).expect(404);
  });
});

describe('POST /api/quote-seals/check', () => {
  const check = (seal: string, sha256: string) => app.http.post('/api/quote-seals/check').send({ seal, sha256 });

  it('200: a seal for its file, for another one, and one that is not ours', async () => {
    const { access } = await open();
    await post('acceptance', access, answer()).expect(200);
    await app.background.idle();
    const { seal, sha256 } = (await read(access)).acceptance;
    const { body } = await check(seal, sha256).expect(200);
    expect(body).toMatchObject({
      signed: true,
      matches: true,
      claims: { type: 'quote-acceptance', name: 'Nadia Rahman', email: 'boats@padma.example', total: 5144.99 },
    });
    expect((await check(seal, '0'.repeat(64)).expect(200)).body).toMatchObject({ signed: true, matches: false });
    const [payload = '', signature = ''] = seal.split('.');
    const forged = Buffer.from(JSON.stringify({ ...body.claims, total: 1 })).toString('base64url');
    for (const other of [`${forged}.${signature}`, payload, 'nonsense'])
      expect((await check(other, sha256).expect(200)).body).toEqual({ signed: false, matches: false, claims: null });
    // Offline, with the public key alone.
    const { body: keys } = await app.http.get('/api/licences/public-key').expect(200);
    const publicKeys = keys.keys.map(({ public_key }: { public_key: string }) => public_key);
    const { body: pdf } = await app.http.get('/api/quote-link/pdf').set(access).responseType('blob').expect(200);
    expect(checkQuoteSeal(pdf, `${seal}\n`, publicKeys)).toEqual(body.claims);
    expect(() => checkQuoteSeal(Buffer.concat([pdf, Buffer.from(' ')]), seal, publicKeys)).toThrow('changed');
    expect(() => checkQuoteSeal(pdf, `${forged}.${signature}`, publicKeys)).toThrow('not signed');
    const { text } = await app.http.get('/docs/quote-seal.ts').expect(200);
    expect(text).toContain('export function checkQuoteSeal');
  });
});
