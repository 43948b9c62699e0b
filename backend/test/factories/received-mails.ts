import type { TestApp } from '../test-app.ts';

export const REPLY_BASE = 'reply@studio.example';
export const MAIL_HOOK_SECRET = 'the-secret-of-the-mail-hook-for-tests';

/** Settings of a server that receives replies by its hook. */
export const REPLY_SETTINGS = { REPLY_ADDRESS: REPLY_BASE, MAIL_HOOK_SECRET };

export interface WrittenMail {
  from: string;
  to: string;
  subject?: string;
  text?: string;
  headers?: string[];
  id?: string;
}

let numbered = 0;

/** An email as a mail provider passes it on. */
export function writeMail({
  from,
  to,
  subject = 'Re: A reply to your message',
  text = 'Thank you.',
  headers = [],
  id,
}: WrittenMail): string {
  numbered += 1;
  return [
    `From: ${from}`,
    `To: ${to}`,
    `Subject: ${subject}`,
    `Message-ID: <${id ?? `mail-${numbered}@client.example`}>`,
    ...headers,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\r\n');
}

/** Calls of a test's application. */
export function createMailCalls(app: TestApp) {
  const deliver = (source: string, secret = MAIL_HOOK_SECRET) =>
    app.http
      .post('/hooks/mail')
      .set('authorization', `Bearer ${secret}`)
      .set('content-type', 'message/rfc822')
      .send(source);
  return {
    deliver,
    /** @returns what became of the email */
    receive: async (written: WrittenMail): Promise<string> =>
      (await deliver(writeMail(written)).expect(200)).body.received,
    /** A conversation of a customer, with one message. */
    async start() {
      const { user, headers } = await app.signedIn();
      const input = { subject: 'The alarm is silent', text: 'Since yesterday.' };
      const { body } = await app.http.post('/api/conversations').set(headers).send(input).expect(201);
      const id: string = body.id;
      const read = async () => (await app.http.get(`/api/conversations/${id}`).set(headers).expect(200)).body;
      await app.background.idle();
      app.mail.sent.length = 0;
      return { user, id, read };
    },
    /** The conversation as the team sees it. */
    async readAsTeam(id: string) {
      const { headers } = await app.signedIn('super_admin');
      return (await app.http.get(`/api/admin/conversations/${id}`).set(headers).expect(200)).body;
    },
  };
}
