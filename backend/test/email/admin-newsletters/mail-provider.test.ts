import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterEach, describe, expect, it } from 'vitest';
import { mailApiTransport } from '../../../src/mail/mail-api.adapter.ts';
import { type MailApiBehaviour, startMailApi } from '../../support/mail-api-server.ts';
import { setUpNewsletters } from './newsletter-app.ts';

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const { site, call, subscribe, create, send, recipients } = setUpNewsletters({
  MAIL_API: 'postmark',
  MAIL_API_KEY: 'secret-key',
  MAIL_HOOK_SECRET: SECRET,
});

const figures = async (id: string) => (await call('get', `newsletters/${id}`).expect(200)).body.figures;
let restore = async () => {};
afterEach(() => restore());

/** Delivers emails to a server with faults. */
async function connect(behave: (to: string, count: number) => MailApiBehaviour) {
  const server = await startMailApi(({ body }, count) => behave(String(body.To), count));
  const { mail } = site.app;
  const { deliver } = mail;
  mail.deliver = mailApiTransport({ provider: 'postmark', key: 'k', url: server.url }, 'hello@nodi.example').deliver;
  restore = async () => {
    mail.deliver = deliver;
    await server.close();
  };
  return server;
}

const postReport = (body: object, secret = SECRET) =>
  site.app.http.post('/hooks/mail-reports').auth('provider', secret).send(body);

describe('a newsletter through the API of a provider', () => {
  it('reaches everyone once, although the provider refuses, loses responses and reports invalid addresses', async () => {
    await subscribe([
      'bad@list.example',
      'lost@list.example',
      ...Array.from({ length: 20 }, (_, n) => `r${n}@list.example`),
    ]);
    let isBusy = true;
    const server = await connect((to) => {
      if (to.startsWith('bad')) return { status: 422, body: { ErrorCode: 406, Message: 'Inactive recipient' } };
      if (to.startsWith('lost')) return 'lost';
      if (to.startsWith('r1') && isBusy) return { status: 429, body: { ErrorCode: 429, Message: 'Too many' } };
      return 'accepted';
    });
    const newsletter = await create();
    await send(newsletter).expect(200);
    await site.app.background.idle();
    isBusy = false;
    // The job of each minute.
    for (let run = 0; run < 4; run += 1) {
      await site.app.deps.jobs.add('newsletters.send', {});
      await site.app.background.idle();
    }
    expect(await figures(newsletter.id)).toMatchObject({ recipients: 22, sent: 20, returned: 1, unconfirmed: 1 });
    const taken = server.calls.map(({ body }) => String(body.To)).filter((to) => !to.startsWith('r1'));
    expect(new Set(taken).size).toBe(taken.length);
  });
});

describe('POST /hooks/mail-reports', () => {
  /** A newsletter that has been sent to one address. */
  const sentTo = async (email: string) => {
    await subscribe([email]);
    const newsletter = await create();
    await send(newsletter).expect(200);
    await site.app.background.idle();
    const [row] = await recipients(newsletter.id);
    return { id: newsletter.id, mailId: row?.mail_id ?? '' };
  };

  it('200: a returned newsletter ends those to its address, once', async () => {
    const { id, mailId } = await sentTo('gone@list.example');
    const bounce = {
      RecordType: 'Bounce',
      Type: 'HardBounce',
      MessageID: mailId,
      Email: 'gone@list.example',
      Details: '550 5.1.1 No such user',
      Metadata: { mail: mailId },
    };
    expect((await postReport(bounce).expect(200)).body).toEqual({ received: 'bounce' });
    expect((await postReport(bounce).expect(200)).body).toEqual({ received: 'duplicate' });
    expect(await figures(id)).toMatchObject({ returned: 1 });
    expect((await send(await create())).body.message).toBe('This audience has no recipients');
  });

  it('200: a signed complaint counts, and other events change nothing', async () => {
    const { id, mailId } = await sentTo('angry@list.example');
    const data = { email_id: 'e-1', to: ['angry@list.example'], tags: { mail: mailId } };
    const body = JSON.stringify({ type: 'email.complained', data });
    const now = new Date();
    const signed = site.app.http
      .post('/hooks/mail-reports')
      .set('content-type', 'application/json')
      .set('svix-id', 'msg_1')
      .set('svix-timestamp', String(Math.floor(now.getTime() / 1000)))
      .set('svix-signature', new Webhook(SECRET).sign('msg_1', now, body));
    expect((await signed.send(body).expect(200)).body).toEqual({ received: 'complaint' });
    expect((await postReport({ RecordType: 'Open' }).expect(200)).body).toEqual({ received: 'ignored' });
    expect(await figures(id)).toMatchObject({ complaints: 1 });
  });

  it('400, 401, 405', async () => {
    const post = () => site.app.http.post('/hooks/mail-reports').set('content-type', 'application/json');
    await post().auth('provider', SECRET).send('{').expect(400);
    await post().send('{}').expect(401);
    await postReport({}, 'wrong').expect(401);
    const forged = post().set('svix-id', 'm').set('svix-timestamp', '1').set('svix-signature', 'v1,AAAA');
    await forged.send('{}').expect(401);
    expect((await site.app.http.get('/hooks/mail-reports').expect(405)).headers.allow).toBe('POST');
  });

  it('413: too large', async () => {
    await postReport({ text: 'x'.repeat(300_000) }).expect(413);
  });
});
