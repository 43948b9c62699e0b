import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { createPaymentsApp, type PaymentsApp } from '../../factories/payments-app.ts';
import { dayIn } from '../../support/today.ts';
import { agreeWithCard, createRenewingCustomer, DAY, runRenewals } from './renewing-customer.ts';

let shop: PaymentsApp;
beforeAll(async () => {
  shop = await createPaymentsApp();
});
afterAll(() => shop.close());

const createCustomer = (options?: Parameters<typeof createRenewingCustomer>[1]) =>
  createRenewingCustomer(shop.app, options);
const at = (id: string) => `/api/renewals/${id}`;
const inDays = (count: number) => new Date(shop.app.clock.now().getTime() + count * DAY);
const day = (count: number) => dayIn(shop.app, count);
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

describe('POST /api/renewals', () => {
  it('201: agrees with the wallet, stores what was agreed to, and confirms it by email', async () => {
    const customer = await createCustomer();
    const { body } = await customer.agree('wallet').expect(201);
    expect(body).toMatchObject({
      download_id: customer.downloadId,
      tier: 'Month',
      status: 'active',
      amount: 10,
      agreed: 10,
      method: { provider: 'wallet', brand: null, last_four: null, expires: null },
      checkoutUrl: null,
      failure: null,
    });
    expect(body.consent).toMatch(
      /^Renew my Month plan for .* for a month, charged to my wallet\. .* \$10\.00\..* 7 days/,
    );
    await shop.app.background.idle();
    const [mail] = customer.mails('renewal-agreed');
    expect(mail?.text).toContain(body.consent);
    expect(mail?.text).toMatch(/renewal#[\w-]{43}/);
    expect(await customer.orders()).toHaveLength(1);
    expect(await customer.balance()).toBe(100);
  });

  it('201: with a card it waits until the customer has saved one, of which four digits are stored', async () => {
    const customer = await createCustomer();
    const { body } = await customer.agree('stripe').expect(201);
    expect(body).toMatchObject({ status: 'pending', charge_at: null });
    expect((await customer.renewals())[0]).toMatchObject({ id: body.id, status: 'pending' });
    // Again, from another tab: the first page is replaced.
    const again = (await customer.agree('stripe').expect(201)).body;
    expect(again.id).not.toBe(body.id);
    shop.simulator.saveCard(again.checkoutUrl.split('/').at(-1), 'pay');
    const [renewal] = await customer.renewals();
    expect(renewal).toMatchObject({
      status: 'active',
      method: { provider: 'stripe', brand: 'visa', last_four: '4242', expires: '2035-04' },
      checkoutUrl: null,
    });
    expect(JSON.stringify(renewal)).not.toMatch(/pm_|cus_/);
  });

  it('400: a way to pay that cannot be charged later, or is unknown', async () => {
    const customer = await createCustomer();
    expect((await customer.agree('demo').expect(400)).body.details[0].field).toBe('provider');
    await customer.agree('sslcommerz').expect(400);
  });

  it('404 for a file of another customer', async () => {
    const [customer, other] = [await createCustomer(), await createCustomer()];
    const input = { download_id: customer.downloadId, provider: 'wallet', total: 10, consent: 1 };
    await shop.app.http.post('/api/renewals').set(other.headers).send(input).expect(404);
  });

  it('409: twice, without an end, on the last day, at another price, or not renewable', async () => {
    const customer = await createCustomer();
    const refuse = async (total = 10) => (await customer.agree('wallet', total).expect(409)).body;
    expect(await refuse(9)).toMatchObject({ code: 'price_changed' });
    await customer.endsAt(new Date(shop.app.clock.now().getTime() + 1000));
    expect((await refuse()).message).toBe(String(REFUSALS.renewalTooLate));
    await customer.endsAt(inDays(20));
    await customer.agree('wallet').expect(201);
    expect((await refuse()).message).toBe(String(REFUSALS.renewalExists));
    const forever = await createCustomer({ tier: 'Ever' });
    expect((await forever.agree('wallet', 40).expect(409)).body.message).toBe(String(REFUSALS.planHasNoEnd));
    const other = await createCustomer();
    await shop.app.db.updateTable('products').set({ published: false }).where('id', '=', other.product.id).execute();
    expect((await other.agree('wallet').expect(409)).body.message).toBe(String(REFUSALS.renewalNotOffered));
  });

  it('503 while the provider does not answer; nothing is agreed', async () => {
    const customer = await createCustomer();
    shop.simulator.plan('error', 'error');
    await customer.agree('stripe').expect(503);
    expect((await customer.renewals()).filter(({ status }: { status: string }) => status !== 'pending')).toEqual([]);
    await customer.agree('wallet').expect(201);
  });
});

describe('PUT /api/renewals/{id}', () => {
  it('200: pauses until a day and resumes; nothing is charged in between', async () => {
    const customer = await createCustomer({ days: 3 });
    const { id } = (await customer.agree('wallet').expect(201)).body;
    const pause = (until: string | null) => shop.app.http.put(at(id)).set(customer.headers).send({ until });
    expect((await pause(day(30)).expect(200)).body).toMatchObject({
      status: 'paused',
      paused_until: day(30),
      charge_at: null,
    });
    await runRenewals(shop.app, 5);
    expect(await customer.balance()).toBe(100);
    expect((await pause(null).expect(200)).body).toMatchObject({ status: 'active', paused_until: null });
    await pause(null).expect(200);
  });

  it('400 for today, a day that has passed or one years away', async () => {
    const customer = await createCustomer();
    const { id } = (await customer.agree('wallet').expect(201)).body;
    for (const until of [day(-1), day(800)])
      await shop.app.http.put(at(id)).set(customer.headers).send({ until }).expect(400);
  });

  it('404 for the renewal of another customer', async () => {
    const [customer, other] = [await createCustomer(), await createCustomer()];
    const { id } = (await customer.agree('wallet').expect(201)).body;
    await shop.app.http.put(at(id)).set(other.headers).send({ until: null }).expect(404);
    await shop.app.http.put(at(UNKNOWN)).set(other.headers).send({ until: null }).expect(404);
  });

  it('409 before a card is saved and after it has stopped', async () => {
    const customer = await createCustomer();
    const { id } = (await customer.agree('stripe').expect(201)).body;
    const pause = () =>
      shop.app.http
        .put(at(id))
        .set(customer.headers)
        .send({ until: day(9) })
        .expect(409);
    expect((await pause()).body.message).toBe(String(REFUSALS.renewalWaitsForCard));
    await shop.app.http
      .put(`${at(id)}/method`)
      .set(customer.headers)
      .send({ provider: 'wallet' })
      .expect(200);
    await shop.app.http.delete(at(id)).set(customer.headers).expect(200);
    expect((await pause()).body.message).toBe(String(REFUSALS.renewalEnded));
  });
});

describe('PUT /api/renewals/{id}/method', () => {
  it('200: another card replaces the first, which is deleted at its provider', async () => {
    const customer = await createCustomer();
    const { id, token } = await agreeWithCard(shop, customer, 'decline');
    const change = (provider: string) =>
      shop.app.http
        .put(`${at(id)}/method`)
        .set(customer.headers)
        .send({ provider });
    const { body } = await change('stripe').expect(200);
    expect(body).toMatchObject({ status: 'active', method: { last_four: '0341' } });
    shop.simulator.saveCard(body.checkoutUrl.split('/').at(-1), 'pay');
    expect((await customer.renewals())[0].method.last_four).toBe('4242');
    await shop.app.background.idle();
    expect(shop.simulator.books.cards.has(token)).toBe(false);
    expect((await change('wallet').expect(200)).body.method).toMatchObject({ provider: 'wallet', last_four: null });
    await shop.app.background.idle();
    expect([...shop.simulator.books.cards.values()].some(({ email }) => email === customer.user.email)).toBe(false);
  });

  it('400, 404 and 409: not chargeable, of another customer, stopped', async () => {
    const [customer, other] = [await createCustomer(), await createCustomer()];
    const { id } = (await customer.agree('wallet').expect(201)).body;
    const change = (headers: typeof customer.headers, provider: string) =>
      shop.app.http
        .put(`${at(id)}/method`)
        .set(headers)
        .send({ provider });
    await change(customer.headers, 'demo').expect(400);
    await change(other.headers, 'wallet').expect(404);
    await shop.app.http.delete(at(id)).set(customer.headers).expect(200);
    await change(customer.headers, 'wallet').expect(409);
  });

  it('503 while the provider does not answer; the method stays', async () => {
    const customer = await createCustomer();
    const { id } = (await customer.agree('wallet').expect(201)).body;
    shop.simulator.plan('error', 'error');
    await shop.app.http
      .put(`${at(id)}/method`)
      .set(customer.headers)
      .send({ provider: 'stripe' })
      .expect(503);
    expect((await customer.renewals())[0].method.provider).toBe('wallet');
  });
});

describe('DELETE /api/renewals/{id}', () => {
  it('200: stops it, deletes the card and confirms it by email; again changes nothing', async () => {
    const customer = await createCustomer();
    const { id, token } = await agreeWithCard(shop, customer, 'pay');
    const stop = () => shop.app.http.delete(at(id)).set(customer.headers).expect(200);
    expect((await stop()).body).toMatchObject({ status: 'ended', ended_by: 'customer', method: { last_four: null } });
    expect((await stop()).body.status).toBe('ended');
    await shop.app.background.idle();
    expect(shop.simulator.books.cards.has(token)).toBe(false);
    expect(customer.mails('renewal-stopped')).toHaveLength(1);
    await customer.endsAt(inDays(1));
    await runRenewals(shop.app, 2);
    expect(await customer.orders()).toHaveLength(1);
  });

  it('200: an agreement without a card is gone', async () => {
    const customer = await createCustomer();
    const { id } = (await customer.agree('stripe').expect(201)).body;
    await shop.app.http.delete(at(id)).set(customer.headers).expect(200);
    expect(await customer.renewals()).toEqual([]);
  });

  it('404 for another customer', async () => {
    const [customer, other] = [await createCustomer(), await createCustomer()];
    const { id } = (await customer.agree('wallet').expect(201)).body;
    await shop.app.http.delete(at(id)).set(other.headers).expect(404);
    expect((await customer.renewals())[0].status).toBe('active');
  });

  it('409 while a charge has no answer', async () => {
    const customer = await createCustomer({ days: 3 });
    const { id } = await agreeWithCard(shop, customer, 'pay');
    shop.simulator.plan('error', 'error');
    await runRenewals(shop.app, 4);
    const { body } = await shop.app.http.delete(at(id)).set(customer.headers).expect(409);
    expect(body.message).toBe(String(REFUSALS.renewalBusy));
  });
});

describe('/api/renewal-link', () => {
  it('200: shows and stops the renewal of the link in an email; opening it changes nothing', async () => {
    const customer = await createCustomer();
    await customer.agree('wallet').expect(201);
    await shop.app.background.idle();
    const [, token = ''] = /renewal#([\w-]+)/.exec(customer.mails('renewal-agreed')[0]?.text ?? '') ?? [];
    const link = (method: 'get' | 'delete') =>
      shop.app.http[method]('/api/renewal-link').set({ 'x-renewal-token': token });
    expect((await link('get').expect(200)).body).toMatchObject({ status: 'active', tier: 'Month', amount: 10 });
    expect((await customer.renewals())[0].status).toBe('active');
    expect((await link('delete').expect(200)).body.status).toBe('ended');
    expect((await link('delete').expect(200)).body.status).toBe('ended');
    expect((await customer.renewals())[0]).toMatchObject({ status: 'ended', ended_by: 'customer' });
  });

  it('404 for an unknown token, 409 while a charge has no answer', async () => {
    const unknown = { 'x-renewal-token': 'a'.repeat(43) };
    await shop.app.http.get('/api/renewal-link').set(unknown).expect(404);
    await shop.app.http.delete('/api/renewal-link').set(unknown).expect(404);
    const customer = await createCustomer({ days: 3 });
    const { id } = await agreeWithCard(shop, customer, 'pay');
    shop.simulator.plan('error', 'error');
    await runRenewals(shop.app, 4);
    const { link_token } = await shop.app.db
      .selectFrom('renewals')
      .select('link_token')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await shop.app.http.delete('/api/renewal-link').set({ 'x-renewal-token': link_token }).expect(409);
  });
});
