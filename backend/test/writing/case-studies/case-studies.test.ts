import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caseStudyCalls } from '../../factories/case-studies.ts';
import { type ContentApp, createContentApp } from '../../factories/content-app.ts';

let content: ContentApp;
let calls: ReturnType<typeof caseStudyCalls>;
beforeAll(async () => {
  content = await createContentApp();
  calls = caseStudyCalls(content);
});
beforeEach(async () => {
  await content.app.background.idle();
  content.app.mail.sent.length = 0;
});
afterAll(() => content.app.close());

const UNKNOWN = 'A'.repeat(43);

describe('GET /api/case-studies', () => {
  it('200: the demo’s three, latest first, in both languages', async () => {
    const { body } = await content.app.http.get('/api/case-studies').expect(200);
    const addresses = body.items.map(({ address }: { address: string }) => address);
    expect(addresses).toEqual(['admissions-without-a-queue', 'one-current-drawing', 'nine-seasons-one-database']);
    expect(body.items[0]).toMatchObject({ client: 'Padma Model School', services: [{ id: 1 }, { id: 3 }] });
    const bangla = await content.app.http.get('/api/case-studies').set('accept-language', 'bn');
    expect(bangla.body.items[0]).toMatchObject({ client: 'পদ্মা মডেল স্কুল', results: [{ value: '০' }, {}, {}, {}] });
  });
});

describe('GET /api/case-studies/{address}', () => {
  it('200: the page with its links and the next one', async () => {
    const { body } = await calls.visit('admissions-without-a-queue').expect(200);
    expect(body).toMatchObject({ quote_name: 'Nusrat Jahan', post: { id: 3 }, product: null });
    expect(body.html).toContain('<h2');
    expect(body.next.address).toBe('one-current-drawing');
    expect((await calls.visit('nine-seasons-one-database')).body.next.address).toBe('admissions-without-a-queue');
  });

  it('404: an unknown one, and one that is not published', async () => {
    await calls.visit('unknown').expect(404);
    const { body } = await calls.asked();
    await calls.visit(body.address).expect(404);
  });
});

describe('GET /api/case-study-draft', () => {
  it('200: the page as visitors will see it; opening it changes nothing', async () => {
    const { id, token, version } = await calls.asked();
    const { body } = await calls.read(token).expect(200);
    expect(body).toMatchObject({ status: 'waiting', version, quote: 'Now they do.', approved_at: null });
    expect(body.study).toMatchObject({ title: 'Drawings to scale', html: expect.stringContaining('Slowly.') });
    expect((await calls.get(id)).body.version).toBe(version);
  });

  it('404: an unknown link', async () => {
    await calls.read(UNKNOWN).expect(404);
  });
});

describe('POST /api/case-study-draft/approval', () => {
  it('200: words, name and time are stored, the team is notified, and a repetition changes nothing', async () => {
    const { id, token, version } = await calls.asked();
    const words = { quote: 'They do now.', quote_name: 'N. Akhter', quote_role: '' };
    const { body } = await calls.approve(token, { ...words, rating: 4, version }).expect(200);
    expect(body).toMatchObject({ status: 'approved', approved_by: 'Nasima', rating: 4, study: words });
    const again = await calls.approve(token, { ...words, rating: 4, version }).expect(200);
    expect(again.body).toEqual(body);
    const { items } = (await content.app.http.get('/api/notifications').set(content.admin)).body;
    const about = items.filter(({ href }: { href: string }) => href === `/admin/content/case-studies/${id}`);
    expect(about).toMatchObject([{ title: 'Case study approved by Nasima' }]);
  });

  it('400: a quote without a name', async () => {
    const { token, version } = await calls.asked();
    const { status, body } = await calls.approve(token, { quote_name: ' ', version });
    expect([status, body.details[0].field]).toEqual([400, 'quote_name']);
  });

  it('404 and 409: an unknown link, a page changed meanwhile, and one that is not asked about', async () => {
    await calls.approve(UNKNOWN, { version: 1 }).expect(404);
    const { id, token, body, version } = await calls.asked();
    await calls.change(id, { ...body, summary: 'Another one.', version }).expect(200);
    await calls.approve(token, { version }).expect(409);
    await calls.requestChanges(token, { message: 'Shorter.', version: version + 1 }).expect(200);
    await calls.approve(token, { version: version + 2 }).expect(409);
  });
});

describe('POST /api/case-study-draft/changes', () => {
  it('200: the message is part of the project’s conversation, and so an email to the studio', async () => {
    const { app, admin } = content;
    const brief = { kind: 'Web Development', goals: 'Drawings', budget_from: null, budget_to: null, needed_by: null };
    const person = { links: '', name: 'Nasima', email: 'nasima@example.com', reach: 'email', phone: '' };
    const fields = { ...brief, ...person };
    const started = (await app.http.post('/api/briefs').send(fields)).body.token;
    await app.http
      .post('/api/brief/send')
      .set('x-brief-token', started)
      .send({ ...fields, version: 1 });
    const lead = await app.db
      .selectFrom('leads')
      .select(['id', 'conversation_id'])
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await app.background.idle();
    app.mail.sent.length = 0;
    const { id, token, version } = await calls.asked({ lead_id: lead.id });
    const message = 'Please leave out the bridge.';
    const { body } = await calls.requestChanges(token, { quote: 'Mostly.', message, version }).expect(200);
    expect(body).toMatchObject({ status: 'draft', quote: 'Mostly.', changes_at: expect.any(String) });
    expect((await calls.get(id)).body).toMatchObject({ changes: message, quote: 'Mostly.' });
    const conversation = await app.http.get(`/api/admin/conversations/${lead.conversation_id}`).set(admin);
    expect(conversation.body.messages.at(-1)).toMatchObject({ kind: 'person', text: message });
    await app.background.idle();
    expect(app.mail.sent.some(({ text }) => text.includes(message))).toBe(true);
    expect((await calls.ask(id, version + 1).expect(200)).body.study).toMatchObject({ changes: '', changes_at: null });
  });

  it('400, 404 and 409: a quote without a name, an unknown link, and another version', async () => {
    const { token, version } = await calls.asked();
    await calls.requestChanges(token, { message: 'Shorter.', quote_name: '', version }).expect(400);
    await calls.requestChanges(UNKNOWN, { message: 'Shorter.', version }).expect(404);
    await calls.requestChanges(token, { message: 'Shorter.', version: version + 1 }).expect(409);
  });
});
