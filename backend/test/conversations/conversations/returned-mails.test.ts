import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailCalls, REPLY_BASE, REPLY_SETTINGS } from '../../factories/received-mails.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let calls: ReturnType<typeof createMailCalls>;
let numbered = 0;

beforeAll(async () => {
  app = await createTestApp({ env: REPLY_SETTINGS });
  calls = createMailCalls(app);
});
afterAll(() => app.close());

describe('a returned email', () => {
  const report = (mailId: string, recipient: string, kind: 'bounce' | 'complaint') => {
    numbered += 1;
    const fields =
      kind === 'bounce'
        ? [
            'message/delivery-status',
            `Reporting-MTA: dns; mx.example`,
            '',
            `Final-Recipient: rfc822; ${recipient}`,
            'Action: failed',
            'Status: 5.1.1',
            'Diagnostic-Code: smtp; 550 5.1.1 No such user',
          ]
        : ['message/feedback-report', 'Feedback-Type: abuse', `Original-Rcpt-To: ${recipient}`];
    return [
      'From: MAILER-DAEMON@mx.example',
      `To: ${REPLY_BASE}`,
      'Subject: Undelivered Mail',
      `Message-ID: <report-${numbered}@mx.example>`,
      'Auto-Submitted: auto-replied',
      'MIME-Version: 1.0',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=r',
      '',
      '--r',
      'Content-Type: text/plain',
      '',
      'Sorry.',
      '--r',
      `Content-Type: ${fields[0]}`,
      '',
      ...fields.slice(1),
      '',
      '--r',
      'Content-Type: message/rfc822',
      '',
      `Message-ID: <${mailId}@localhost>`,
      `To: ${recipient}`,
      'Subject: A reply to your message',
      '',
      'Text',
      '--r--',
    ].join('\r\n');
  };
  /** An answer of the studio by email. @returns its id in the log */
  const answered = async () => {
    const { id, user } = await calls.start();
    const { headers } = await app.signedIn('super_admin');
    const answer = { text: 'Please update it.', note: false, version: 1 };
    await app.http.post(`/api/admin/conversations/${id}/messages`).set(headers).send(answer).expect(201);
    await app.background.idle();
    const mail = await app.db
      .selectFrom('mail_log')
      .select('id')
      .where('conversation_id', '=', id)
      .where('kind', '=', 'conversation-answer')
      .executeTakeFirstOrThrow();
    return { id, user, mailId: mail.id, headers };
  };

  it('200: is shown in the log and noted in its conversation, which is open again', async () => {
    const { id, user, mailId, headers } = await answered();
    expect((await calls.deliver(report(mailId, user.email, 'bounce')).expect(200)).body.received).toBe('bounce');
    const { body } = await app.http.get('/api/admin/mails?status=bounced').set(headers).expect(200);
    expect(body.items[0]).toMatchObject({ id: mailId, status: 'bounced', answer: '550 5.1.1 No such user' });
    const seen = await calls.readAsTeam(id);
    expect(seen.status).toBe('open');
    expect(seen.messages.at(-1)).toMatchObject({
      kind: 'note',
      text: `The email to ${user.email} was returned: 550 5.1.1 No such user`,
    });
  });

  it('200: so is a complaint', async () => {
    const { mailId, user, headers } = await answered();
    expect((await calls.deliver(report(mailId, user.email, 'complaint')).expect(200)).body.received).toBe('complaint');
    const { body } = await app.http.get('/api/admin/mails?status=complained').set(headers).expect(200);
    expect(body.items[0]).toMatchObject({ id: mailId, status: 'complained' });
  });

  it('200: a report about another recipient changes nothing', async () => {
    const { mailId, headers } = await answered();
    await calls.deliver(report(mailId, 'someone.else@example.com', 'bounce')).expect(200);
    const { body } = await app.http.get('/api/admin/mails?status=bounced').set(headers).expect(200);
    expect(body.items.filter(({ id }: { id: string }) => id === mailId)).toEqual([]);
  });
});
