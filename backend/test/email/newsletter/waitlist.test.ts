import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { deleteStaleRows } from '../../../src/process/housekeeping.ts';
import { DAY_MS, getToken, setUpSubscribing } from './newsletter-setup.ts';

const ASKED = { message: 'Check your inbox and open the link in our email to join the waitlist.' };

const { site, call, rows, ask } = setUpSubscribing();

describe('the waitlist', () => {
  const body = { email: 'nadia@example.com', list: 'waitlist' };
  const open = (waitlist: boolean) =>
    site.app.db
      .updateTable('site_documents')
      .set(({ ref }) => ({ body: sql`${ref('body')} || ${JSON.stringify({ waitlist })}::jsonb` }))
      .where('name', '=', 'comingSoon')
      .execute();
  const waiting = () => site.app.db.selectFrom('waitlist_subscribers').select(['email', 'status']).execute();
  beforeEach(async () => {
    await site.app.db.deleteFrom('waitlist_subscribers').execute();
    await open(true);
  });

  it('403: closed until the owner switches it on, and nothing is stored', async () => {
    await open(false);
    const { status, body: answer } = await call('', body);
    expect([status, answer.message]).toEqual([403, 'The waitlist is closed at the moment.']);
    await site.app.background.idle();
    expect([await waiting(), site.app.mail.sent]).toEqual([[], []]);
  });

  it('400: an unknown list', async () => {
    expect((await call('', { ...body, list: 'guests' })).status).toBe(400);
  });

  it('202: joined, confirmed and left by email, independently of the newsletter', async () => {
    await call('/confirm', { token: await ask(body.email) }).expect(200);
    expect((await call('', body).expect(202)).body).toEqual(ASKED);
    await site.app.background.idle();
    const [mail] = site.app.mail.sent.slice(-1);
    expect(mail).toMatchObject({
      kind: 'waitlist-confirm',
      subject: 'Confirm your place on the waitlist of Nodi Studio',
      link: expect.stringMatching(/confirm\?token=w\.[\w-]{43}$/),
    });
    expect(await waiting()).toEqual([{ email: body.email, status: 'pending' }]);
    const confirmed = await call('/confirm', { token: getToken(mail?.link) }).expect(200);
    expect(confirmed.body).toEqual({ message: 'You are on the waitlist.' });
    await site.app.background.idle();
    const welcome = site.app.mail.sent.at(-1);
    expect(welcome).toMatchObject({ kind: 'waitlist-welcome' });

    expect((await call('', body).expect(202)).body).toEqual(ASKED);
    await site.app.background.idle();
    expect(site.app.mail.sent.at(-1)).toMatchObject({ kind: 'waitlist-known' });

    const out = getToken(welcome?.link);
    expect((await call('/unsubscribe', { token: out }).expect(200)).body).toEqual({
      message: 'You are off the waitlist.',
    });
    expect(await waiting()).toEqual([{ email: body.email, status: 'unsubscribed' }]);
    expect(await rows()).toMatchObject([{ status: 'confirmed' }]);
  });

  it('410: a token for one list does not work for the other', async () => {
    const newsletter = await ask(body.email);
    expect((await call('/confirm', { token: `w.${newsletter}` })).status).toBe(410);
    await call('', body).expect(202);
    await site.app.background.idle();
    const token = getToken(site.app.mail.sent.at(-1)?.link);
    expect((await call('/confirm', { token: token.slice(2) })).status).toBe(410);
    const signed = createUnsubscribeTokens(site.app.secret).sign('newsletter', (await rows())[0]?.id ?? '');
    expect((await call('/unsubscribe', { token: `w.${signed}` })).status).toBe(410);
  });

  it('unconfirmed addresses are deleted after a month, like those of the newsletter', async () => {
    await call('', body).expect(202);
    await site.app.background.idle();
    await deleteStaleRows(site.app.db, new Date(site.app.clock.now().getTime() + 40 * DAY_MS));
    expect(await waiting()).toEqual([]);
  });
});
