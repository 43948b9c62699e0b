import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../../contract/rules/calendar.ts';
import { readOverview } from '../../../src/features/insight/admin-overview.service.ts';
import { finaliseMoney, sumByProvider } from '../../../src/features/insight/money.repository.ts';
import { createOffer, createOrder } from '../../factories/commerce.ts';
import { createPaymentsApp, type Headers, type PaymentsApp } from '../../factories/payments-app.ts';
import { createRefundHelpers } from '../../factories/refunds.ts';
import { today as todayOf } from '../../support/today.ts';

const DHAKA = 'Asia/Dhaka';

let shop: PaymentsApp;
let admin: Headers;
let today: string;
const get = (path: string, query: object = {}) => shop.app.http.get(`/api/admin/${path}`).set(admin).query(query);
const money = async () => (await get('analytics', { from: today, to: today, unit: 'day' })).body.money;

beforeAll(async () => {
  shop = await createPaymentsApp();
  const { app } = shop;
  admin = (await app.signedIn('super_admin')).headers;
  today = todayOf(app);
  const rates = JSON.stringify([{ country: '', name: 'VAT', percent: 15 }]);
  await app.db.updateTable('invoice_settings').set({ rates }).execute();
  const { id } = await createOffer(app.db, app.deps.storage, { prices: { Pro: 49.95 } });
  for (const provider of ['stripe', 'stripe', 'sslcommerz']) {
    const { headers } = await app.signedIn();
    const orderInput = { product_id: id, tier: 'Pro', provider, country: 'BD' };
    const { body: order } = await app.http.post('/api/orders').set(headers).send(orderInput).expect(201);
    await shop.simulator.act(String(order.payment.checkoutUrl).split('/').at(-1) ?? '', 'pay');
    await shop.deliverHeld();
    const { refund } = createRefundHelpers(shop, admin);
    if (provider === 'sslcommerz') await refund(order.id, { amount: 10.01 }).expect(201);
  }
});
afterAll(() => shop.close());

describe('the money of a period', () => {
  it('200: from gross to net, matching the accountant’s export to the cent', async () => {
    const { now, before } = await money();
    expect(now).toMatchObject({ gross: 149.85, refunds: 10.01, fees: 0, estimated: 0 });
    expect(before.gross).toBe(0);
    const { text } = await get('invoices/export', { month: today.slice(0, 7) });
    const [head = '', ...lines] = text.trim().split('\r\n');
    const names = head.replace('\uFEFF', '').split(',');
    const sum = (name: string) =>
      lines.reduce((cents, line) => cents + Math.round(Number(line.split(',')[names.indexOf(name)]) * 100), 0);
    expect(sum('Total')).toBe(Math.round((now.gross - now.refunds) * 100));
    expect(sum('Tax amount')).toBe(Math.round(now.tax * 100));
    expect(sum('Net')).toBe(Math.round(now.net * 100));
  });

  it('200: names providers without reported fees, and estimates them from the owner’s rates', async () => {
    expect((await money()).unreported).toEqual(['sslcommerz', 'stripe']);
    const { version, ...settings } = (await get('payments/settings')).body;
    const { connected: _c, currencyFixed: _f, updated_at: _at, ...texts } = settings;
    const save = (fees: object[]) =>
      shop.app.http
        .put('/api/admin/payments/settings')
        .set(admin)
        .send({ ...texts, version, fees });
    const stripe = { provider: 'stripe', percent: 2.9, fixed: 0.3 };
    expect((await save([stripe, stripe])).status).toBe(400);
    expect((await save([{ ...stripe, percent: 31 }])).status).toBe(400);
    expect((await save([stripe])).body.fees).toEqual([stripe]);
    const { now, unreported } = await money();
    // For two payments: 2.9% of 99.90, and twice 0.30.
    expect([now.fees, now.estimated, unreported]).toEqual([3.5, 3.5, ['sslcommerz']]);
    expect(now.net).toBeCloseTo(149.85 - 10.01 - now.tax - 3.5, 6);
  });

  it('200: the overview covers the 30 days up to now', async () => {
    expect((await get('overview')).body.money.now.gross).toBe(0);
    const { money: tomorrow } = await readOverview(shop.app.deps, new Date(Date.now() + 86_400_000));
    expect(tomorrow?.now).toMatchObject({ gross: 149.85, refunds: 10.01, fees: 3.5 });
  });
});

it('keeps the same figures once days are finalised, by two servers at once and in steps', async () => {
  const { db } = shop.app;
  const span = { from: addDays(today, -400), to: addDays(today, 1) };
  const old = new Date(Date.now() - 200 * 86_400_000);
  const { id: wallet_id, user_id } = await db.selectFrom('wallets').select(['id', 'user_id']).executeTakeFirstOrThrow();
  const order = await createOrder(db, String(user_id), { amount_cents: 700 });
  const entry = {
    wallet_id,
    kind: 'purchase' as const,
    amount_cents: -700,
    balance_after_cents: 0,
    reference: 'Of old',
  };
  await db
    .insertInto('wallet_entries')
    .values({ ...entry, order_id: order.id, created_at: old })
    .execute();
  const live = await sumByProvider(db, span, DHAKA);
  expect(live.at(-1)).toMatchObject({ provider: null, gross: 15_685, refunded: 1_001 });
  const later = new Date(Date.now() + 2 * 86_400_000);
  await Promise.all([finaliseMoney(db, later), finaliseMoney(db, later)]);
  await finaliseMoney(db, later);
  expect(await sumByProvider(db, span, DHAKA)).toEqual(live);
  expect(await sumByProvider(db, { from: today, to: today }, DHAKA)).toEqual(
    live.map((one) => (one.provider ? one : { ...one, gross: one.gross - 700 })),
  );
});
