import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createReplyAddresses } from '../../../src/mail/reply-address.ts';
import {
  createMailCalls,
  MAIL_HOOK_SECRET,
  REPLY_BASE,
  REPLY_SETTINGS,
  writeMail,
} from '../../factories/received-mails.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof createMailCalls>;

beforeAll(async () => {
  app = await createTestApp({ env: REPLY_SETTINGS });
  calls = createMailCalls(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.background.idle();
  app.mail.sent.length = 0;
});

const addresses = () => createReplyAddresses(app.secret, REPLY_BASE);
const addressOf = (id: string, email: string, side: 'person' | 'studio' = 'person') =>
  addresses().create({ conversationId: id, side }, email);

describe('a reply to an email', () => {
  it('200: the address of the email leads to its conversation', async () => {
    const { id, user, read } = await calls.start();
    const { headers } = await app.signedIn('super_admin');
    const answer = { text: 'Please update it.', note: false, version: 1 };
    await app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(answer).expect(201);
    await app.background.idle();
    const [mail] = app.mail.sent;
    const to = mail?.replyTo?.address ?? '';
    expect(to).toMatch(/^reply\+p[0-9a-f]{52}@studio\.example$/);
    expect(mail?.text).toContain('Questions? Just reply to this email.');
    const text = 'It works now.\r\n\r\nOn Fri, 20 Nov 2026 at 12:05, Studio wrote:\r\n\r\n> Please update it.';
    expect(await calls.receive({ from: `N <${user.email}>`, to: to.toUpperCase(), text })).toBe('message');
    const { messages } = await read();
    expect(messages.at(-1)).toMatchObject({ from: 'person', text: 'It works now.' });
    expect(messages.at(-1).mail).toMatchObject({ email: user.email, refused_files: [] });
    expect(messages.at(-1).mail.quoted).toContain('Please update it.');
    expect((await calls.readAsTeam(id)).status).toBe('open');
    await app.background.idle();
    expect(app.mail.sent.at(-1)).toMatchObject({ kind: 'conversation', to: { address: app.env.admin.email } });
  });

  it('200: the same email again has no effect, also at the same time', async () => {
    const { id, user, read } = await calls.start();
    const source = writeMail({ from: user.email, to: addressOf(id, user.email) });
    const results = await Promise.all(
      [1, 2, 3].map(async () => (await calls.deliver(source).expect(200)).body.received),
    );
    expect(results.toSorted()).toEqual(['duplicate', 'duplicate', 'message']);
    expect((await read()).messages).toHaveLength(2);
  });

  it('200: from another address it names that address', async () => {
    const { id, user } = await calls.start();
    await calls.receive({ from: 'other@example.com', to: addressOf(id, user.email) });
    expect((await calls.readAsTeam(id)).messages.at(-1)).toMatchObject({
      kind: 'person',
      mail: { email: 'other@example.com' },
    });
  });

  it('200: a changed signature or id starts a new conversation', async () => {
    const { id, user, read } = await calls.start();
    const to = addressOf(id, user.email);
    const forged = to.replace(/.@/, (end) => (end === '0@' ? '1@' : '0@'));
    expect(await calls.receive({ from: 'stranger@example.com', to: forged, subject: 'Let me in' })).toBe('message');
    expect((await read()).messages).toHaveLength(1);
    const row = await app.db
      .selectFrom('conversations')
      .select(['id', 'channel', 'user_id'])
      .where('email', '=', 'stranger@example.com')
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ channel: 'email', user_id: null });
    expect(row.id).not.toBe(id);
  });

  it('200: a conversation that was deleted meanwhile: the email starts another one', async () => {
    const { id, user } = await calls.start();
    const to = addressOf(id, user.email);
    await app.db.deleteFrom('conversations').where('id', '=', id).execute();
    expect(await calls.receive({ from: 'gone@example.com', to, text: 'Are you there?' })).toBe('message');
    const rows = await app.db.selectFrom('conversations').selectAll().where('email', '=', 'gone@example.com').execute();
    expect(rows).toHaveLength(1);
  });
});

