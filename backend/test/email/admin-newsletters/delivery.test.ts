import { describe, expect, it } from 'vitest';
import { endNewsletters } from '../../../src/features/email/newsletter-reports.service.ts';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { isShortRun } from '../../support/test-length.ts';
import { setUpNewsletters, TEXTS } from './newsletter-app.ts';

const { site, call, subscribe, create, send, recipients } = setUpNewsletters();

const get = async (id: string) => (await call('get', `newsletters/${id}`).expect(200)).body;
const emails = (count: number) => Array.from({ length: count }, (_, index) => `reader-${index}@list.example`);
/** An error as nodemailer reports a mail server's answer. */
const refusal = (responseCode: number, command: string) =>
  Object.assign(new Error('Refused'), { responseCode, command, response: `${responseCode} No` });

/** Replaces the mail server. @returns how to bring it back */
function failWith(error: (address: string) => Error | undefined) {
  const { mail } = site.app;
  const { deliver } = mail;
  mail.deliver = async (message) => {
    const problem = error(message.to.address);
    if (problem) throw problem;
    return deliver(message);
  };
  return () => {
    mail.deliver = deliver;
  };
}

describe('POST /api/admin/newsletters/{id}/send', () => {
  it('200: everyone confirmed gets it once, in the own language, with a link that unsubscribes', async () => {
    await subscribe(emails(20));
    await subscribe(['bangla@list.example'], 'bn');
    const pending = { email: 'pending@list.example', status: 'pending' as const };
    await site.app.db.insertInto('newsletter_subscribers').values(pending).execute();
    const newsletter = await create(TEXTS);
    expect((await send(newsletter).expect(200)).body).toMatchObject({ status: 'sending', figures: { recipients: 21 } });
    await site.app.background.idle();
    const { sent } = site.app.mail;
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(21);
    expect(sent).toHaveLength(21);
    const bangla = sent.find(({ to }) => to.address === 'bangla@list.example');
    expect(bangla).toMatchObject({ kind: 'newsletter-issue', subject: 'নতুন ক্যালেন্ডার', to: { language: 'bn' } });
    expect(bangla?.text).toContain('আনসাবস্ক্রাইব');
    expect(await get(newsletter.id)).toMatchObject({ status: 'sent', figures: { recipients: 21, sent: 21 } });

    const one = sent.find(({ to }) => to.address === 'reader-3@list.example');
    const stop = new URL(one?.stop ?? '');
    expect(one?.text).toContain(stop.href);
    expect(one?.html).toContain(stop.href);
    await site.app.http.post(`${stop.pathname}${stop.search}`).send('List-Unsubscribe=One-Click').expect(200);
    const inBangla = new URL(bangla?.stop ?? '');
    await site.app.http.post(`${inBangla.pathname}${inBangla.search}`).send('List-Unsubscribe=One-Click').expect(200);
    expect((await get(newsletter.id)).figures.unsubscribed).toBe(2);
    const confirmed = site.app.db
      .selectFrom('newsletter_subscribers')
      .select('email')
      .where('status', '=', 'confirmed');
    expect(await confirmed.execute()).toHaveLength(19);
    const forged = stop.search.replace(/.{3}$/, 'abc');
    await site.app.http.post(`${stop.pathname}${forged}`).send('List-Unsubscribe=One-Click').expect(404);
  });

  it('200 and 409: of two owners who press at once, one sends', async () => {
    await subscribe(emails(3));
    const newsletter = await create();
    const { headers: second } = await site.app.signedIn('super_admin');
    const answers = await Promise.all([send(newsletter), send(newsletter, null, second)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await site.app.background.idle();
    expect(site.app.mail.sent).toHaveLength(3);
  });

  it('400 and 409: the past, no recipients, no text, an earlier version', async () => {
    const newsletter = await create();
    expect((await send(newsletter, '2020-01-01T00:00:00.000Z')).status).toBe(400);
    expect((await send(newsletter)).body.message).toBe('This audience has no recipients');
    await subscribe(emails(1));
    expect((await send({ ...newsletter, version: 9 })).status).toBe(409);
    expect((await send(await create({ en: TEXTS.en, bn: { subject: 'খবর', content: '' } }))).status).toBe(409);
    const deep = await create({ ...TEXTS, en: { subject: 'News', content: '> '.repeat(80) } });
    expect((await send(deep)).status).toBe(400);
  });

  it('200: a scheduled one begins at its time, and can be cancelled before', async () => {
    await subscribe(emails(2));
    const newsletter = await create();
    const at = new Date(site.app.clock.now().getTime() + 3_600_000).toISOString();
    expect((await send(newsletter, at).expect(200)).body).toMatchObject({ status: 'scheduled', scheduled_for: at });
    const draft = (await call('put', `newsletters/${newsletter.id}/status`, { status: 'draft' }).expect(200)).body;
    expect(draft).toMatchObject({ status: 'draft', scheduled_for: null });
    await send(draft, at).expect(200);
    const tick = async () => {
      await site.app.deps.jobs.add('newsletters.send', {});
      await site.app.background.idle();
    };
    await tick();
    expect(site.app.mail.sent).toHaveLength(0);
    site.app.clock.advance(3_700_000);
    await tick();
    site.app.clock.reset();
    expect([site.app.mail.sent.length, (await get(newsletter.id)).status]).toEqual([2, 'sent']);
  });
});

it('a scheduled newsletter of an administrator who may no longer send becomes a draft', async () => {
  await subscribe(emails(1));
  const { app } = site;
  const at = new Date(app.clock.now().getTime() + 3_600_000).toISOString();
  const ids: string[] = [];
  const changes = [{ status: 'suspended' as const }, { deleted_at: app.clock.now() }, { rights: ['content'] }];
  for (const change of changes) {
    const { user, headers } = await app.signedIn('super_admin');
    const newsletter = await create();
    await send(newsletter, at, { authorization: headers.authorization }).expect(200);
    await app.db.updateTable('users').set(change).where('id', '=', user.id).execute();
    ids.push(newsletter.id);
  }
  app.clock.advance(3_700_000);
  await app.deps.jobs.add('newsletters.send', {});
  await app.background.idle();
  app.clock.reset();
  const states = await Promise.all(ids.map(async (id) => (await get(id)).status));
  expect([app.mail.sent.length, states]).toEqual([0, ['draft', 'draft', 'draft']]);
});

describe('PUT /api/admin/newsletters/{id}/status', () => {
  const set = (id: string, status: string) => call('put', `newsletters/${id}/status`, { status });

  it('200 and 409: pause, resume, stop; what has ended stays ended', async () => {
    await subscribe(emails(4));
    const { id, version } = await create();
    await send({ id, version }).expect(200);
    await set(id, 'paused').expect(200);
    await site.app.background.idle();
    expect(site.app.mail.sent).toHaveLength(0);
    expect((await set(id, 'paused')).status).toBe(409);
    await set(id, 'sending').expect(200);
    await site.app.background.idle();
    expect([site.app.mail.sent.length, (await get(id)).status]).toEqual([4, 'sent']);
    for (const status of ['paused', 'sending', 'stopped', 'draft']) expect((await set(id, status)).status).toBe(409);
    const second = await create();
    await send(second).expect(200);
    expect((await set(second.id, 'stopped').expect(200)).body.finished_at).not.toBeNull();
    await site.app.background.idle();
    expect(site.app.mail.sent).toHaveLength(4);
  });
});

describe('delivery', () => {
  const tick = async () => {
    await site.app.deps.jobs.add('newsletters.send', {});
    await site.app.background.idle();
  };

  it('never repeats an email that was claimed by a server that died', async () => {
    await subscribe(emails(5));
    const newsletter = await create();
    await send(newsletter).expect(200);
    const [first] = await recipients(newsletter.id);
    await site.app.db
      .updateTable('newsletter_recipients')
      .set({ status: 'claimed', claimed_at: site.app.clock.now() })
      .where('subscriber_id', '=', first?.subscriber_id ?? '')
      .execute();
    await site.app.background.idle();
    expect([site.app.mail.sent.length, (await get(newsletter.id)).status]).toEqual([4, 'sending']);
    site.app.clock.advance(10 * 60_000);
    await tick();
    expect(site.app.mail.sent).toHaveLength(4);
    expect(await get(newsletter.id)).toMatchObject({ status: 'sent', figures: { sent: 4, unconfirmed: 1 } });
    const { body } = await call('get', `newsletters/${newsletter.id}/problems`).expect(200);
    expect(body).toMatchObject({ total: 1, items: [{ status: 'unconfirmed' }] });
  });

  it('waits while the mail server refuses, shows the reason, then reaches everyone once', async () => {
    await subscribe(emails(12));
    const newsletter = await create();
    await send(newsletter).expect(200);
    const restore = failWith(() => refusal(421, 'MAIL FROM'));
    await site.app.background.idle();
    restore();
    expect(await get(newsletter.id)).toMatchObject({ status: 'sending', problem: '421 No', figures: { sent: 0 } });
    await tick();
    expect(new Set(site.app.mail.sent.map(({ to }) => to.address)).size).toBe(12);
    expect(await get(newsletter.id)).toMatchObject({ status: 'sent', problem: null, figures: { sent: 12 } });
  });

  it('postpones, refuses and ends addresses by the answer of the mail server', async () => {
    await subscribe(['later@list.example', 'never@list.example', 'gone@list.example', 'fine@list.example']);
    const newsletter = await create();
    await send(newsletter).expect(200);
    const errors: Record<string, Error> = {
      'later@list.example': refusal(451, 'DATA'),
      'never@list.example': refusal(554, 'DATA'),
      'gone@list.example': refusal(550, 'RCPT TO'),
    };
    const restore = failWith((address) => errors[address]);
    await site.app.background.idle();
    restore();
    expect(await get(newsletter.id)).toMatchObject({ status: 'sending', figures: { sent: 1, failed: 1, returned: 1 } });
    site.app.clock.advance(11 * 60_000);
    await tick();
    expect(await get(newsletter.id)).toMatchObject({ status: 'sent', figures: { sent: 2, failed: 1, returned: 1 } });
    const { body } = await call('post', 'newsletter-audience', { ...(await get(newsletter.id)).audience }).expect(200);
    expect(body).toMatchObject({ total: 3, suppressed: 1 });
  });

  it('sends as many a day as the limit allows, and the rest the next day', async () => {
    await subscribe(emails(5));
    await site.app.db.updateTable('newsletter_settings').set({ per_day: 3 }).execute();
    const newsletter = await create();
    await send(newsletter).expect(200);
    await site.app.background.idle();
    await tick();
    expect(site.app.mail.sent).toHaveLength(3);
    site.app.clock.advance(25 * 60 * 60_000);
    await tick();
    site.app.clock.reset();
    expect([site.app.mail.sent.length, (await get(newsletter.id)).status]).toEqual([5, 'sent']);
  });

  it.skipIf(isShortRun)('keeps to the limit of a minute', async () => {
    await subscribe(emails(5));
    await site.app.db.updateTable('newsletter_settings').set({ per_minute: 600 }).execute();
    await send(await create()).expect(200);
    const start = performance.now();
    await site.app.background.idle();
    expect(site.app.mail.sent).toHaveLength(5);
    expect(performance.now() - start).toBeGreaterThan(400);
  });

  it('skips who has unsubscribed since', async () => {
    const [first] = await subscribe(emails(2));
    const newsletter = await create();
    await send(newsletter).expect(200);
    const tokens = createUnsubscribeTokens(site.app.secret);
    const token = tokens.sign('newsletter', first?.id ?? '');
    await site.app.http.post(`/unsubscribe?token=${token}`).send('List-Unsubscribe=One-Click').expect(200);
    await site.app.background.idle();
    expect((await get(newsletter.id)).figures).toMatchObject({ recipients: 2, sent: 1, skipped: 1 });
  });

  it('ends newsletters to an address that returns one, until it confirms again', async () => {
    await subscribe(['reader@list.example']);
    const newsletter = await create();
    await send(newsletter).expect(200);
    await site.app.background.idle();
    const [recipient] = await recipients(newsletter.id);
    const report = { outcome: 'bounced', recipient: 'reader@list.example', reason: '550 Mailbox full' } as const;
    const store = (mailId: string) =>
      site.app.db
        .transaction()
        .execute((tx) => endNewsletters(tx, { ...report, mailId, at: site.app.clock.now() }, undefined));
    await store(recipient?.mail_id ?? '');
    await store(recipient?.mail_id ?? '');
    expect((await get(newsletter.id)).figures).toMatchObject({ sent: 1, returned: 1 });
    const { body } = await call('get', `newsletters/${newsletter.id}/problems`).expect(200);
    expect(body.items).toMatchObject([{ email: 'reader@list.example', status: 'bounced', reason: '550 Mailbox full' }]);
    expect((await send(await create())).status).toBe(409);

    site.app.mail.sent.length = 0;
    await site.app.http.post('/api/newsletter').send({ email: 'reader@list.example' }).expect(202);
    await site.app.background.idle();
    const token = new URL(site.app.mail.sent[0]?.link ?? '').searchParams.get('token');
    await site.app.http.post('/api/newsletter/confirm').send({ token }).expect(200);
    await send(await create()).expect(200);
    await site.app.background.idle();
  });
});
