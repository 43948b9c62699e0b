import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createDownload, createOffer } from '../../factories/commerce.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';
import { createPlanHolder } from './plan-holder.ts';

let app: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  app = await createTestApp();
  admin = (await app.signedIn('super_admin')).headers;
});
afterAll(() => app.close());

const DAY = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(app.clock.now().getTime() + count * DAY);
const refund = async (id: string) =>
  app.http.put(`/api/admin/orders/${id}/status`).set(admin).send({ from: 'completed', status: 'refunded' }).expect(200);

describe('a plan with an end', () => {
  it('lasts for its months, then a week of grace, then file and key are rejected', async () => {
    const planHolder = await createPlanHolder(app);
    const { rights, id } = await planHolder.file();
    expect(rights.holds_until).toBe(rights.updates_until);
    expect(Date.parse(rights.grace_until) - Date.parse(rights.holds_until)).toBe(7 * DAY);
    await planHolder.activate().expect(200);

    await planHolder.endsAt(inDays(-6.9));
    const { body } = await planHolder.activate().expect(200);
    expect(Date.parse(body.claims.expires_at) - app.clock.now().getTime()).toBeLessThan(0.2 * DAY);
    await planHolder.fetch(id).expect(200);

    await planHolder.endsAt(inDays(-7.1));
    expect((await planHolder.fetch(id).expect(410)).body).toMatchObject({
      code: 'plan_ended',
      message: String(REFUSALS.planEnded(true)),
    });
    expect((await planHolder.begin(id).expect(410)).body.code).toBe('plan_ended');
    expect((await planHolder.activate().expect(410)).body.code).toBe('licence_expired');
    expect((await planHolder.validate().expect(410)).body.message).toBe(String(REFUSALS.licenceExpired(true)));
    // It is still in the list, so that it can be renewed.
    expect((await planHolder.file()).id).toBe(id);
  });

  it('is rejected at a URL issued before', async () => {
    const planHolder = await createPlanHolder(app);
    const { address } = (await planHolder.begin((await planHolder.file()).id).expect(200)).body;
    await app.http.get(address).expect(200);
    await planHolder.endsAt(inDays(-8));
    expect((await app.http.get(address).expect(410)).body.code).toBe('plan_ended');
  });
});

