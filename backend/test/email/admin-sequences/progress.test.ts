import { beforeEach, describe, expect, it } from 'vitest';
import type { SequenceKind } from '../../../../contract/generated/model.ts';
import { advanceSequences } from '../../../src/features/email/sequence-progress.service.ts';
import { readSequence, saveSequence, setSequenceStatus } from '../../../src/features/email/sequences.service.ts';
import type { SessionUser } from '../../../src/http/contract/operation.ts';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { createDownload, createOffer, createOrder } from '../../factories/commerce.ts';
import { setUpNewsletters } from '../admin-newsletters/newsletter-app.ts';
import { resetSequences } from './sequence-app.ts';

const { site, subscribe } = setUpNewsletters();
let owner: SessionUser;
beforeEach(async () => {
  await resetSequences(site.app.db);
  owner ??= (await site.app.signedIn('super_admin')).user as unknown as SessionUser;
});

const DAY = 86_400_000;
const later = (days: number) => site.app.clock.advance(days * DAY);
const toText = (subject: string) => ({
  en: { subject, content: `About ${subject}` },
  bn: { subject: '', content: '' },
});

// Services, because a session does not outlive the days that these tests let pass.
const get = (kind: SequenceKind) => readSequence(site.app.deps, kind);
async function save(kind: SequenceKind, steps: [days: number, subject: string, id?: string][]) {
  const { version } = await get(kind);
  const input = steps.map(([delay_days, subject, id = null]) => ({ id, delay_days, texts: toText(subject) }));
  return saveSequence(site.app.deps, owner, kind, { version, end_days: 30, steps: input });
}
async function turn(kind: SequenceKind, enabled: boolean) {
  const { version } = await get(kind);
  await setSequenceStatus(site.app.deps, owner, kind, { enabled, version });
}
/** What the schedule does every minute. */
async function tick() {
  await site.app.deps.jobs.add('sequences.advance', {});
  await site.app.deps.jobs.add('newsletters.send', {});
  await site.app.background.idle();
}
const sent = () =>
  site.app.mail.sent
    .filter(({ kind }) => kind === 'newsletter-issue')
    .map(({ to, subject }) => `${to.address}: ${subject}`);
const subjects = () => sent().map((line) => line.split(': ')[1]);

/** Confirmed now. */
async function confirm(email: string, language: 'en' | 'bn' = 'en') {
  const [row] = await subscribe([email], language);
  const id = row?.id ?? '';
  const at = { confirmed_at: site.app.clock.now() };
  await site.app.db.updateTable('newsletter_subscribers').set(at).where('id', '=', id).execute();
  return id;
}

