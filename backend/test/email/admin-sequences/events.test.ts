import { describe, expect, it } from 'vitest';
import type { SequenceKind } from '../../../../contract/generated/model.ts';
import { createOffer, createOrder } from '../../factories/commerce.ts';
import { DAY, setUpSequences } from './sequence-app.ts';

const { site, subscribe, get, save, turn, later, tick, sent, buy } = setUpSequences();

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