describe('a reply of the studio', () => {
  it('200: is sent to the customer, with the administrator as its author', async () => {
    const { id, user, read } = await calls.start();
    const { user: admin } = await app.signedIn('super_admin');
    const to = addressOf(id, admin.email, 'studio');
    await calls.receive({ from: admin.email, to, text: 'We are on it.' });
    const { messages } = await read();
    expect(messages.at(-1)).toMatchObject({ from: 'studio', text: 'We are on it.', mail: null });
    const seen = await calls.readAsTeam(id);
    expect(seen).toMatchObject({ status: 'waiting', assignee: { id: admin.id } });
    expect(seen.messages.at(-1)).toMatchObject({ author: admin.name, mail: { email: admin.email } });
    await app.background.idle();
    expect(app.mail.sent).toMatchObject([{ kind: 'conversation-answer', to: { address: user.email } }]);
    expect(app.mail.sent[0]?.text).toContain('We are on it.');
  });

  it('200: the address works only for the recipient of the email that it came with', async () => {
    const { id, read } = await calls.start();
    const { user: admin } = await app.signedIn('super_admin');
    const to = addressOf(id, admin.email, 'studio');
    await calls.receive({ from: 'reader-of-a-forward@example.com', to, text: 'Send your password to me.' });
    expect((await read()).messages).toHaveLength(1);
    await app.background.idle();
    expect(app.mail.sent.filter(({ kind }) => kind === 'conversation-answer')).toEqual([]);
  });
});

