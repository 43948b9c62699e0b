import { describe, expect, it } from 'vitest';
import { postEntry } from '../../../src/features/billing/wallet.repository.ts';
import { createOrder, creditWallet } from '../../factories/commerce.ts';
import { setUpNewsletters, TEXTS } from './newsletter-app.ts';

const { site, call, subscribe, create, send } = setUpNewsletters();

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('GET /api/admin/newsletters/{id}/visits', () => {
  it('200: links name the newsletter, and the visits and checkouts that begin with them are counted', async () => {
    await subscribe(['reader@list.example']);
    const content = 'Hello,\n\nread [the article](/blog/1) or [another site](https://elsewhere.example/).';
    const newsletter = await create({ ...TEXTS, en: { subject: 'Campaign', content } });
    const read = async (id = newsletter.id) => call('get', `newsletters/${id}/visits`);
    const noSales = { codes: [], orders: 0, revenue: 0 };
    const { campaign } = (await read()).body;
    expect((await read()).body).toEqual({
      campaign: `newsletter-${newsletter.id.slice(0, 8)}`,
      visits: 0,
      checkouts: 0,
    });
    await send(newsletter).expect(200);
    await site.app.background.idle();
    const email = site.app.mail.sent.find(({ subject }) => subject === 'Campaign');
    const query = `utm_source=newsletter&utm_medium=email&utm_campaign=${campaign}`;
    expect(email?.text).toContain(`/blog/1?${query}`);
    expect(email?.html).toContain(`/blog/1?${query.replaceAll('&', '&#x26;')}`);
    expect(email?.html).toContain('href="https://elsewhere.example/"');
    for (const [path, utm] of [
      ['/blog/1', { utm_source: 'newsletter', utm_medium: 'email', utm_campaign: campaign }],
      ['/checkout/1', {}],
    ] as const)
      await site.app.http
        .post('/api/visits')
        .set('user-agent', BROWSER)
        .send({ event: 'view', path, device: 'phone', ...utm })
        .expect(204);
    await site.app.background.idle();
    expect((await read()).body).toEqual({ campaign, visits: 1, checkouts: 1, sales: noSales });
  });

  it('200: completed orders with a coupon that it names, since it was sent, for those who may read figures', async () => {
    const { db, clock } = site.app;
    const { user } = await site.app.signedIn();
    await creditWallet(db, user.id, 50_000);
    const coupons = await db
      .insertInto('coupons')
      .values([
        { code: 'RIVER25', percent: 25 },
        { code: 'OTHER10', percent: 10 },
      ])
      .returning(['id', 'code'])
      .execute();
    const buyWith = async (code: string, values: { amount_cents: number; status?: 'pending'; created_at?: Date }) => {
      const order = await createOrder(db, user.id, { status: 'completed', created_at: clock.now(), ...values });
      const use = { order_id: order.id, user_id: null, coupon_id: null, code, discount_cents: 100 };
      await db.insertInto('coupon_uses').values(use).execute();
      if (values.status === 'pending') return;
      const cents = -values.amount_cents;
      const entry = { userId: user.id, kind: 'purchase' as const, cents, reference: 'TEST', orderId: order.id };
      await db.transaction().execute((tx) => postEntry(tx, { ...entry, at: order.created_at }));
    };
    await buyWith('RIVER25', { amount_cents: 9_900, created_at: new Date(clock.now().getTime() - 1_000) });
    await subscribe(['reader@list.example']);
    const newsletter = await create({
      ...TEXTS,
      en: { subject: 'Sale', content: 'Until Friday: RIVER25, not other10.' },
    });
    const read = async (as = site.owner) =>
      (await call('get', `newsletters/${newsletter.id}/visits`, undefined, as)).body;
    expect(await read()).not.toHaveProperty('sales');
    await send(newsletter).expect(200);
    await buyWith('RIVER25', { amount_cents: 1_499 });
    await buyWith('RIVER25', { amount_cents: 2_000 });
    await buyWith('RIVER25', { amount_cents: 5_000, status: 'pending' });
    await buyWith('OTHER10', { amount_cents: 7_000 });
    expect((await read()).sales).toEqual({ codes: ['RIVER25'], orders: 2, revenue: 34.99 });
    const { headers: accountant } = await site.app.signedIn('super_admin', ['content', 'accounting']);
    expect((await read(accountant as typeof site.owner)).sales.orders).toBe(2);
    expect(await read(site.writer)).not.toHaveProperty('sales');
    for (const { id } of coupons) await db.deleteFrom('coupons').where('id', '=', id).execute();
  });

  it('404: unknown', async () => {
    await call('get', 'newsletters/00000000-0000-4000-8000-000000000000/visits').expect(404);
  });
});
