import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { GUEST_SENTINEL } from '../../../../contract/rules/guest-sentinel.ts';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { createOffer, createOrder } from '../../factories/commerce.ts';
import { orderFreePlan, publishRelease } from '../../factories/releases.ts';
import { setUpNewsletters, TEXTS } from './newsletter-app.ts';

const { site, call, subscribe, create, send, recipients } = setUpNewsletters();
const DAY_MS = 86_400_000;

/** Who is counted for an audience; sending reaches exactly as many. */
async function reach(audience: Partial<typeof EVERYONE> | object): Promise<string[]> {
  const count = (await call('post', 'newsletter-audience', { ...EVERYONE, ...audience }).expect(200)).body;
  const newsletter = await create(TEXTS, audience);
  const answer = await send(newsletter);
  expect(answer.status).toBe(count.total === 0 ? 409 : 200);
  await site.app.background.idle();
  const ids = (await recipients(newsletter.id)).map(({ subscriber_id }) => subscriber_id);
  expect([ids.length, count.en + count.bn]).toEqual([count.total, count.total]);
  if (count.total === 0) return [];
  expect(answer.body.figures.recipients).toBe(count.total);
  const rows = site.app.db.selectFrom('newsletter_subscribers').select('email').where('id', 'in', ids);
  return (await rows.execute()).map(({ email }) => email).sort();
}

/** A customer who has subscribed, in capital letters: the email is the same. */
async function subscriber() {
  const { user, headers } = await site.app.signedIn();
  const email = user.email.toUpperCase();
  await subscribe([email]);
  return { id: user.id, headers, email };
}

const toGuest = (id: string) =>
  site.app.db.updateTable('users').set({ deleted_at: GUEST_SENTINEL }).where('id', '=', id).execute();

async function buy(productId: number) {
  const customer = await subscriber();
  await orderFreePlan(site.app, customer.headers, productId);
  return customer;
}

/** A plan of a customer that ends after so many days. */
async function holdPlan(days: number) {
  const { id, email } = await subscriber();
  const { id: lineId } = await createOrder(site.app.db, id, { tier: 'Pro' });
  const now = site.app.clock.now().getTime();
  const times = { created_at: new Date(now - DAY_MS), holds_until: new Date(now + days * DAY_MS) };
  await site.app.db
    .insertInto('entitlements')
    .values({ line_id: lineId, tier: 'Pro', activations: 1, ...times })
    .execute();
  return { id, lineId, email };
}

