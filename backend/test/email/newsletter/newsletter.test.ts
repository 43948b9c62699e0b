import { describe, expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { createTestApp, DEMO_RULES } from '../../test-app.ts';
import { DAY_MS, getToken, setUpSubscribing } from './newsletter-setup.ts';

const ASKED = { message: 'Check your inbox and open the link in our email to subscribe.' };

const { site, call, rows, ask } = setUpSubscribing();

describe('POST /api/newsletter', () => {
  it('202: an email with a link is sent; nothing is subscribed before it is opened', async () => {
    const { status, body } = await call('', { email: 'nadia@example.com' });
    expect([status, body]).toEqual([202, ASKED]);
    await site.app.background.idle();
    expect(site.app.mail.sent).toMatchObject([
      {
        kind: 'newsletter-confirm',
        to: { name: '', address: 'nadia@example.com' },
        subject: 'Confirm your subscription to Nodi Studio',
        link: expect.stringMatching(/^https:\/\/nodi\.example\/newsletter\/confirm\?token=[\w-]{43}$/),
      },
    ]);
    expect(site.app.mail.sent[0]?.text).toContain(site.app.mail.sent[0]?.link);
    expect(await rows()).toMatchObject([{ email: 'nadia@example.com', status: 'pending', confirmed_at: null }]);
    const links = await site.app.db.selectFrom('newsletter_links').select('token_hash').execute();
    expect(links).toEqual([{ token_hash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  });

  it('202: the answer is the same for new, pending, subscribed and former addresses', async () => {
    const answers = [await call('', { email: 'new@example.com' })];
    await site.app.background.idle();
    const token = getToken(site.app.mail.sent[0]?.link);
    answers.push(await call('', { email: 'NEW@example.com' }));
    await site.app.background.idle();
    await call('/confirm', { token }).expect(200);
    answers.push(await call('', { email: 'new@example.com' }));
    await site.app.background.idle();
    for (const { status, body, headers } of answers) {
      expect([status, body, headers['content-length']]).toEqual([202, ASKED, answers[0]?.headers['content-length']]);
    }
    expect(await rows()).toHaveLength(1);
    expect(site.app.mail.sent.map(({ kind }) => kind)).toEqual([
      'newsletter-confirm',
      'newsletter-confirm',
      'newsletter-welcome',
      'newsletter-known',
    ]);
  });

  it('202: a honeypot field filled by the browser does not prevent subscribing', async () => {
    const { body } = await call('', { email: 'reader@example.com', website: 'https://reader.example' }).expect(202);
    await site.app.background.idle();
    expect([body, site.app.mail.sent.map(({ kind }) => kind)]).toEqual([ASKED, ['newsletter-confirm']]);
  });

  it('202: an address gets at most three emails an hour, and the answer does not reveal it', async () => {
    const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1' } });
    try {
      for (let time = 0; time < 5; time += 1) await call('', { email: 'flood@example.com' }, strictApp).expect(202);
      await strictApp.background.idle();
      expect(strictApp.mail.sent).toHaveLength(3);
    } finally {
      await strictApp.close();
    }
  });

  it.each([
    {},
    { email: '' },
    { email: 'nobody' },
    { email: 'a@b\u0000.c' },
    { email: `${'a'.repeat(260)}@b.example` },
  ])('400: %j', async (body) => {
    expect((await call('', body)).status).toBe(400);
  });

  it('400: a line break in the email', async () => {
    expect((await call('', { email: 'a@example.com\r\nBcc: b@example.com' })).status).toBe(400);
  });

  it('429: a hundred per network and hour, a fiftieth of that here', async () => {
    const strictApp = await createTestApp({ env: { ...DEMO_RULES, RATE_LIMIT_FACTOR: '0.02' } });
    try {
      await call('', { email: 'a@example.com' }, strictApp).expect(202);
      await call('', { email: 'b@example.com' }, strictApp).expect(202);
      expect((await call('', { email: 'c@example.com' }, strictApp).expect(429)).headers['retry-after']).toMatch(
        /^\d+$/,
      );
    } finally {
      await strictApp.close();
    }
  });
});

describe('POST /api/newsletter/confirm', () => {
  it('200: subscribed, once; the welcome email has an unsubscribe link', async () => {
    const token = await ask('nadia@example.com');
    const answers = await Promise.all([1, 2, 3].map(() => call('/confirm', { token }).expect(200)));
    expect(answers[0]?.body).toEqual({ message: 'You are subscribed.' });
    await site.app.background.idle();
    expect(site.app.mail.sent.map(({ kind }) => kind)).toEqual(['newsletter-confirm', 'newsletter-welcome']);
    expect(await rows()).toMatchObject([{ status: 'confirmed', confirmed_at: expect.any(Date) }]);
    expect(site.app.mail.sent[1]?.link).toMatch(/^https:\/\/nodi\.example\/unsubscribe\?token=/);
  });

  it('200: an older link for the same address works as well', async () => {
    const first = await ask('nadia@example.com');
    await ask('nadia@example.com');
    await call('/confirm', { token: first }).expect(200);
  });

  it('410: after seven days, after unsubscribing, and for a token with another purpose', async () => {
    const lateToken = await ask('late@example.com');
    site.app.clock.advance(7 * DAY_MS + 1_000);
    expect((await call('/confirm', { token: lateToken })).status).toBe(410);
    const token = await ask('nadia@example.com');
    await call('/confirm', { token }).expect(200);
    await site.app.background.idle();
    const out = getToken(site.app.mail.sent.at(-1)?.link);
    const rejected = await call('/confirm', { token: out });
    expect([rejected.status, rejected.body.code]).toEqual([410, 'link_expired']);
    await call('/unsubscribe', { token: out }).expect(200);
    expect((await call('/confirm', { token })).status).toBe(410);
  });

  it.each([{}, { token: '' }, { token: 'a b' }, { token: 'x'.repeat(201) }, { token: '\u0000' }])(
    '400: %j',
    async (body) => {
      expect((await call('/confirm', body)).status).toBe(400);
      expect((await call('/unsubscribe', body)).status).toBe(400);
    },
  );

  it('429', async () => {
    for (const path of ['/confirm', '/unsubscribe']) {
      const strictApp = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.004' } });
      await call(path, { token: 'a' }, strictApp).expect(410);
      await call(path, { token: 'a' }, strictApp).expect(429);
      await strictApp.close();
    }
  });
});

describe('POST /api/newsletter/unsubscribe', () => {
  it('200: the subscription ends, and repeating it gives the same answer', async () => {
    await call('/confirm', { token: await ask('nadia@example.com') }).expect(200);
    await site.app.background.idle();
    const token = getToken(site.app.mail.sent.at(-1)?.link);
    site.app.clock.advance(900 * DAY_MS);
    for (let time = 0; time < 2; time += 1) {
      expect((await call('/unsubscribe', { token }).expect(200)).body).toEqual({ message: 'You are unsubscribed.' });
    }
    expect(await rows()).toMatchObject([{ status: 'unsubscribed', unsubscribed_at: expect.any(Date) }]);
  });

  it('200: a former subscriber can subscribe again, by email again', async () => {
    const tokens = createUnsubscribeTokens(site.app.secret);
    await call('/confirm', { token: await ask('nadia@example.com') }).expect(200);
    const id = (await rows())[0]?.id ?? '';
    await call('/unsubscribe', { token: tokens.sign('newsletter', id) }).expect(200);
    const token = await ask('nadia@example.com');
    expect(await rows()).toMatchObject([{ status: 'unsubscribed' }]);
    await call('/confirm', { token }).expect(200);
    expect(await rows()).toMatchObject([{ status: 'confirmed', unsubscribed_at: null }]);
  });

  it('410: a token that we have not signed; nothing changes', async () => {
    const confirm = await ask('nadia@example.com');
    const id = (await rows())[0]?.id ?? '';
    const foreign = createUnsubscribeTokens('another-secret-of-at-least-32-bytes');
    for (const token of [confirm, foreign.sign('newsletter', id), id, `${id}.${'A'.repeat(43)}`, 'x']) {
      expect((await call('/unsubscribe', { token })).status).toBe(410);
    }
    expect(await rows()).toMatchObject([{ status: 'pending' }]);
  });
});

describe('cleanup', () => {
  it('deletes addresses that stay unconfirmed for a month, and keeps the others', async () => {
    await ask('forgotten@example.com');
    await call('/confirm', { token: await ask('nadia@example.com') }).expect(200);
    await site.app.background.idle();
    site.app.clock.advance(29 * DAY_MS);
    await deleteStaleRows(site.app.db, site.app.clock.now());
    expect(await rows()).toHaveLength(2);
    expect(await site.app.db.selectFrom('newsletter_links').selectAll().execute()).toEqual([]);
    site.app.clock.advance(2 * DAY_MS);
    await deleteStaleRows(site.app.db, site.app.clock.now());
    expect(await rows()).toMatchObject([{ email: 'nadia@example.com', status: 'confirmed' }]);
  });
});
