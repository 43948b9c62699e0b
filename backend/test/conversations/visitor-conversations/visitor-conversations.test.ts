import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.mail.sent.length = 0;
});
afterEach(() => app.clock.reset());

const opens = (token: string) => ({ 'x-conversation-token': token });
const read = (token: string) => app.http.get('/api/conversation').set(opens(token));
const write = (token: string, text: unknown) =>
  app.http.post('/api/conversation/messages').set(opens(token)).send({ text });

/** A visitor writes through the contact form and gets a reply. */
const answered = async () => {
  people += 1;
  const email = `visitor-${people}@example.com`;
  const message = { name: 'Claim $100 at https://bait.example', email, subject: 'Win', message: 'Can you build one?' };
  await app.http.post('/api/contact').send(message).expect(202);
  const { id } = await app.db
    .selectFrom('conversations')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await app.background.idle();
  app.mail.sent.length = 0;
  const { headers } = await app.signedIn('super_admin');
  const answer = async (version: number) => {
    const body = { text: 'Yes, next month.', note: false, version };
    await app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(body).expect(201);
    await app.background.idle();
    return app.mail.sent.at(-1)?.link?.split('#')[1] ?? '';
  };
  return { id, email, token: await answer(1), answer };
};

describe('a conversation of a visitor without an account', () => {
  it('200: the email has the full reply and a link, and repeats nothing that an unverified sender typed', async () => {
    const { email, token } = await answered();
    const [mail] = app.mail.sent;
    expect(mail).toMatchObject({ kind: 'conversation-answer', to: { name: '', address: email } });
    expect(mail?.link).toMatch(/\/conversation#[\w-]{43}$/);
    expect(mail?.text).toContain('Yes, next month.');
    expect(JSON.stringify(mail)).not.toMatch(/bait|Win/);
    const { body } = await read(token).expect(200);
    expect(body).toMatchObject({ subject: 'Win', closed: false });
    expect(body.messages.map(({ from }: { from: string }) => from)).toEqual(['person', 'studio']);
    expect(await app.db.selectFrom('conversation_links').select('token_hash').execute()).not.toContainEqual({
      token_hash: token,
    });
  });

  it('201: a new message notifies the studio; every email has a new link', async () => {
    const { token, answer } = await answered();
    const { body } = await write(token, ' When? ').expect(201);
    expect(body.messages.at(-1)).toMatchObject({ from: 'person', text: 'When?' });
    await app.background.idle();
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'conversation', to: { address: app.env.admin.email } });
    const next = await answer(3);
    expect(next).not.toBe(token);
    for (const one of [token, next]) expect((await read(one)).body.messages).toHaveLength(4);
  });

  it('400, 404', async () => {
    const { token } = await answered();
    expect((await app.http.get('/api/conversation')).status).toBe(400);
    expect((await read('no token')).status).toBe(400);
    expect((await read('A'.repeat(43))).status).toBe(404);
    expect((await write('A'.repeat(43), 'x')).status).toBe(404);
    for (const text of ['', ' ', 'x'.repeat(4001), null]) expect((await write(token, text)).status).toBe(400);
  });

  it('410: after 30 days', async () => {
    const { token } = await answered();
    app.clock.advance(30 * DAY + 1000);
    expect((await read(token)).status).toBe(410);
    expect((await write(token, 'Hello?')).status).toBe(410);
  });

  it('moves to the account whose owner confirms the email, and its link stops working', async () => {
    const { id, email, token } = await answered();
    const user = await app.createUser({ email: email.toUpperCase() });
    const headers = await app.signIn(user);
    expect((await app.http.get(`/api/conversations/${id}`).set(headers)).status).toBe(404);
    await app.http.post('/api/users/email/link').set(headers);
    await app.background.idle();
    const link = app.mail.sent.find(({ kind }) => kind === 'email-confirm')?.link ?? '';
    const confirmation = new URL(link).searchParams.get('token');
    await app.http.post('/api/auth/confirm-email').send({ token: confirmation }).expect(200);
    const { body } = await app.http.get(`/api/conversations/${id}`).set(headers).expect(200);
    expect(body).toMatchObject({ unread: 1, messages: [{ from: 'person' }, { from: 'studio' }] });
    expect((await read(token)).status).toBe(404);
  });
});

describe('GET /api/conversation/files/{id}', () => {
  it('200: the studio’s attachments; 404: another conversation’s, a note’s, forged; 400; 410', async () => {
    const { token, id } = await answered();
    const { headers } = await app.signedIn('super_admin');
    const attach = async (note: boolean): Promise<string> => {
      const upload = app.http.post('/api/admin/conversation-files').set(headers);
      const file = (await upload.attach('file', Buffer.from('The plan'), 'plan.txt').expect(201)).body.id;
      const { version } = (await app.http.get(`/api/admin/conversations/${id}`).set(headers).expect(200)).body;
      const body = { text: 'Here', note, version, fileIds: [file] };
      await app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(body).expect(201);
      return file;
    };
    const [file, note] = [await attach(false), await attach(true)];
    const fetched = (given: string, key: string) =>
      app.http.get(`/api/conversation/files/${given}`).set(opens(key)).responseType('blob');
    expect((await fetched(file, token).expect(200)).body).toEqual(Buffer.from('The plan'));
    expect((await fetched(note, token)).status).toBe(404);
    expect((await fetched(file, (await answered()).token)).status).toBe(404);
    expect((await fetched(file, 'A'.repeat(43))).status).toBe(404);
    expect((await fetched('x', token)).status).toBe(404);
    app.clock.advance(31 * DAY);
    expect((await fetched(file, token)).status).toBe(410);
  });
});
