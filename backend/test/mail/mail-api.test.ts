import { afterEach, describe, expect, it } from 'vitest';
import { toDeliveryFailure } from '../../src/mail/delivery-errors.ts';
import { type MailApiProvider, mailApiTransport } from '../../src/mail/mail-api.adapter.ts';
import { readMailApiReport } from '../../src/mail/mail-api-reports.ts';
import type { OutgoingMail } from '../../src/mail/mailer.ts';
import { type MailApiBehaviour, startMailApi } from '../support/mail-api-server.ts';

const FROM = 'Nodi Studio <hello@nodi.example>';
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const LETTER: OutgoingMail = {
  id: ID,
  kind: 'newsletter-issue',
  to: { name: 'Nadia', address: 'nadia@example.com', language: 'bn' },
  subject: 'নতুন ক্যালেন্ডার',
  text: 'Read all of it.',
  html: '<p>Read all of it.</p>',
  stop: 'https://nodi.example/unsubscribe?token=t',
};

const started: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
});

async function connect(provider: MailApiProvider, behaviour: MailApiBehaviour = 'accepted') {
  const server = await startMailApi(() => behaviour);
  started.push(server);
  return { server, transport: mailApiTransport({ provider, key: 'secret-key', url: server.url }, FROM) };
}

/** The kind of failure of an email. */
async function failWith(provider: MailApiProvider, behaviour: MailApiBehaviour, to = LETTER.to) {
  const { transport } = await connect(provider, behaviour);
  const error = await transport.deliver({ ...LETTER, to }).catch((caught: unknown) => caught);
  return toDeliveryFailure(error).kind;
}

