import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderStatus } from '../../../src/db/schema.ts';
import { countLedgerMismatches } from '../../../src/features/billing/wallet.repository.ts';
import { releaseVersion } from '../../../src/features/catalogue/deliver-release.service.ts';
import { listAuditEntries } from '../../factories/audit.ts';
import { createFile, createOffer, createOrder, creditWallet } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let admin: Awaited<ReturnType<TestApp['signedIn']>>;
beforeAll(async () => {
  app = await createTestApp();
  admin = await app.signedIn('super_admin');
});
afterAll(async () => {
  expect(await countLedgerMismatches(app.db)).toBe(0);
  await app.close();
});

const setStatus = (id: string, from: OrderStatus, status: OrderStatus) =>
  app.http.put(`/api/admin/orders/${id}/status`).set(admin.headers).send({ from, status });
const read = async (headers: Record<string, string>, path: string) =>
  (await app.http.get(`/api/${path}`).set(headers)).body;

/** A customer who has bought a product for $9.99 and has 1 cent left. */
async function createPurchase() {
  const customer = await app.signedIn();
  await creditWallet(app.db, customer.user.id, 1_000);
  const product = await createOffer(app.db, app.deps.storage);
  const { body } = await app.http
    .post('/api/orders')
    .set(customer.headers)
    .send({ product_id: product.id, tier: 'Pro' });
  return { ...customer, product, order: body };
}

const STATES: OrderStatus[] = ['pending', 'processing', 'completed', 'cancelled', 'refunded'];
const ALLOWED = [
  'pending processing',
  'pending cancelled',
  'processing completed',
  'processing cancelled',
  'completed refunded',
];