describe('POST /api/orders, renewal', () => {
  it('201: adds a period to the end, keeps file and key, and creates an order with an invoice', async () => {
    const planHolder = await createPlanHolder(app);
    const before = await planHolder.file();
    const { body } = await planHolder.change('renewal', 'Month').expect(201);
    expect(body).toMatchObject({ status: 'completed', amount: 10, change: 'renewal', download_id: before.id });
    const after = await planHolder.file();
    expect(after.id).toBe(before.id);
    const month = Date.parse(after.rights.holds_until) - Date.parse(before.rights.holds_until);
    expect(Math.round(month / DAY)).toBeGreaterThanOrEqual(28);
    expect(await planHolder.files()).toBe(1);
    expect(await planHolder.keys()).toBe(1);
    const own = (part: string) => app.http.get(`/api/orders/${body.id}${part}`).set(planHolder.headers).expect(200);
    expect((await own('')).body).toMatchObject({ change: 'renewal', download_id: before.id });
    expect((await own('/invoices')).body.items).toHaveLength(1);
    await app.background.idle();
    const receipt = app.mail.sent.findLast(({ to }) => to.address === planHolder.user.email);
    expect(receipt?.text).toMatch(/Your plan: Month\. Yours until .*\. Nothing renews automatically: .* 7 more days/s);
  });

  it('201: within the grace period it continues from the end, later from today', async () => {
    const planHolder = await createPlanHolder(app);
    await planHolder.spans(inDays(-34), inDays(-3));
    await planHolder.change('renewal', 'Month').expect(201);
    expect(Date.parse((await planHolder.file()).rights.holds_until)).toBeLessThan(inDays(28.5).getTime());
    const other = await createPlanHolder(app);
    await other.spans(inDays(-61), inDays(-30));
    await other.change('renewal', 'Month').expect(201);
    expect(Date.parse((await other.file()).rights.holds_until)).toBeGreaterThan(inDays(27.9).getTime());
    await other.fetch((await other.file()).id).expect(200);
    await other.activate().expect(200);
  });

  it('201 twice with one key: one period', async () => {
    const planHolder = await createPlanHolder(app);
    const first = await planHolder.change('renewal', 'Month', 'renew-once-0001').expect(201);
    const repeatedRenewal = await planHolder.change('renewal', 'Month', 'renew-once-0001').expect(201);
    expect(repeatedRenewal.body.id).toBe(first.body.id);
    expect(
      await app.db.selectFrom('plan_changes').selectAll().where('line_id', '=', first.body.id).execute(),
    ).toHaveLength(1);
  });

  it('409 for a renewal just bought: repeating it needs a confirmation', async () => {
    const planHolder = await createPlanHolder(app);
    await planHolder.change('renewal', 'Month').expect(201);
    expect((await planHolder.change('renewal', 'Month').expect(409)).body.code).toBe('repeated_purchase');
    await planHolder.change('upgrade', 'Studio').expect(201);
  });

  it('a refund removes its own period and nothing else, in any order', async () => {
    const planHolder = await createPlanHolder(app);
    const bought = await planHolder.file();
    const renewal = (await planHolder.change('renewal', 'Month').expect(201)).body.id;
    await refund(renewal);
    expect((await planHolder.file()).rights).toEqual(bought.rights);
    const second = (await planHolder.change('renewal', 'Month').expect(201)).body.id;
    await refund(planHolder.orderId);
    expect((await planHolder.file()).rights.ended).toBe(false);
    await refund(second);
    expect(await planHolder.files()).toBe(0);
    expect((await planHolder.activate().expect(410)).body.code).toBe('licence_revoked');
  });

  it('400: another plan, another product, a coupon', async () => {
    const planHolder = await createPlanHolder(app);
    expect((await planHolder.change('renewal', 'Studio').expect(400)).body.details[0].message).toBe(
      String(REFUSALS.planNotHeld),
    );
    const other = await createOffer(app.db, app.deps.storage, { prices: { Month: 10 } });
    const change = { kind: 'renewal', download_id: (await planHolder.file()).id };
    const send = (body: object) => app.http.post('/api/orders').set(planHolder.headers).send(body);
    const foreign = await send({ product_id: other.id, tier: 'Month', change }).expect(400);
    expect(foreign.body.details[0].message).toBe(String(REFUSALS.planOther));
    const coded = await send({ product_id: planHolder.product.id, tier: 'Month', change, coupon: 'X' }).expect(400);
    expect(coded.body.details[0].message).toBe(String(REFUSALS.couponNewOnly));
    await send({ product_id: planHolder.product.id, tier: 'Month', change: { kind: 'x' } }).expect(400);
  });

  it('404: a file of another user', async () => {
    const [planHolder, other] = [await createPlanHolder(app), await createPlanHolder(app)];
    const change = { kind: 'renewal', download_id: (await other.file()).id };
    await app.http
      .post('/api/orders')
      .set(planHolder.headers)
      .send({ product_id: planHolder.product.id, tier: 'Month', change })
      .expect(404);
  });

  it('409: a plan without an end, a file without a plan, insufficient funds', async () => {
    const planHolder = await createPlanHolder(app, 'Ever');
    expect((await planHolder.change('renewal', 'Ever').expect(409)).body.message).toBe(String(REFUSALS.planHasNoEnd));
    const companion = await createDownload(app.db, app.deps.storage, planHolder.user.id);
    const change = { kind: 'renewal', download_id: companion.id };
    const orderInput = { product_id: planHolder.product.id, tier: 'Ever', change };
    expect((await app.http.post('/api/orders').set(planHolder.headers).send(orderInput).expect(409)).body.message).toBe(
      String(REFUSALS.planNone),
    );
    const poorHolder = await createPlanHolder(app, 'Month', 10);
    expect((await poorHolder.change('renewal', 'Month').expect(409)).body.code).toBe('insufficient_funds');
  });
});

