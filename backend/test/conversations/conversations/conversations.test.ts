import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOrder } from '../../factories/commerce.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
});
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());

type Headers = Record<string, string>;
const QUESTION = { subject: 'The alarm stays silent', text: 'It rang until Friday. What can I do?' };
const start = (headers: Headers, given: object = {}, target = app) =>
  target.http
    .post('/api/conversations')
    .set(headers)
    .send({ ...QUESTION, ...given });
const write = (headers: Headers, id: string, text: unknown) =>
  app.http.post(`/api/conversations/${id}/messages`).set(headers).send({ text });
const read = (headers: Headers, id: string) => app.http.get(`/api/conversations/${id}`).set(headers);
const mark = (headers: Headers, id: string, messageId: unknown) =>
  app.http.put(`/api/conversations/${id}/read`).set(headers).send({ messageId });
const unread = async (headers: Headers) =>
  (await app.http.get('/api/conversations').set(headers).expect(200)).body.unread;
const answer = async (id: string, text: string, given: object = {}) => {
  const { headers } = await app.signedIn('super_admin');
  const { version } = (await app.http.get(`/api/admin/conversations/${id}`).set(headers).expect(200)).body;
  const body = { text, note: false, version, ...given };
  return app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(body).expect(201);
};

describe('POST /api/conversations', () => {
  it('201: stored as typed, and the studio is notified by email', async () => {
    const { headers, user } = await app.signedIn();
    const text = ' <script>alert(1)</script>\r\nনাদিয়া 👩🏽‍💻 ';
    const { body } = await start(headers, { text }).expect(201);
    expect(body).toMatchObject({ subject: QUESTION.subject, order: null, closed: false, unread: 0 });
    expect(body.messages).toMatchObject([{ from: 'person', text: text.trim().replace('\r\n', '\n') }]);
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([
      { kind: 'conversation', to: { address: app.env.admin.email }, subject: `Message: ${QUESTION.subject}` },
    ]);
    expect(app.mail.sent[0]?.text).toContain(user.email);
    expect(app.mail.sent[0]?.link).toMatch(new RegExp(`/admin/inbox/messages\\?entry=${body.id}$`));
  });

  it('201: about the customer’s own order; 404: about another user’s', async () => {
    const { headers, user } = await app.signedIn();
    const order = await createOrder(app.db, user.id);
    const { body } = await start(headers, { orderId: order.id }).expect(201);
    expect(body.order).toMatchObject({ id: order.id, number: order.number });
    const other = await app.signedIn();
    expect((await start(other.headers, { orderId: order.id })).status).toBe(404);
  });

  it.each([
    { subject: ' ' },
    { subject: 'one\ntwo' },
    { subject: 'x'.repeat(151) },
    { text: '' },
    { text: ' \n ' },
    { text: 'x'.repeat(4001) },
    { text: 'half \ud800' },
    { text: null },
    { orderId: '7' },
    { surprise: 1 },
  ])('400: %j', async (wrong) => {
    const { headers } = await app.signedIn();
    expect((await start(headers, wrong)).body).toMatchObject({ code: 'invalid_request' });
  });

  it.skipIf(isShortRun)('429: the thirty-first message within an hour; other users are unaffected', async () => {
    const { headers } = await strict.signedIn();
    const answers = await Promise.all(Array.from({ length: 31 }, () => start(headers, {}, strict)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(30);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    const other = await strict.signedIn();
    expect((await start(other.headers, {}, strict)).status).toBe(201);
  });
});

describe('a conversation of a customer', () => {
  it('200: a reply is unread until that message is marked as read, and a note is never visible', async () => {
    const { headers } = await app.signedIn();
    const { id } = (await start(headers)).body;
    await answer(id, 'A word among us', { note: true });
    expect(await unread(headers)).toBe(0);
    await answer(id, 'Which version is it?');
    const { body } = await read(headers, id).expect(200);
    expect(JSON.stringify(body)).not.toContain('among us');
    expect(body).toMatchObject({ unread: 1, messages: [{ from: 'person' }, { from: 'studio' }] });
    // A message that arrives while the first is being read.
    await answer(id, 'And which phone?');
    expect(await unread(headers)).toBe(2);
    await mark(headers, id, body.messages[1].id).expect(204);
    expect(await unread(headers)).toBe(1);
    await mark(headers, id, body.messages[0].id).expect(204);
    expect(await unread(headers)).toBe(1);
  });

  it('200: the reply is emailed in full, and notified in the app', async () => {
    const { headers, user } = await app.signedIn();
    const { id } = (await start(headers)).body;
    await app.background.idle();
    app.mail.sent.length = 0;
    await answer(id, 'Which version is it?\n\n<b>Look under Settings.</b>');
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([{ kind: 'conversation-answer', to: { name: '', address: user.email } }]);
    expect(app.mail.sent[0]?.text).toContain('Which version is it?\n\n<b>Look under Settings.</b>');
    expect(app.mail.sent[0]?.html).not.toContain('<b>Look');
    expect(app.mail.sent[0]?.link).toMatch(new RegExp(`/dashboard/messages\\?entry=${id}$`));
    const { body } = await app.http.get('/api/notifications').set(headers);
    expect(body.items[0]).toMatchObject({ title: 'A reply to your message', text: QUESTION.subject });
  });

  it('201: a new message reopens a closed one; one marked as spam stays there and no one is notified', async () => {
    const { headers } = await app.signedIn();
    const { id } = (await start(headers)).body;
    await answer(id, 'Done.', { close: true });
    expect((await read(headers, id)).body.closed).toBe(true);
    expect((await write(headers, id, 'Not quite')).body).toMatchObject({ closed: false });
    await app.background.idle();
    app.mail.sent.length = 0;
    await app.db.updateTable('conversations').set({ status: 'spam' }).where('id', '=', id).execute();
    await write(headers, id, 'Buy now').expect(201);
    await app.background.idle();
    expect(app.mail.sent).toEqual([]);
  });

  it('400, 404: another user’s conversations cannot be read, answered or marked', async () => {
    const { headers } = await app.signedIn();
    const { id, messages } = (await start(headers)).body;
    const other = await app.signedIn();
    for (const status of [
      (await read(other.headers, id)).status,
      (await write(other.headers, id, 'x')).status,
      (await mark(other.headers, id, messages[0].id)).status,
      (await mark(headers, id, crypto.randomUUID())).status,
    ])
      expect(status).toBe(404);
    expect((await read(headers, 'x')).status).toBe(404);
    expect((await write(headers, id, 'x'.repeat(4001))).status).toBe(400);
  });

  it('is deleted with the account, with the contact message it came from', async () => {
    const { user } = await app.signedIn();
    await app.db.updateTable('users').set({ email_verified_at: app.clock.now() }).where('id', '=', user.id).execute();
    const text = { name: 'Nadia', email: user.email.toUpperCase(), subject: 'Hello', message: 'Is anybody there?' };
    await app.http.post('/api/contact').send(text).expect(202);
    const rows = () => app.db.selectFrom('contact_messages').select('id').where('email', '=', text.email).execute();
    const owned = await app.db.selectFrom('conversations').select('id').where('user_id', '=', user.id).execute();
    expect([owned, await rows()]).toEqual([await rows(), owned]);
    await app.db.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await rows()).toEqual([]);
  });
});