describe('any other email', () => {
  it('200: starts a conversation, and further emails of its sender continue it', async () => {
    const from = 'Mitu Roy <mitu@example.com>';
    const first = { from, to: REPLY_BASE, subject: 'একটি প্রশ্ন', text: 'আপনারা কি অ্যাপ বানান?', id: 'first@mitu.example' };
    expect(await calls.receive(first)).toBe('message');
    const next = {
      from,
      to: REPLY_BASE,
      text: 'And how long does it take?',
      headers: ['In-Reply-To: <first@mitu.example>'],
    };
    expect(await calls.receive(next)).toBe('message');
    const other = { ...next, from: 'else@example.com' };
    expect(await calls.receive(other)).toBe('message');
    const { id } = await app.db
      .selectFrom('conversations')
      .select('id')
      .where('email', '=', 'mitu@example.com')
      .executeTakeFirstOrThrow();
    const seen = await calls.readAsTeam(id);
    expect(seen).toMatchObject({ name: 'Mitu Roy', subject: 'একটি প্রশ্ন', channel: 'email', language: 'bn' });
    expect(seen.messages).toHaveLength(2);
  });

  it('200: belongs to the account with that verified email', async () => {
    const user = await app.createUser();
    await app.db.updateTable('users').set({ email_verified_at: app.clock.now() }).where('id', '=', user.id).execute();
    await calls.receive({ from: user.email, to: REPLY_BASE, subject: 'Invoice' });
    const row = await app.db
      .selectFrom('conversations')
      .select('user_id')
      .where('email', '=', user.email)
      .executeTakeFirstOrThrow();
    expect(row.user_id).toBe(user.id);
  });

  it('200: marked as spam by the mail server, it waits there and the studio gets no email', async () => {
    await calls.receive({ from: 'win@example.com', to: REPLY_BASE, headers: ['X-Spam-Flag: YES'] });
    const rows = app.db.selectFrom('conversations').select('status').where('email', '=', 'win@example.com');
    expect(await rows.execute()).toEqual([{ status: 'spam' }]);
    await app.background.idle();
    expect(app.mail.sent).toEqual([]);
  });

  it.each([
    ['Auto-Submitted: auto-replied'],
    ['Precedence: bulk'],
    ['Return-Path: <>'],
    ['List-Id: <news.example.com>'],
  ])('200: one of a program is not stored (%s)', async (header) => {
    const { id, user, read } = await calls.start();
    const written = { from: user.email, to: addressOf(id, user.email), headers: [header] };
    expect(await calls.receive(written)).toBe('automatic');
    expect((await read()).messages).toHaveLength(1);
  });

  it('200: one of this server is not stored', async () => {
    expect(await calls.receive({ from: `Studio <${app.env.mailFrom}>`, to: REPLY_BASE })).toBe('own');
    expect(await calls.receive({ from: REPLY_BASE.toUpperCase(), to: REPLY_BASE })).toBe('own');
  });

  it('200: from the address that the server sends from, the studio can reply as well', async () => {
    const { id, user, read } = await calls.start();
    const to = addressOf(id, app.env.mailFrom, 'studio');
    expect(await calls.receive({ from: app.env.mailFrom, to, text: 'We are on it.' })).toBe('message');
    expect((await read()).messages.at(-1)).toMatchObject({ from: 'studio', text: 'We are on it.' });
    expect(await calls.receive({ from: app.env.mailFrom.slice(1), to: addressOf(id, user.email) })).toBe('message');
  });

  it('200: characters that cannot be stored are left out', async () => {
    const { id, user, read } = await calls.start();
    await calls.receive({ from: user.email, to: addressOf(id, user.email), text: 'be\u0000fore' });
    expect((await read()).messages.at(-1).text).toBe('before');
  });

  it('200: attachments of allowed types are stored, others are named; a long text is attached in full', async () => {
    const { id, user, read } = await calls.start();
    const part = (name: string, content: string) => [
      '--b',
      `Content-Type: application/octet-stream; name="${name}"`,
      'Content-Transfer-Encoding: base64',
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      Buffer.from(content, 'latin1').toString('base64'),
    ];
    const source = [
      `From: ${user.email}`,
      `To: ${addressOf(id, user.email)}`,
      'Subject: Files',
      'Message-ID: <files@client.example>',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=b',
      '',
      '--b',
      'Content-Type: text/html; charset=utf-8',
      '',
      `<p>See <b>below</b>.</p><p>${'long '.repeat(1_200)}</p><script>alert(1)</script>`,
      ...part('screen.png', '\x89PNG\r\n\x1a\n rest'),
      ...part('setup.exe', 'MZ\x00\x01'),
      '--b--',
    ].join('\r\n');
    await calls.deliver(source).expect(200);
    const message = (await read()).messages.at(-1);
    expect(message.text).toMatch(/^See below\.\n/);
    expect(message.text).toHaveLength(5_000);
    expect(message.text).not.toContain('alert');
    expect(message.files.map(({ name }: { name: string }) => name)).toEqual(['message.txt', 'screen.png']);
    expect(message.mail.refused_files).toEqual(['setup.exe']);
  });
});

describe('the hook', () => {
  it('200: accepts the email in a JSON body', async () => {
    const source = writeMail({ from: 'json@example.com', to: REPLY_BASE });
    const call = app.http.post('/hooks/mail').auth('postmark', MAIL_HOOK_SECRET);
    expect((await call.send({ RawEmail: source }).expect(200)).body).toEqual({ received: 'message' });
  });

  it('400: for a body without an email', async () => {
    const call = () => app.http.post('/hooks/mail').auth('postmark', MAIL_HOOK_SECRET);
    await call().send({ Text: 'parsed' }).expect(400);
    await call().set('content-type', 'application/json').send('{').expect(400);
    await call().set('content-type', 'message/rfc822').send('').expect(400);
  });

  it('401, 405', async () => {
    await calls.deliver(writeMail({ from: 'a@example.com', to: REPLY_BASE }), 'wrong').expect(401);
    await app.http.post('/hooks/mail').send('x').expect(401);
    expect((await app.http.get('/hooks/mail').expect(405)).headers.allow).toBe('POST');
  });

  it('404: without a secret', async () => {
    const other = await createTestApp();
    const call = other.http.post('/hooks/mail').set('authorization', `Bearer ${MAIL_HOOK_SECRET}`);
    await call.send('x').expect(404);
    await other.close();
  });
});