/** A subscribed customer with a completed order and its file. */
async function buy(values: { subscribed?: boolean } = {}) {
  const { app } = site;
  const { user } = await app.signedIn();
  if (values.subscribed !== false) await subscribe([user.email]);
  const product = await createOffer(app.db, app.deps.storage);
  const at = app.clock.now();
  const order = await createOrder(app.db, user.id, { product_id: product.id, created_at: at });
  const line = await app.db.selectFrom('order_lines').select('id').where('order_id', '=', order.id).executeTakeFirst();
  const lineId =
    line?.id ??
    (
      await app.db
        .insertInto('order_lines')
        .values({
          order_id: order.id,
          position: 0,
          product_id: product.id,
          product_name: product.title,
          listed_cents: 1999,
          amount_cents: 1999,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  await app.db.deleteFrom('order_events').where('order_id', '=', order.id).execute();
  await app.db.insertInto('order_events').values({ order_id: order.id, status: 'completed', created_at: at }).execute();
  const download = await createDownload(app.db, app.deps.storage, user.id, { createdAt: at });
  await app.db
    .updateTable('downloads')
    .set({ line_id: lineId, product_id: product.id })
    .where('id', '=', download.id)
    .execute();
  return { user, order, product, download, lineId };
}

describe('a sequence that is on', () => {
  it('sends each email once, on its day, in the language of the reader, and counts them', async () => {
    await confirm('before@list.example');
    later(0.1);
    await save('welcome', [
      [1, 'One'],
      [3, 'Two'],
    ]);
    await confirm('off@list.example');
    later(0.1);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    expect(sent()).toEqual([]);
    expect(await get('welcome')).toMatchObject({
      figures: { entered: 1, active: 1 },
      steps: [{ waiting: 1 }, { waiting: 0 }],
    });
    later(1);
    // Two servers at once, and again.
    await Promise.all([1, 2, 3].map(() => advanceSequences(site.app.deps)));
    await tick();
    expect(sent()).toEqual(['reader@list.example: One']);
    expect((await get('welcome')).steps).toMatchObject([
      { waiting: 0, sent: 1 },
      { waiting: 1, sent: 0 },
    ]);
    later(2);
    await tick();
    expect(subjects()).toEqual(['One', 'Two']);
    later(40);
    await tick();
    expect(await get('welcome')).toMatchObject({ figures: { entered: 1, active: 0, sent: 2, reached: 0 } });
  });

  it('never repeats an email whose server died while sending it', async () => {
    await save('welcome', [[0, 'One']]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    const { deliver } = site.app.mail;
    site.app.mail.deliver = () => Promise.reject(new Error('Killed'));
    await tick();
    site.app.mail.deliver = deliver;
    const claimed = { status: 'claimed' as const };
    await site.app.db.updateTable('newsletter_recipients').set(claimed).execute();
    later(1);
    await tick();
    await tick();
    expect(sent()).toEqual([]);
    const rows = await site.app.db.selectFrom('newsletter_recipients').select('status').execute();
    expect(rows).toEqual([{ status: 'unconfirmed' }]);
  });

  it('ends at once for those who unsubscribe, also by another email, and does not start again', async () => {
    await save('welcome', [
      [0, 'One'],
      [2, 'Two'],
    ]);
    await turn('welcome', true);
    later(0.1);
    const id = await confirm('reader@list.example');
    await tick();
    const token = createUnsubscribeTokens(site.app.secret).sign('newsletter', id);
    await site.app.http.post(`/unsubscribe?token=${token}`).send('List-Unsubscribe=One-Click').expect(200);
    expect((await get('welcome')).figures).toMatchObject({ active: 0, sent: 1, unsubscribed: 1 });
    later(3);
    await confirm('other@list.example');
    await site.app.db
      .updateTable('newsletter_subscribers')
      .set({ status: 'confirmed', confirmed_at: site.app.clock.now() })
      .where('id', '=', id)
      .execute();
    await tick();
    expect(sent()).toEqual(['reader@list.example: One', 'other@list.example: One']);
  });

  it('stops for everyone when it is turned off, and goes on with new events only', async () => {
    await save('welcome', [
      [0, 'One'],
      [2, 'Two'],
    ]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    await turn('welcome', false);
    expect((await get('welcome')).figures.active).toBe(0);
    await turn('welcome', true);
    later(5);
    await tick();
    expect(subjects()).toEqual(['One']);
  });

  it('goes on with changed emails: what was sent is not sent again, what was added later is', async () => {
    const { steps } = await save('welcome', [
      [0, 'One'],
      [4, 'Three'],
    ]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    const [one, three] = steps.map(({ id }) => id ?? undefined);
    await save('welcome', [
      [1, 'One', one],
      [2, 'Two'],
      [5, 'Three!', three],
    ]);
    for (let day = 0; day < 8; day += 1) {
      later(1);
      await tick();
    }
    expect(subjects()).toEqual(['One', 'Two', 'Three!']);
  });

  it('sends nothing to suspended, deleted or erased accounts', async () => {
    await save('first_steps', [[1, 'One']]);
    await turn('first_steps', true);
    later(0.1);
    const buyers = [await buy(), await buy(), await buy(), await buy()];
    await tick();
    expect((await get('first_steps')).figures.entered).toBe(4);
    const { db, clock } = site.app;
    const [suspended, deleted, erased] = buyers.map(({ user }) => user);
    await db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', suspended?.id ?? '')
      .execute();
    await db
      .updateTable('users')
      .set({ deleted_at: clock.now() })
      .where('id', '=', deleted?.id ?? '')
      .execute();
    await db
      .deleteFrom('newsletter_subscribers')
      .where('email', '=', erased?.email ?? '')
      .execute();
    later(2);
    await tick();
    expect(sent()).toEqual([`${buyers[3]?.user.email}: One`]);
  });
});

describe('events and goals', () => {
  const figures = async (kind: SequenceKind) => {
    const { entered, active, reached } = (await get(kind)).figures;
    return { entered, active, reached };
  };
  const start = async (kind: SequenceKind, days = 1) => {
    await save(kind, [[days, 'One']]);
    await turn(kind, true);
    later(0.1);
  };

  it('first steps and the review: after a paid order of a subscriber, until a download and a review', async () => {
    await start('first_steps');
    await start('review');
    const { user, order, product, download } = await buy();
    await buy({ subscribed: false });
    await tick();
    expect(await figures('first_steps')).toEqual({ entered: 1, active: 1, reached: 0 });
    await site.app.db.updateTable('downloads').set({ download_count: 1 }).where('id', '=', download.id).execute();
    const review = { user_id: user.id, product_id: product.id, stars: 5, text: '', status: 'approved' as const };
    await site.app.db
      .insertInto('reviews')
      .values({ ...review, created_at: site.app.clock.now() })
      .execute();
    await tick();
    expect(await figures('first_steps')).toEqual({ entered: 1, active: 0, reached: 1 });
    expect(await figures('review')).toEqual({ entered: 1, active: 0, reached: 1 });
    const refunded = await buy();
    await tick();
    await site.app.db.updateTable('orders').set({ status: 'refunded' }).where('id', '=', refunded.order.id).execute();
    later(2);
    await tick();
    expect([await figures('review'), sent()]).toEqual([{ entered: 2, active: 0, reached: 1 }, []]);
    expect(order.status).toBe('completed');
  });

  it('an unfinished order: an unpaid order or a cart, until it is paid, cancelled or emptied', async () => {
    await start('unpaid');
    const { app } = site;
    const buyers = await Promise.all([1, 2, 3].map(async () => (await app.signedIn()).user));
    await subscribe(buyers.map(({ email }) => email));
    const [paying, leaving, waiting] = buyers.map(({ id }) => id);
    const created_at = app.clock.now();
    const order = await createOrder(app.db, paying ?? '', { status: 'pending', created_at });
    await createOrder(app.db, waiting ?? '', { status: 'pending', created_at });
    const product = await createOffer(app.db, app.deps.storage);
    const item = { user_id: leaving ?? '', product_id: product.id, plan_id: crypto.randomUUID(), quantity: 1 };
    await app.db
      .insertInto('cart_items')
      .values({ ...item, updated_at: created_at })
      .execute();
    await tick();
    expect(await figures('unpaid')).toEqual({ entered: 3, active: 3, reached: 0 });
    await app.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', order.id).execute();
    await app.db.deleteFrom('cart_items').execute();
    later(1);
    await tick();
    expect([await figures('unpaid'), sent()]).toEqual([
      { entered: 3, active: 1, reached: 1 },
      [`${buyers[2]?.email}: One`],
    ]);
  });

  it('a new version: for owners who have not downloaded it, until they do', async () => {
    await start('update');
    const { app } = site;
    const { user, product, download } = await buy();
    later(0.1);
    await app.db.updateTable('downloads').set({ version: '2.0.0' }).where('id', '=', download.id).execute();
    const release = {
      product_id: product.id,
      version: '2.0.0',
      state: 'published' as const,
      published_at: app.clock.now(),
    };
    const { id } = await app.db.insertInto('releases').values(release).returning('id').executeTakeFirstOrThrow();
    await tick();
    expect(await figures('update')).toEqual({ entered: 1, active: 1, reached: 0 });
    const taken = { release_id: id, user_id: user.id, count: 1, last_at: app.clock.now() };
    await app.db.insertInto('release_downloads').values(taken).execute();
    await tick();
    expect(await figures('update')).toEqual({ entered: 1, active: 0, reached: 1 });
  });

  it('a plan that ended, and half a year without an order, until the next purchase', async () => {
    await start('plan_ended');
    await start('win_back', 0);
    const { app } = site;
    const { user, lineId } = await buy();
    const plan = { line_id: lineId, tier: 'Pro', activations: 0, created_at: app.clock.now() };
    later(1);
    await app.db
      .insertInto('entitlements')
      .values({ ...plan, holds_until: app.clock.now() })
      .execute();
    await tick();
    expect(await figures('plan_ended')).toEqual({ entered: 1, active: 1, reached: 0 });
    await app.db
      .updateTable('entitlements')
      .set({ holds_until: new Date(app.clock.now().getTime() + 90 * DAY) })
      .where('line_id', '=', lineId)
      .execute();
    await tick();
    expect(await figures('plan_ended')).toEqual({ entered: 1, active: 0, reached: 1 });
    later(182);
    await tick();
    expect([await figures('win_back'), sent()]).toEqual([
      { entered: 1, active: 1, reached: 0 },
      [`${user.email}: One`],
    ]);
    later(1);
    await createOrder(app.db, user.id, { created_at: app.clock.now() });
    await tick();
    expect(await figures('win_back')).toEqual({ entered: 1, active: 0, reached: 1 });
  });
});
