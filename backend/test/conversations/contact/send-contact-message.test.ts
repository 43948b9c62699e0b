import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../src/mail/mailer.ts';
import { folderTransport } from '../../../src/mail/transport.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const MESSAGE = {
  name: 'Nadia Rahman',
  email: 'nadia@example.com',
  subject: 'A calendar for our school',
  message: 'Can you build one?\n\nWe have 1,140 pupils.',
};
const THANKS = { message: 'Your message has been sent. We answer within one working day.' };

let app: TestApp;
let strict: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true });
  strict = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
afterAll(async () => {
  await app.close();
  await strict.close();
});
beforeEach(async () => {
  app.mail.sent.length = 0;
  await app.db.deleteFrom('contact_messages').execute();
  await app.db.updateTable('site_settings').set({ contact_email: 'hello@nodi.example' }).execute();
});

const send = (body: object, target = app) => target.http.post('/api/contact').send(body);
const stored = (target = app) => target.db.selectFrom('contact_messages').selectAll().execute();

describe('POST /api/contact', () => {
  it('202 promises only the response time that the owner has set', async () => {
    const { status, body } = await send(MESSAGE, strict);
    expect([status, body]).toEqual([202, { message: 'Your message has been sent.' }]);
  });

  it('202: the message is stored and emailed to the studio, with the sender as reply-to', async () => {
    const { status, body } = await send({ ...MESSAGE, name: '  Nadia Rahman ', website: '' });
    expect([status, body]).toEqual([202, THANKS]);
    await app.background.idle();
    expect(await stored()).toEqual([
      {
        ...MESSAGE,
        id: expect.any(String),
        status: 'new',
        language: 'en',
        ip_hash: expect.stringMatching(/^[\w-]{22}$/),
        created_at: expect.any(Date),
      },
    ]);
    expect(app.mail.sent).toMatchObject([
      {
        kind: 'contact',
        to: { name: 'Nodi Studio', address: 'hello@nodi.example' },
        replyTo: { name: 'Nadia Rahman', address: 'nadia@example.com' },
        subject: 'Contact form: A calendar for our school',
      },
    ]);
    expect(app.mail.sent[0]?.text).toContain(`\n\n${MESSAGE.message}\n`);
    expect(app.mail.sent[0]).not.toHaveProperty('link');
  });

  it('202: the email goes to the address in the settings, and to the administrator while there is none', async () => {
    await app.db.updateTable('site_settings').set({ contact_email: 'desk@nodi.example' }).execute();
    await send(MESSAGE).expect(202);
    await app.background.idle();
    expect(app.mail.sent[0]?.to.address).toBe('desk@nodi.example');
    await send(MESSAGE, strict).expect(202);
    await strict.background.idle();
    expect(strict.mail.sent[0]?.to.address).toBe(strict.env.admin.email);
  });

  it('202: a suspected bot gets the same answer, and the message is kept as spam', async () => {
    const { status, body } = await send({ ...MESSAGE, website: 'http://spam.example' });
    expect([status, body]).toEqual([202, THANKS]);
    await app.background.idle();
    expect(app.mail.sent).toEqual([]);
    const [message] = await stored();
    const storedMessage = await app.db
      .selectFrom('conversations')
      .select(['status', 'email', 'subject'])
      .where('id', '=', message?.id ?? '')
      .execute();
    expect(storedMessage).toEqual([{ status: 'spam', email: MESSAGE.email, subject: MESSAGE.subject }]);
  });

  it('202: the message is kept when the email cannot be delivered, and so is the email', async () => {
    const real = app.mail.deliver;
    app.mail.deliver = () => Promise.reject(new Error('connect ECONNREFUSED'));
    try {
      await send(MESSAGE).expect(202);
      await app.background.idle();
      expect(await stored()).toHaveLength(1);
      const { rows } = await app.connection.pool.query(
        'delete from graphile_worker._private_jobs where attempts > 0 returning last_error',
      );
      expect(rows).toEqual([{ last_error: 'connect ECONNREFUSED' }]);
    } finally {
      app.mail.deliver = real;
    }
  });

  it('202: markup, other scripts and line breaks are kept as typed', async () => {
    const odd = {
      name: '<b>নাদিয়া</b> 👩🏽‍💻, "x" <y@example.com>',
      email: 'nadia+test@example.com',
      subject: "'; drop table contact_messages; -- ‮abc",
      message: '<script>alert(1)</script>\r\n\tzwj: 👨‍👩‍👧\n.\nBcc: all@example.com',
    };
    await send(odd).expect(202);
    expect(await stored()).toMatchObject([odd]);
  });

  it('202: input cannot inject email headers', async () => {
    await send({ ...MESSAGE, name: 'A, "B" <c@evil.example>; d', message: 'x\nBcc: all@evil.example' }).expect(202);
    await app.background.idle();
    const folder = path.join(app.dataDir, 'contact-mails');
    await folderTransport(folder, 'x@example.com', app.log, false).deliver(app.mail.sent.at(-1) as OutgoingMail);
    const [file = ''] = await readdir(folder);
    const message = await readFile(path.join(folder, file), 'utf8');
    const [head = ''] = message.split('\r\n\r\n');
    expect(head.match(/^(?:reply-to|to):.*$/gim)).toEqual([
      expect.stringContaining('hello@nodi.example'),
      expect.stringContaining('<nadia@example.com>'),
    ]);
    expect(head).not.toMatch(/^bcc/im);
  });

  it.each([
    { name: 'Nadia\r\nBcc: all@example.com' },
    { subject: 'one\ntwo' },
    { subject: 'one\u2028two' },
    { name: 'a\u0000b' },
    { message: 'half \ud800' },
    { name: ' ' },
    { subject: '' },
    { message: '\n' },
    { email: 'nadia' },
    { email: 'nadia@example.com\r\nBcc: all@example.com' },
    { email: 'a@example.com, b@example.com' },
    { name: 'x'.repeat(101) },
    { subject: 'x'.repeat(151) },
    { message: 'x'.repeat(5001) },
    { website: 'x'.repeat(201) },
    { status: 'answered' },
    { message: 7 },
    { name: null },
  ])('400: %j', async (wrong) => {
    const { status, body } = await send({ ...MESSAGE, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_request', message: expect.any(String) });
    expect(await stored()).toEqual([]);
  });

  it('400: names the missing field', async () => {
    const { email: _left, ...rest } = MESSAGE;
    const { status, body } = await send(rest);
    expect([status, body.message]).toEqual([400, 'Please fill in all fields']);
    expect(body.details).toEqual([{ field: 'email', message: 'Please fill in all fields' }]);
  });

  it('429 with Retry-After: the sixth message from an address within the hour; others are unaffected', async () => {
    const from = (ip: string, body: object = MESSAGE) =>
      strict.http.post('/api/contact').set('x-forwarded-for', ip).send(body);
    const before = (await stored(strict)).length;
    // A bot's message counts against the rate limit in the same way, an invalid one does not.
    await from('192.0.2.1', { ...MESSAGE, subject: 'a\nb' }).expect(400);
    await from('192.0.2.1', { ...MESSAGE, website: 'x' }).expect(202);
    const answers = await Promise.all(Array.from({ length: 6 }, () => from('192.0.2.1')));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 202, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(3_000);
    expect(refused?.body).toMatchObject({ code: 'too_many_requests' });
    expect((await from('192.0.2.2')).status).toBe(202);
    const rows = (await stored(strict)).slice(before);
    expect(rows).toHaveLength(6); // the bot's message is stored as well
    expect(new Set(rows.map((row) => row.ip_hash)).size).toBe(2);
  });
});
