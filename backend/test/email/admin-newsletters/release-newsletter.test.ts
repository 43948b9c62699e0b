import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { toShopDay } from '../../../src/db/shop-zone.ts';
import { smtpTransport } from '../../../src/mail/transport.ts';
import { createOffer, creditWallet } from '../../factories/commerce.ts';
import { createCoupon } from '../../factories/coupons.ts';
import { orderFreePlan, publishRelease } from '../../factories/releases.ts';
import { createFaultyMailServer } from '../../support/mail-server.ts';
import { setUpNewsletters } from './newsletter-app.ts';

const { site, call, subscribe, send, recipients } = setUpNewsletters();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const DAY_MS = 86_400_000;
const POSTPONED = 'owner-3@list.example';
const UNKNOWN = 'owner-4@list.example';

/** Sends through a mail server that refuses everything after five emails, one address for a while, and another for good. */
async function useFaultyMailServer() {
  const state = { isRefusing: true, isPostponing: true };
  const server = await createFaultyMailServer({
    sender: (_to, accepted) => (state.isRefusing && accepted >= 5 ? '421 too many emails, try later' : undefined),
    recipient: (to) => {
      if (to === UNKNOWN) return '550 no such mailbox';
      return to === POSTPONED && state.isPostponing ? '451 mailbox is busy' : undefined;
    },
  });
  const smtp = smtpTransport(server.url, 'Nodi Studio <hello@nodi.example>');
  const { mail } = site.app;
  const { deliver } = mail;
  mail.deliver = (message) => smtp.deliver(message);
  onTestFinished(() => {
    mail.deliver = deliver;
    smtp.close();
    server.close();
  });
  return { state, received: server.received };
}

const headerOf = (text: string, name: string): string =>
  new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(text)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';

/** The links of an email, whose text is quoted-printable. */
const readable = (text: string): string => text.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=');

