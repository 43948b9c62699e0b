import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Simulator, startSimulator } from '../../../../demo/payment-simulator/simulator.ts';
import type { Connection } from '../../../src/db/database.ts';
import { createDiskStorage } from '../../../src/storage/disk-storage.ts';
import { createOffer } from '../../factories/commerce.ts';
import { kill, ready, type ServerProcess, startProcess } from '../../process/process.ts';
import { recordingLogger } from '../../support/doubles.ts';
import { serverForTest } from '../../support/engines.ts';

const webhookSecret = 'whsec_of_the_tests';
const SITE = 'http://shop.example';

let connection: Connection;
let simulator: Simulator;
let dataDir: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  connection = await serverForTest(recordingLogger());
  dataDir = await mkdtemp(path.join(tmpdir(), 'studio-killed-order-'));
  const stripe = { webhookSecret, webhookUrl: `${SITE}/hooks/payments/stripe` };
  const sslcommerz = { storeId: 'none', storePassword: 'none' };
  simulator = await startSimulator({ port: 0, stripe, sslcommerz, holdsBack: true });
});
afterAll(async () => {
  await Promise.all(started.map(kill));
  await simulator.close();
  await connection.close();
  await rm(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<ServerProcess> => {
  const server = await ready(
    startProcess({
      DATABASE_URL: connection.pool.options.connectionString ?? '',
      DATA_DIR: dataDir,
      STRIPE_SECRET_KEY: 'sk_test_tests',
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: simulator.url,
    }),
  );
  started.push(server);
  return server;
};
type Headers = Record<string, string>;
const call = async (server: ServerProcess, address: string, headers: Headers, body?: object) => {
  const response = await fetch(`${server.url}/api/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: response.status, body: await response.json() };
};

/** A customer with a product to buy, and one idempotency key. */
const setUp = async (server: ServerProcess) => {
  const { id } = await createOffer(connection.db, await createDiskStorage(path.join(dataDir, 'files')));
  const registration = { name: 'Nadia', email: `${crypto.randomUUID()}@example.com`, password: 'a long password 42' };
  const { body } = await call(server, 'auth/register', {}, registration);
  const headers = { authorization: `Bearer ${body.token}`, 'idempotency-key': crypto.randomUUID() };
  return { headers, wish: { product_id: id, tier: 'Pro', provider: 'stripe' } };
};

it('a server killed while calling the provider and during a purchase resumes both orders', async () => {
  const first = await start();
  const paying = await setUp(first);
  const { body: order } = await call(first, 'orders', paying.headers, paying.wish);
  const asking = await setUp(first);
  simulator.plan('timeout');
  const lost = call(first, 'orders', asking.headers, asking.wish).catch(() => 'lost');
  const written = async () => (await connection.pool.query("select 1 from payments where status = 'created'")).rowCount;
  await expect.poll(written).toBe(1);
  first.child.kill('SIGKILL');
  await first.ended;
  expect(await lost).toBe('lost');
  await simulator.act(order.payment.checkoutUrl.split('/').at(-1), 'pay');
  const [notification] = simulator.books.held.splice(0);
  if (!notification) throw new Error('The provider has told nothing');
  const to = (server: ServerProcess) => ({ ...notification, url: notification.url.replace(SITE, server.url) });
  expect(await simulator.deliver(to(first))).toBe(0);

  // The same key continues the same order; the page that tracks the payment completes the other one.
  const second = await start();
  const { status, body: retried } = await call(second, 'orders', asking.headers, asking.wish);
  expect(status).toBe(201);
  expect(retried.payment.checkoutUrl).toContain('/checkout/');
  expect((await call(second, 'orders', asking.headers)).body).toHaveLength(1);
  expect((await call(second, `payments/${order.payment.id}`, paying.headers)).body.status).toBe('paid');
  await kill(second);

  const third = await start();
  expect(await simulator.deliver(to(third))).toBe(200);
  const { body: done } = await call(third, `orders/${order.id}`, paying.headers);
  expect(done.history.map(({ status }: { status: string }) => status)).toEqual(['pending', 'completed']);
  expect((await call(third, 'downloads', paying.headers)).body).toHaveLength(1);
  expect((await call(third, `orders/${order.id}/invoices`, paying.headers)).body.items).toHaveLength(1);
});