describe('PUT /api/admin/orders/{id}/status', () => {
  it('200: an order passes through its statuses, and completing delivers the file', async () => {
    const customer = await app.signedIn();
    const product = await createOffer(app.db, app.deps.storage, { title: 'Tide Table' });
    const orderInput = { product_id: product.id, product_name: 'Tide Table', tier: 'Pro', status: 'pending' as const };
    const { id, number } = await createOrder(app.db, customer.user.id, orderInput);
    expect((await setStatus(id, 'pending', 'processing').expect(200)).body).toMatchObject({
      next: ['completed', 'cancelled'],
      file: null,
    });
    const { body } = await setStatus(id, 'processing', 'completed').expect(200);
    expect(body).toMatchObject({ status: 'completed', next: ['refunded'], file: { version: '1.0.0', revoked: false } });
    expect(body.history.map(({ status }: { status: string }) => status)).toEqual(['processing', 'completed']);
    const [download] = await read(customer.headers, 'downloads');
    await app.http.get(`/api/downloads/${download.id}`).set(customer.headers).expect(200);
    const { items } = await read(customer.headers, 'notifications');
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      `Order #${number} completed`,
      `Order #${number} is being processed`,
    ]);
    expect(await listAuditEntries(app.db, 'order', id)).toMatchObject([
      {
        action: 'order.update',
        label: `Order #${number}`,
        before: { status: 'pending' },
        after: { status: 'processing' },
      },
      { action: 'order.update', before: { status: 'processing' }, after: { status: 'completed' } },
    ]);
  });

  it('200: a refund returns the money and revokes the file', async () => {
    const { headers, order } = await createPurchase();
    await app.http.get(`/api/downloads/${order.download_id}`).set(headers).expect(200);
    const { body } = await setStatus(order.id, 'completed', 'refunded').expect(200);
    expect(body).toMatchObject({ status: 'refunded', next: [], file: { revoked: true } });
    expect(body.movements.map(({ type, amount }: Record<string, unknown>) => [type, amount])).toEqual([
      ['purchase', -9.99],
      ['refund', 9.99],
    ]);
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 10 });
    expect(await read(headers, 'downloads')).toEqual([]);
    expect((await app.http.get(`/api/downloads/${order.download_id}`).set(headers)).status).toBe(404);
    expect(await read(headers, `orders/${order.id}`)).toMatchObject({ status: 'refunded', download_id: null });
    const [notification] = (await read(headers, 'notifications')).items;
    expect(notification).toMatchObject({
      title: `Order #${order.number} refunded`,
      text: '$9.99 is back in your wallet.',
    });
    const [entry] = await listAuditEntries(app.db, 'order', order.id);
    expect(entry).toMatchObject({
      actor_id: admin.user.id,
      action: 'order.refund',
      before: { refunded: 0 },
      after: { refunded: 9.99, to: 'wallet', reason: null, withdraw: true },
    });
    const { months } = await read(headers, 'dashboard/reports');
    expect(months.reduce((sum: number, { spending }: { spending: number }) => sum + spending, 0)).toBe(0);
    const summary = await read(headers, 'dashboard/summary');
    expect(summary).toMatchObject({
      totalOrders: { value: 1 },
      activeProducts: { value: 0 },
      walletBalance: { value: 10 },
    });
  });

  it('200: a new version does not restore access for a refunded customer', async () => {
    const { headers, order, product } = await createPurchase();
    await setStatus(order.id, 'completed', 'refunded').expect(200);
    const before = (await read(headers, 'notifications')).total;
    const upload = app.http
      .post('/api/admin/product-files')
      .set(admin.headers)
      .attach('file', Buffer.from('new'), 'n.zip');
    const fileId = (await upload).body.id;
    await app.db
      .transaction()
      .execute((tx) => releaseVersion(tx, app.deps.jobs, { product, version: '2.0.0', fileId, at: new Date() }));
    expect((await read(headers, 'notifications')).total).toBe(before);
    expect(await read(headers, 'downloads')).toEqual([]);
  });

  it('200: cancelling refunds what was paid, and nothing when nothing was', async () => {
    const { headers, order } = await createPurchase();
    await app.db.updateTable('orders').set({ status: 'processing' }).where('id', '=', order.id).execute();
    expect((await setStatus(order.id, 'processing', 'cancelled').expect(200)).body.file.revoked).toBe(true);
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 10 });
    const other = await app.signedIn();
    const unpaid = await createOrder(app.db, other.user.id, { status: 'pending' });
    expect((await setStatus(unpaid.id, 'pending', 'cancelled').expect(200)).body.movements).toEqual([]);
    expect(await read(other.headers, 'wallet/balance')).toEqual({ balance: 0 });
    const [notification] = (await read(other.headers, 'notifications')).items;
    expect(notification.text).toBe('River Map was cancelled.');
  });

  it('200: a free order is refunded without a transaction', async () => {
    const customer = await app.signedIn();
    const { id } = await createOrder(app.db, customer.user.id, { amount_cents: 0 });
    expect((await setStatus(id, 'completed', 'refunded').expect(200)).body.movements).toEqual([]);
  });

  it('200: a custom order is completed without a file', async () => {
    const customer = await app.signedIn();
    const { id } = await createOrder(app.db, customer.user.id, { status: 'processing', product_name: 'Design sprint' });
    expect((await setStatus(id, 'processing', 'completed').expect(200)).body.file).toBeNull();
    const [notification] = (await read(customer.headers, 'notifications')).items;
    expect(notification.text).toBe('Design sprint is done.');
  });

  it('200: a companion of a product delivers its own file', async () => {
    const { user, product } = await createPurchase();
    const file = await createFile(app.db, app.deps.storage, 'companion.pdf');
    const companion = { product_id: product.id, product_name: 'Companion', tier: null };
    const { tier: _plan, ...withoutTier } = companion;
    await app.db
      .insertInto('downloads')
      .values({ ...withoutTier, user_id: user.id, file_id: file.id, version: '0.9' })
      .execute();
    const { id } = await createOrder(app.db, user.id, { ...companion, status: 'processing' });
    const { body } = await setStatus(id, 'processing', 'completed').expect(200);
    expect(body.file).toMatchObject({ file_name: 'companion.pdf', version: '0.9' });
  });

  it('400: an unknown status', async () => {
    const { order } = await createPurchase();
    expect((await setStatus(order.id, 'completed', 'lost' as OrderStatus)).status).toBe(400);
    expect((await setStatus('1', 'completed', 'refunded')).status).toBe(404);
  });

  it('404: an unknown order', async () => {
    expect((await setStatus(randomUUID(), 'completed', 'refunded')).status).toBe(404);
  });

  it('409: every other transition, and nothing changes', async () => {
    const customer = await app.signedIn();
    for (const from of STATES) {
      for (const to of STATES.filter((state) => !ALLOWED.includes(`${from} ${state}`))) {
        const { id } = await createOrder(app.db, customer.user.id, { status: from });
        const { status, body } = await setStatus(id, from, to);
        expect([from, to, status, body.message]).toEqual([
          from,
          to,
          409,
          `An order cannot change from ${from} to ${to}`,
        ]);
        expect(await listAuditEntries(app.db, 'order', id)).toEqual([]);
      }
    }
    expect(await read(customer.headers, 'wallet/balance')).toEqual({ balance: 0 });
  });

  it('409: the status has changed since it was read', async () => {
    const { headers, order } = await createPurchase();
    await setStatus(order.id, 'completed', 'refunded').expect(200);
    const { status, body } = await setStatus(order.id, 'completed', 'refunded');
    expect(status).toBe(409);
    expect(body.message).toBe('This has been changed since you opened it. Reload to see the latest version.');
    expect(await read(headers, 'wallet/balance')).toEqual({ balance: 10 });
  });

  it('409: there is no file to deliver', async () => {
    const customer = await app.signedIn();
    const product = await createProduct(app.db);
    const orderInput = { status: 'processing' as const, product_id: product.id, tier: 'Pro' };
    const without = await createOrder(app.db, customer.user.id, orderInput);
    expect((await setStatus(without.id, 'processing', 'completed')).body.message).toBe(
      'There is no file to deliver. Add one to the product first.',
    );
  });

  it('200: a payment from outside the wallet is recorded as refunded manually, also without an account', async () => {
    const customer = await app.signedIn();
    const orphanedOrder = await createOrder(app.db, customer.user.id, { status: 'completed' });
    await app.db.updateTable('orders').set({ user_id: null }).where('id', '=', orphanedOrder.id).execute();
    const { body } = await setStatus(orphanedOrder.id, 'completed', 'refunded').expect(200);
    expect(body).toMatchObject({ status: 'refunded', paid_by: { method: 'manual' }, refunds: [{ to: 'manual' }] });
  });

  it('409: the refund would exceed the wallet limit', async () => {
    const { user, order } = await createPurchase();
    await creditWallet(app.db, user.id, 100_000_000 - 1);
    expect((await setStatus(order.id, 'completed', 'refunded')).status).toBe(409);
    expect(await listAuditEntries(app.db, 'order', order.id)).toEqual([]);
  });
});