it('a release is announced once to each owner of the version before it, and its figures are in one row', async () => {
  const { app, owner } = site;
  const product = await createOffer(app.db, app.deps.storage, { prices: { Free: 0, Pro: 40 } });
  const buy = async (email: string) => {
    const { user, headers } = await app.signedIn();
    await app.db.updateTable('users').set({ email }).where('id', '=', user.id).execute();
    await orderFreePlan(app, headers, product.id);
  };
  const emails = Array.from({ length: 9 }, (_, index) => `owner-${index}@list.example`);
  await Promise.all(emails.map(buy));
  await buy('silent@list.example');
  // Their updates have ended, so they keep the version that they have.
  const updates = sql`update entitlements set updates_until = ${new Date(app.clock.now().getTime() - DAY_MS)}`;
  await updates.execute(app.db);
  app.clock.advance(1_000);
  const release = await publishRelease(app, owner, product.id, {
    version: '2.0.0',
    notes: '- Tides of the whole year',
  });
  await buy('current@list.example');
  await subscribe(emails.slice(0, 6));
  await subscribe(emails.slice(6), 'bn');
  await subscribe(['current@list.example', 'stranger@list.example']);

  const { code } = await createCoupon(app, owner, { value: 25 });
  const { body: draft } = await call('post', 'newsletters/from-source', { kind: 'release', id: release.id }).expect(
    201,
  );
  expect(draft.texts.en.subject).toBe(`${product.title} 2.0.0 is out`);
  const content = `${draft.texts.en.content}\n\nUpgrade with ${code}: [the plans](/product/${product.id})`;
  const { body: newsletter } = await call('put', `newsletters/${draft.id}`, {
    version: draft.version,
    audience: { ...EVERYONE, outdated_product_id: product.id },
    texts: {
      en: { subject: draft.texts.en.subject, content },
      bn: { subject: 'নতুন সংস্করণ ২.০', content: `${code} দিয়ে হালনাগাদ করুন: [প্ল্যান](/bn/product/${product.id})` },
    },
  }).expect(200);

  // Signed in before the clock moves.
  const buyers = [await app.signedIn(), await app.signedIn()];
  const { state, received } = await useFaultyMailServer();
  const sentOn = await toShopDay(app.db, app.clock.now());
  const started = await send(newsletter);
  expect(started.body).toMatchObject({ status: 'sending', figures: { recipients: 9 } });
  // A second press, as after a lost answer.
  expect((await send(newsletter)).status).toBe(409);
  const tick = async () => {
    await app.deps.jobs.add('newsletters.send', {});
    await app.background.idle();
  };
  const read = async () => (await call('get', `newsletters/${newsletter.id}`).expect(200)).body;
  await app.background.idle();
  expect(await read()).toMatchObject({ status: 'sending', problem: expect.stringContaining('too many emails') });
  const before = received.length;
  expect(before).toBeGreaterThanOrEqual(5);
  expect(before).toBeLessThanOrEqual(8);
  state.isRefusing = false;
  app.clock.advance(11 * 60_000);
  await tick();
  state.isPostponing = false;
  // The second attempt is postponed for longer. Reading in between prevents the owner's session from expiring.
  for (let quarter = 0; quarter < 4; quarter += 1) {
    await read();
    app.clock.advance(15 * 60_000);
  }
  await tick();

  const reached = emails.filter((email) => email !== UNKNOWN);
  expect(received.map(({ to }) => to).sort()).toEqual(reached);
  expect(await read()).toMatchObject({
    status: 'sent',
    figures: { recipients: 9, sent: 8, returned: 1, unconfirmed: 0 },
  });
  expect(new Set((await recipients(newsletter.id)).map(({ status }) => status))).toEqual(new Set(['sent', 'bounced']));
  for (const { to, text } of received) {
    const isBangla = emails.indexOf(to) >= 6;
    expect([to, headerOf(text, 'Content-Language')]).toEqual([to, isBangla ? 'bn' : 'en']);
    expect(headerOf(text, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  }

  // Unsubscribes with one click, as mail programs do it; a forged link does nothing.
  const [first] = received;
  const stop = new URL(headerOf(first?.text ?? '', 'List-Unsubscribe').replaceAll(/[<>]/g, ''));
  const post = (search: string) => app.http.post(`${stop.pathname}${search}`).send('List-Unsubscribe=One-Click');
  await post(stop.search.replace(/.{3}$/, 'abc')).expect(404);
  await post(stop.search).expect(200);
  await post(stop.search);
  expect((await read()).figures.unsubscribed).toBe(1);
  const { body: next } = await call('post', 'newsletter-audience', {
    ...EVERYONE,
    outdated_product_id: product.id,
  }).expect(200);
  expect(next).toMatchObject({ total: 7, suppressed: 1 });

  // A reader follows the link, opens the checkout and buys with the code; another one buys with it directly.
  const link = new RegExp(`https://nodi\\.example(/bn)?/product/${product.id}\\?[^\\s"<>)]+`).exec(
    readable(received.find(({ to }) => to === reached[0])?.text ?? ''),
  );
  const query = new URL(link?.[0]?.replaceAll('&amp;', '&') ?? '').searchParams;
  const campaign = query.get('utm_campaign');
  const visit = (body: object) =>
    app.http
      .post('/api/visits')
      .set('user-agent', BROWSER)
      .send({ event: 'view', device: 'phone', ...body })
      .expect(204);
  const utm = { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: campaign };
  await visit({ path: `/product/${product.id}`, ...utm });
  await visit({ path: `/checkout/${product.id}` });
  for (const { user, headers } of buyers) {
    await creditWallet(app.db, user.id, 5_000);
    const order = { product_id: product.id, tier: 'Pro', coupon: code };
    await app.http.post('/api/orders').set(headers).send(order).expect(201);
  }
  await app.background.idle();
  const row = { visits: 1, checkouts: 1 };
  // Twice 40.00 less 25%.
  const sales = { codes: [code], orders: 2, revenue: 60 };
  expect((await call('get', `newsletters/${newsletter.id}/visits`)).body).toEqual({ campaign, ...row, sales });
  const today = await toShopDay(app.db, app.clock.now());
  const span = `from=${addDays(today, -1)}&to=${today}&unit=day`;
  const { body: visits } = await call('get', `visits?${span}`).expect(200);
  expect(visits.notes).toContainEqual(expect.objectContaining({ kind: 'newsletter', title: draft.texts.en.subject }));
  expect(visits.newsletters).toEqual([
    { id: newsletter.id, title: draft.texts.en.subject, day: sentOn, ...row, orders: 2, revenue: 60 },
  ]);
  expect(visits.coupons).toEqual([{ code, ...row, orders: 2, revenue: 60 }]);
});
