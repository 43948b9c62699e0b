import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, type Headers } from '../../factories/content-app.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const at = (path: string) => `/api/admin/${path}`;
const list = async (query = '', headers = content.admin) =>
  (
    await content.app.http
      .get(at(`conversations${query}`))
      .set(headers)
      .expect(200)
  ).body;
const get = async (id: string) => (await content.app.http.get(at(`conversations/${id}`)).set(content.admin)).body;
const answer = (id: string, input: object, headers: Headers = content.admin) =>
  content.app.http
    .post(at(`conversations/${id}/messages`))
    .set(headers)
    .send(input);
const change = (id: string, input: object, headers: Headers = content.admin) =>
  content.app.http
    .put(at(`conversations/${id}`))
    .set(headers)
    .send(input);

describe('the inbox', () => {
  it('200: contact form messages are conversations, filtered by status, assignee and text', async () => {
    const { counts, items } = await list();
    expect(counts).toEqual({ open: 2, waiting: 1, closed: 1, spam: 1 });
    const times = items.map(({ updated_at }: { updated_at: string }) => updated_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const oldest = (await list('?sort=oldest&limit=2')).items;
    expect(oldest.map(({ id }: { id: string }) => id)).toEqual([items[4].id, items[3].id]);
    expect(JSON.stringify(items)).not.toContain('ip_hash');
    expect((await list('?status=spam')).total).toBe(1);
    expect((await list('?search=UPSCALER')).total).toBe(1);
    // A word that only the message contains.
    expect((await list('?search=pharmacies')).total).toBe(1);
    expect((await list('?search=100%25')).total).toBe(0);
    expect((await list('?assignee=unassigned')).total).toBe(4);
    expect((await list('?assignee=me')).total).toBe(0);
  });

  it('201: the second of two concurrent replies is told that the conversation has changed; replying assigns it', async () => {
    const [{ id }] = (await list('?status=open')).items;
    const { version } = await get(id);
    const other = await content.app.signedIn('super_admin', ['support']);
    const answers = await Promise.all([
      answer(id, { text: 'One', note: false, version }),
      answer(id, { text: 'Two', note: false, version }, other.headers),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const after = await get(id);
    expect(after).toMatchObject({ status: 'waiting', version: version + 1 });
    expect(after.messages).toHaveLength(2);
    expect([content.adminId, other.user.id]).toContain(after.assignee.id);
    expect(after.firstAnswerSeconds).toBeGreaterThan(0);
    expect((await list()).medianSeconds).toBeGreaterThan(0);
    expect(await content.trail('conversation', id)).toEqual(['conversation.reply']);
  });

  it('201: a note is never emailed, changes no status and does not count as a reply', async () => {
    const [{ id }] = (await list('?status=open')).items;
    await content.app.background.idle();
    content.app.mail.sent.length = 0;
    const { body } = await answer(id, { text: 'Wait for Rina.', note: true, version: (await get(id)).version });
    expect(body).toMatchObject({ status: 'open', assignee: null, firstAnswerSeconds: null });
    expect(body.messages.at(-1)).toMatchObject({ kind: 'note', text: 'Wait for Rina.' });
    await content.app.background.idle();
    expect(content.app.mail.sent).toEqual([]);
    expect((await list('?search=wait+for+rina')).items[0].excerpt).not.toContain('Rina');
  });

  it('200: status and assignee are changed and audited, without the text', async () => {
    const [{ id }] = (await list('?status=closed')).items;
    const { version } = await get(id);
    const input = { status: 'open', assigneeId: content.adminId, version };
    const { body } = await change(id, input).expect(200);
    expect(body).toMatchObject({ status: 'open', assignee: { id: content.adminId }, version: version + 1 });
    expect((await change(id, input)).status).toBe(409);
    expect((await change(id, { ...input, version: version + 1 })).body.version).toBe(version + 1);
    const customer = await content.app.signedIn();
    const accounting = await content.app.signedIn('super_admin', ['accounting']);
    for (const { user } of [customer, accounting]) {
      const wrong = { status: 'open', assigneeId: user.id, version: version + 1 };
      expect((await change(id, wrong)).status).toBe(400);
    }
    expect((await list()).team.map((one: { id: string }) => one.id)).not.toContain(accounting.user.id);
    const rows = await content.app.db
      .selectFrom('audit_entries')
      .select(['before', 'after'])
      .where('subject_id', '=', id)
      .execute();
    expect(rows).toMatchObject([{ before: { status: 'closed', assignee: null }, after: { status: 'open' } }]);
  });

  it('a contact form message opens a conversation with its id', async () => {
    const { db } = content.app;
    const row = { name: 'Ana', email: 'ana@example.com', subject: 'Hello', message: 'From the form', ip_hash: 'x' };
    const { id } = await db.insertInto('contact_messages').values(row).returning('id').executeTakeFirstOrThrow();
    expect(await get(id)).toMatchObject({ status: 'open', messages: [{ text: 'From the form' }] });
  });

  it('400, 404', async () => {
    const id = crypto.randomUUID();
    const fine = { text: 'Hello', note: false, version: 1 };
    for (const wrong of [{ text: '' }, { text: 'x'.repeat(4001) }, { version: 0 }, { note: 'no' }, { surprise: 1 }])
      expect((await answer(id, { ...fine, ...wrong })).status).toBe(400);
    expect((await answer(id, fine)).status).toBe(404);
    expect((await content.app.http.get(at(`conversations/${id}`)).set(content.admin)).status).toBe(404);
    expect((await change(id, { status: 'closed', assigneeId: null, version: 1 })).status).toBe(404);
    expect((await change(id, { status: 'new', assigneeId: null, version: 1 })).status).toBe(400);
  });
});

describe('saved replies', () => {
  const send = (input: object, headers: Headers = content.admin) =>
    content.app.http.post(at('canned-texts')).set(headers).send(input);

  it('201, 200, 409, 204, 404', async () => {
    const { body } = await send({ title: ' Thanks ', text: 'Hello {name}\r\n' }).expect(201);
    expect(body).toEqual({ id: expect.any(String), title: 'Thanks', text: 'Hello {name}', translations: [] });
    expect((await send({ title: 'THANKS', text: 'x' })).status).toBe(409);
    const one = at(`canned-texts/${body.id}`);
    const put = (input: object) => content.app.http.put(one).set(content.admin).send(input);
    const bangla = { language: 'bn', text: 'নমস্কার {name}' };
    const english = { language: 'en', text: 'Not a translation' };
    const translated = { ...body, text: 'Hi', translations: [bangla] };
    expect((await put({ title: 'Thanks', text: 'Hi', translations: [bangla, english] })).body).toEqual(translated);
    // Without translations those of the reply stay.
    expect((await put({ title: 'Thanks', text: 'Hi' })).body).toEqual(translated);
    await send({ title: 'Welcome', text: 'x' }).expect(201);
    expect((await put({ title: 'welcome', text: 'Hi' })).status).toBe(409);
    const all = await content.app.http.get(at('canned-texts')).set(content.admin);
    expect(all.body.items).toContainEqual(translated);
    const remove = () => content.app.http.delete(one).set(content.admin);
    expect((await remove()).status).toBe(204);
    expect((await remove()).status).toBe(404);
    expect((await put({ title: 'Thanks', text: 'Hi' })).status).toBe(404);
    expect(await content.trail('canned-text', body.id)).toHaveLength(4);
  });

  it('400', async () => {
    for (const wrong of [{ title: ' ' }, { title: 'a\nb' }, { text: '' }, { text: 'x'.repeat(4001) }])
      expect((await send({ title: 'A', text: 'b', ...wrong })).status).toBe(400);
  });
});
