import { once } from 'node:events';
import hoodiecrow, { type MailServer } from 'hoodiecrow-imap';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

const mail = (n: number) => ({
  raw: [
    `From: Reader ${n} <reader-${n}@example.com>`,
    'To: reply@studio.example',
    `Subject: Question ${n}`,
    `Message-ID: <question-${n}@client.example>`,
    '',
    'Does it run on ARM?',
  ].join('\r\n'),
  flags: n === 0 ? ['\\Seen'] : [],
});

let server: MailServer;
let app: TestApp | undefined;
let port = 0;

beforeEach(async () => {
  server = hoodiecrow({ storage: { INBOX: { messages: [mail(0), mail(1), mail(2)] } } });
  server.listen(0);
  await once(server.server, 'listening');
  ({ port } = server.server.address() as { port: number });
});
afterEach(async () => {
  await app?.close();
  app = undefined;
});
afterAll(() => server.close());

const run = async (password = 'testpass') => {
  app ??= await createTestApp({
    env: { REPLY_ADDRESS: 'reply@studio.example', IMAP_URL: `imap://testuser:${password}@127.0.0.1:${port}` },
  });
  await app.deps.jobs.add('mail.receive', {});
  await app.background.idle();
  const { headers } = await app.signedIn('super_admin');
  const { body } = await app.http.get('/api/admin/mail-settings').set(headers).expect(200);
  const subjects = await app.db.selectFrom('conversations').select('subject').orderBy('created_at').execute();
  return { replies: body.replies, subjects: subjects.map(({ subject }) => subject) };
};

describe('the mailbox for replies', () => {
  it('200: each unread email is received once, and the settings tell when', async () => {
    const first = await run();
    expect(first.subjects.toSorted()).toEqual(['Question 1', 'Question 2']);
    expect(first.replies).toMatchObject({ address: 'reply@studio.example', problem: null });
    expect(first.replies.last_received_at).not.toBeNull();
    expect((await run()).subjects).toHaveLength(2);
  });

  it('200: the settings tell why it cannot be read', async () => {
    const { replies, subjects } = await run('wrong');
    expect(subjects).toEqual([]);
    expect(replies.problem).toBeTruthy();
  });
});