describe('mailApiTransport', () => {
  it('sends an email as Postmark reads it', async () => {
    const { server, transport } = await connect('postmark');
    const files = [{ name: 'invoice.pdf', type: 'application/pdf', content: Buffer.from('pdf') }];
    expect(await transport.deliver({ ...LETTER, files })).toEqual({ answer: '200 OK' });
    const [call] = server.calls;
    expect(call).toMatchObject({ path: '/email', headers: { 'x-postmark-server-token': 'secret-key' } });
    expect(call?.body).toMatchObject({
      From: '"Nodi Studio" <hello@nodi.example>',
      To: '"Nadia" <nadia@example.com>',
      Subject: LETTER.subject,
      HtmlBody: LETTER.html,
      Metadata: { mail: ID },
      TrackOpens: false,
      MessageStream: 'broadcast',
      Attachments: [{ Name: 'invoice.pdf', ContentType: 'application/pdf', Content: 'cGRm' }],
    });
    expect(call?.body.Headers).toEqual(
      expect.arrayContaining([
        { Name: 'List-Unsubscribe', Value: '<https://nodi.example/unsubscribe?token=t>' },
        { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
        { Name: 'Content-Language', Value: 'bn' },
        { Name: 'Message-ID', Value: `<${ID}@nodi.example>` },
      ]),
    );
  });

  it('sends an email as Resend reads it, with a key by which a repetition sends nothing', async () => {
    const { server, transport } = await connect('resend');
    expect(await transport.deliver(LETTER)).toEqual({ answer: '200 OK' });
    const [call] = server.calls;
    expect(call?.headers).toMatchObject({ authorization: 'Bearer secret-key', 'idempotency-key': ID });
    expect(call?.body).toMatchObject({ to: ['"Nadia" <nadia@example.com>'], tags: [{ name: 'mail', value: ID }] });
    expect(call?.body.headers).toMatchObject({ 'List-Unsubscribe': '<https://nodi.example/unsubscribe?token=t>' });
  });

  it('has one recipient, whatever the name or address contains', async () => {
    const { server, transport } = await connect('postmark');
    const to = { name: 'Ann" <evil@x.example>, "B', address: 'ann@x.example' };
    await transport.deliver({ ...LETTER, to });
    expect(server.calls[0]?.body.To).toBe('"Ann   evil@x.example ,  B" <ann@x.example>');
    const two = { name: '', address: 'ann@x.example,evil@x.example' };
    expect(await failWith('postmark', 'accepted', two)).toBe('bounced');
  });

  it.each<[string, MailApiProvider, MailApiBehaviour, string]>([
    ['a wrong key', 'postmark', { status: 401, body: { ErrorCode: 10, Message: 'Bad token' } }, 'unavailable'],
    ['too many calls', 'resend', { status: 429, body: { name: 'rate_limit_exceeded' } }, 'unavailable'],
    ['no credits', 'postmark', { status: 422, body: { ErrorCode: 405, Message: 'Not allowed' } }, 'unavailable'],
    ['maintenance', 'postmark', { status: 503, body: '' }, 'unavailable'],
    ['a redirect', 'resend', { status: 302, body: '' }, 'unavailable'],
    ['an inactive recipient', 'postmark', { status: 422, body: { ErrorCode: 406, Message: 'Inactive' } }, 'bounced'],
    ['an email that is not accepted', 'resend', { status: 422, body: { name: 'validation_error' } }, 'refused'],
    ['an error of the provider', 'postmark', { status: 500, body: '<html>' }, 'unclear'],
    ['a lost answer', 'resend', 'lost', 'unclear'],
  ])('tells what became of it: %s', async (_name, provider, behaviour, kind) => {
    expect(await failWith(provider, behaviour)).toBe(kind);
  });

  it('is unhealthy after a refusal of all emails, and healthy again after one that is accepted', async () => {
    let behaviour: MailApiBehaviour = { status: 401, body: { message: 'API key is invalid' } };
    const server = await startMailApi(() => behaviour);
    started.push(server);
    const transport = mailApiTransport({ provider: 'resend', key: 'k', url: server.url }, FROM);
    await transport.check();
    await expect(transport.deliver(LETTER)).rejects.toThrow('401 API key is invalid');
    await expect(transport.check()).rejects.toThrow('401 API key is invalid');
    behaviour = 'accepted';
    await transport.deliver(LETTER);
    await transport.check();
  });

  it('may send an email again when nothing is listening', async () => {
    const { server, transport } = await connect('postmark');
    await server.close();
    started.pop();
    const error = await transport.deliver(LETTER).catch((caught: unknown) => caught);
    expect(toDeliveryFailure(error).kind).toBe('unavailable');
  });
});

describe('readMailApiReport', () => {
  const bounce = { RecordType: 'Bounce', Type: 'HardBounce', MessageID: 'm-1', Email: 'Nadia@Example.com' };
  const complaint = { type: 'email.complained', data: { email_id: 'm-2', to: ['a@b.example'], tags: { mail: ID } } };

  it('reads returned emails and complaints of both providers', () => {
    const returned = readMailApiReport({ ...bounce, Details: '550 No such user', Metadata: { mail: ID } });
    const expected = { outcome: 'bounced', mailId: ID, recipient: 'nadia@example.com', reason: '550 No such user' };
    expect(returned).toMatchObject(expected);
    expect(readMailApiReport(complaint)).toMatchObject({ outcome: 'complained', mailId: ID, recipient: 'a@b.example' });
    const permanent = {
      ...complaint,
      type: 'email.bounced',
      data: { ...complaint.data, bounce: { type: 'Permanent' } },
    };
    expect(readMailApiReport(permanent)).toMatchObject({ outcome: 'bounced' });
  });

  it('is the same when it is repeated, and another one for another email', () => {
    expect(readMailApiReport(bounce)?.id).toBe(readMailApiReport({ ...bounce, Details: 'again' })?.id);
    expect(readMailApiReport(bounce)?.id).not.toBe(readMailApiReport({ ...bounce, MessageID: 'm-3' })?.id);
  });

  it.each([
    ['a full mailbox', { ...bounce, Type: 'SoftBounce' }],
    ['a delivery', { RecordType: 'Delivery', MessageID: 'm-1', Email: 'a@b.example' }],
    ['text', 'bounce'],
    ['nothing', null],
    ['a complaint about no one', { ...complaint, data: { ...complaint.data, to: [] } }],
  ])('ends nothing because of %s', (_name, event) => {
    expect(readMailApiReport(event)).toBeUndefined();
  });
});