describe('POST /api/orders, upgrade', () => {
  it('201: unused days are credited, the bigger plan starts today, a refund restores the previous one', async () => {
    const planHolder = await createPlanHolder(app);
    const before = (await planHolder.file()).rights;
    const { body } = await planHolder.change('upgrade', 'Studio').expect(201);
    expect(body).toMatchObject({ amount: 20, change: 'upgrade' });
    expect((await planHolder.file()).rights).toMatchObject({ tier: 'Studio', activations: 9 });
    expect(await planHolder.keys()).toBe(1);
    await refund(body.id);
    expect((await planHolder.file()).rights).toEqual(before);
  });

  it('201: half a month is credited by half, an expired plan by nothing, and so is a refunded one', async () => {
    const half = await createPlanHolder(app);
    await half.spans(inDays(-15), inDays(15));
    expect((await half.change('upgrade', 'Studio').expect(201)).body.amount).toBe(25);
    const lateHolder = await createPlanHolder(app);
    await lateHolder.spans(inDays(-60), inDays(-30));
    expect((await lateHolder.change('upgrade', 'Studio').expect(201)).body.amount).toBe(30);
  });

  it('201: a lifetime plan is credited in full, and the price is never negative', async () => {
    const planHolder = await createPlanHolder(app, 'Ever');
    for (const table of ['orders', 'order_lines'] as const)
      await app.db.updateTable(table).set({ amount_cents: 9000 }).where('id', '=', planHolder.orderId).execute();
    expect((await planHolder.change('upgrade', 'Max').expect(201)).body).toMatchObject({
      amount: 0,
      status: 'completed',
    });
    expect((await planHolder.file()).rights).toMatchObject({ tier: 'Max', holds_until: null });
  });

  it('400: a smaller plan, and the current one', async () => {
    const planHolder = await createPlanHolder(app, 'Studio');
    for (const tier of ['Month', 'Studio'])
      expect((await planHolder.change('upgrade', tier).expect(400)).body.details[0].message).toBe(
        String(REFUSALS.planNotUpgrade),
      );
  });
});

describe('GET /api/downloads/{id}/plans', () => {
  const offers = (headers: Record<string, string>, id: string) =>
    app.http.get(`/api/downloads/${id}/plans`).set(headers);

  it('200: the price of another period, and of bigger plans', async () => {
    const planHolder = await createPlanHolder(app);
    const file = await planHolder.file();
    const { body } = await offers(planHolder.headers, file.id).expect(200);
    expect(body.renewal).toMatchObject({ tier: 'Month', listed: 10, credit: 0, price: 10, period: 'month' });
    await planHolder.change('renewal', 'Month').expect(201);
    expect((await planHolder.file()).rights.holds_until).toBe(body.renewal.holds_until);
    expect(body.upgrades).toMatchObject([
      { tier: 'Studio', listed: 30, credit: 10, price: 20 },
      { tier: 'Ever', listed: 40, credit: 10, price: 30, holds_until: null },
      { tier: 'Max', listed: 80 },
    ]);
  });

  it('200 with none: no plan, and a product that is not for sale', async () => {
    const planHolder = await createPlanHolder(app);
    const none = { renewal: null, upgrades: [] };
    const companion = await createDownload(app.db, app.deps.storage, planHolder.user.id);
    expect((await offers(planHolder.headers, companion.id).expect(200)).body).toMatchObject(none);
    await app.db.updateTable('products').set({ published: false }).where('id', '=', planHolder.product.id).execute();
    expect((await offers(planHolder.headers, (await planHolder.file()).id).expect(200)).body).toMatchObject(none);
  });

  it('404: another user, an id that is none', async () => {
    const [planHolder, other] = [await createPlanHolder(app), await createPlanHolder(app)];
    await offers(planHolder.headers, 'x').expect(404);
    await offers(other.headers, (await planHolder.file()).id).expect(404);
  });
});

describe('the reminder', () => {
  it('is sent once, a week before the end, by email and in the app, and again after a renewal', async () => {
    const planHolder = await createPlanHolder(app);
    const remind = async () => {
      for (const _run of [1, 2]) await app.deps.jobs.add('plans.remind', {});
      await app.background.idle();
      const mails = app.mail.sent.filter(
        ({ to, kind }) => to.address === planHolder.user.email && kind === 'plan-ends',
      );
      const notifications = (await app.http.get('/api/notifications').set(planHolder.headers)).body.items;
      return [mails.length, notifications.filter(({ title }: { title: string }) => title.endsWith('ends soon')).length];
    };
    await planHolder.endsAt(inDays(7.1));
    expect(await remind()).toEqual([0, 0]);
    await planHolder.endsAt(inDays(6.9));
    expect(await remind()).toEqual([1, 1]);
    expect(await remind()).toEqual([1, 1]);
    await planHolder.endsAt(inDays(5));
    expect(await remind()).toEqual([2, 2]);
    await planHolder.endsAt(inDays(-1));
    expect(await remind()).toEqual([2, 2]);
  });
});