describe('the audience of a newsletter', () => {
  it('is everyone who is subscribed, and no one else', async () => {
    const customer = await subscriber();
    await subscribe(['reader@list.example']);
    await site.app.signedIn();
    const others = [
      { email: 'pending@list.example', status: 'pending' as const },
      { email: 'gone@list.example', status: 'unsubscribed' as const },
    ];
    await site.app.db.insertInto('newsletter_subscribers').values(others).execute();
    expect(await reach({})).toEqual([customer.email, 'reader@list.example'].sort());
  });

  it('narrows to a language', async () => {
    await subscribe(['english@list.example']);
    await subscribe(['bangla@list.example'], 'bn');
    expect(await reach({ language: 'bn' })).toEqual(['bangla@list.example']);
    expect(await reach({ language: 'en' })).toEqual(['english@list.example']);
  });

  it('narrows to those who own a product, or do not: customers, guests, not after a refund', async () => {
    const { id } = await createOffer(site.app.db, site.app.deps.storage);
    const owner = await buy(id);
    const guest = await buy(id);
    await toGuest(guest.id);
    const refunded = await buy(id);
    const revoked = site.app.db.updateTable('downloads').set({ revoked_at: site.app.clock.now() });
    await revoked.where('user_id', '=', refunded.id).execute();
    const deleted = await buy(id);
    const closed = site.app.db.updateTable('users').set({ deleted_at: site.app.clock.now() });
    await closed.where('id', '=', deleted.id).execute();
    const stranger = await subscriber();
    expect(await reach({ owns_product_id: id })).toEqual([owner.email, guest.email].sort());
    expect(await reach({ lacks_product_id: id })).toEqual([refunded.email, deleted.email, stranger.email].sort());
    expect(await reach({ owns_product_id: id, lacks_product_id: id })).toEqual([]);
  });

  it('narrows to owners of an earlier version, also while corrections of it are published', async () => {
    const product = await createOffer(site.app.db, site.app.deps.storage);
    const former = await buy(product.id);
    await publishRelease(site.app, site.owner, product.id, { version: '1.0.1' });
    const updates = sql`update entitlements set updates_until = ${new Date(site.app.clock.now().getTime() - DAY_MS)}`;
    await updates.execute(site.app.db);
    expect(await reach({ outdated_product_id: product.id })).toEqual([]);
    site.app.clock.advance(1_000);
    await publishRelease(site.app, site.owner, product.id, { version: '2.0.0' });
    const current = await buy(product.id);
    expect(await reach({ outdated_product_id: product.id })).toEqual([former.email]);
    site.app.clock.advance(1_000);
    await publishRelease(site.app, site.owner, product.id, { version: '1.0.2' });
    await publishRelease(site.app, site.owner, product.id, { version: '3.0.0-beta.1', channel: 'beta' });
    expect(await reach({ outdated_product_id: product.id })).toEqual([former.email]);
    // A second purchase, of the current version.
    await buyAgain(former.id, current.id);
    expect(await reach({ outdated_product_id: product.id })).toEqual([]);
  });

  it('narrows to plans that end within days, not those that have ended or renew automatically', async () => {
    const soon = await holdPlan(6);
    await holdPlan(8);
    await holdPlan(-1);
    const ended = await holdPlan(3);
    const end = site.app.db.updateTable('entitlements').set({ ended_at: site.app.clock.now() });
    await end.where('line_id', '=', ended.lineId).execute();
    const renewing = await holdPlan(4);
    const renewal = {
      root_id: renewing.lineId,
      user_id: renewing.id,
      provider: 'wallet' as const,
      state: 'active' as const,
      agreed_cents: 900,
      wording: 1,
      consent: 'Renews',
      language: 'en' as const,
      consented_at: site.app.clock.now(),
      confirmed_at: site.app.clock.now(),
      created_at: site.app.clock.now(),
      updated_at: site.app.clock.now(),
      link_token: 'link-of-a-renewal',
    };
    await site.app.db.insertInto('renewals').values(renewal).execute();
    expect(await reach({ plan_ends_within_days: 7 })).toEqual([soon.email]);
    await site.app.db.updateTable('renewals').set({ state: 'ended', ended_by: 'customer' }).execute();
    expect(await reach({ plan_ends_within_days: 7 })).toEqual([soon.email, renewing.email].sort());
  });

  it('narrows to countries of completed orders', async () => {
    const buyFrom = async (country: string, status: 'completed' | 'refunded') => {
      const { id, email } = await subscriber();
      const order = await createOrder(site.app.db, id, { status });
      const terms = { tax_name: 'VAT', tax_percent: 0, tax_included: true, seller: '{}', buyer: '{}' };
      await site.app.db
        .insertInto('order_terms')
        .values({ order_id: order.id, country, ...terms })
        .execute();
      return email;
    };
    const dhaka = await buyFrom('BD', 'completed');
    await buyFrom('BD', 'refunded');
    const berlin = await buyFrom('DE', 'completed');
    await buyFrom('', 'completed');
    expect(await reach({ countries: ['BD'] })).toEqual([dhaka]);
    expect(await reach({ countries: ['DE', 'BD'] })).toEqual([dhaka, berlin].sort());
    expect(await reach({ countries: ['FR'] })).toEqual([]);
  });

  it('narrows to those who have bought, or have not: a free order is no purchase', async () => {
    const orders = [
      { amount_cents: 1999, status: 'completed' as const },
      { amount_cents: 0, status: 'completed' as const },
      { amount_cents: 1999, status: 'pending' as const },
    ];
    const emails = [];
    for (const values of orders) {
      const { id, email } = await subscriber();
      await createOrder(site.app.db, id, values);
      emails.push(email);
    }
    const [paid, ...others] = emails;
    expect(await reach({ has_bought: true })).toEqual([paid]);
    expect(await reach({ has_bought: false })).toEqual(others.sort());
  });

  it('meets all conditions at once', async () => {
    const { id } = await createOffer(site.app.db, site.app.deps.storage);
    const both = await buy(id);
    await createOrder(site.app.db, both.id);
    await buy(id);
    expect(await reach({ owns_product_id: id, has_bought: true })).toEqual([both.email]);
    expect(await reach({ owns_product_id: id, has_bought: true, language: 'bn' })).toEqual([]);
  });
});

/** Gives one customer the file of another one, as a further purchase does. */
async function buyAgain(userId: string, fromUserId: string) {
  const columns = ['product_id', 'product_name', 'version', 'file_id'] as const;
  const file = site.app.db.selectFrom('downloads').select(columns).where('user_id', '=', fromUserId);
  const values = { ...(await file.executeTakeFirstOrThrow()), user_id: userId };
  await site.app.db.insertInto('downloads').values(values).execute();
}
