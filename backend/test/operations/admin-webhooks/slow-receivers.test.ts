import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Kysely, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../src/db/schema.ts';
import { deliverDue } from '../../../src/features/operations/webhook-delivery.service.ts';
import { createWebhookEncryption } from '../../../src/features/operations/webhook-signature.adapter.ts';
import { confirmSubscribers } from '../../factories/subscribers.ts';
import { isShortRun } from '../../support/test-length.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const DAY = 24 * 60 * 60 * 1000;

let app: TestApp;
let receiver: Server;
const received: string[] = [];

beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
  receiver = createServer((request, response) => {
    received.push(request.url ?? '');
    if (request.url !== '/hanging') response.writeHead(204).end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
});
beforeEach(async () => {
  await app.db.deleteFrom('webhook_endpoints').execute();
  await app.db.deleteFrom('newsletter_subscribers').execute();
  await sql`delete from graphile_worker._private_jobs`.execute(app.db);
  received.length = 0;
});
afterEach(() => app.clock.reset());
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await app.close();
});

const addEndpoint = async (path: string) => {
  const { headers } = await app.signedIn('super_admin');
  const url = `http://127.0.0.1:${(receiver.address() as { port: number }).port}${path}`;
  const input = { url, events: ['subscriber.confirmed'], enabled: true };
  const { body } = await app.http.post('/api/admin/webhooks').set(headers).send(input).expect(201);
  return body.webhook.id as string;
};
const confirm = (count: number, db: Kysely<Database> = app.db) =>
  confirmSubscribers(
    db,
    Array.from({ length: count }, () => `${crypto.randomUUID()}@example.com`),
  );
const deliver = () =>
  deliverDue({
    ...app.deps,
    encryption: createWebhookEncryption(app.secret),
    request: { timeoutMs: 400 },
    runMs: 300,
  });
const queuedJobs = async () =>
  (
    await sql<{
      key: string | null;
      queue_name: string | null;
    }>`select key, queue_name from graphile_worker.jobs`.execute(app.db)
  ).rows;

it.skipIf(isShortRun)('a receiver that hangs delays neither another one nor the job', async () => {
  await addEndpoint('/hanging');
  const healthy = await addEndpoint('/healthy');
  await confirm(30);
  const start = performance.now();
  await deliver();
  expect(performance.now() - start).toBeLessThan(5_000);
  expect(received.filter((path) => path === '/hanging')).toHaveLength(4);
  const rows = app.db.selectFrom('webhook_deliveries').select('status').where('endpoint_id', '=', healthy);
  expect((await rows.execute()).filter(({ status }) => status === 'delivered').length).toBeGreaterThan(3);
  const queues = (await queuedJobs()).map(({ queue_name }) => queue_name);
  expect([...new Set(queues)]).toEqual(['webhooks']);
});

it('transactions with events add jobs of their own, so that none waits for another one', async () => {
  await addEndpoint('/healthy');
  await app.db.transaction().execute(async (tx) => {
    await confirm(2, tx);
    await confirm(2, tx);
  });
  await confirm(1);
  const keys = (await queuedJobs()).map(({ key }) => key);
  expect(keys.filter((key) => key?.startsWith('webhooks.deliver:'))).toHaveLength(2);
});

it('a delivery that cannot be prepared fails like others, and holds none up', async () => {
  const broken = await addEndpoint('/broken');
  const healthy = await addEndpoint('/healthy');
  await app.db.updateTable('webhook_endpoints').set({ encrypted_secret: 'x' }).where('id', '=', broken).execute();
  await confirm(1);
  await deliver();
  const rows = app.db.selectFrom('webhook_deliveries').select(['endpoint_id', 'status', 'attempts', 'error']);
  const found = await rows.execute();
  expect(found.find(({ endpoint_id }) => endpoint_id === broken)).toMatchObject({
    status: 'pending',
    attempts: 1,
    error: 'Could not be prepared',
  });
  expect(found.find(({ endpoint_id }) => endpoint_id === healthy)).toMatchObject({ status: 'delivered' });
});

it('an endpoint is not disabled by a failed test and by a single failure days later', async () => {
  const id = await addEndpoint('/broken');
  await app.db.updateTable('webhook_endpoints').set({ url: 'http://127.0.0.1:9' }).execute();
  const { headers } = await app.signedIn('super_admin');
  await app.http.post(`/api/admin/webhooks/${id}/test`).set(headers).expect(200);
  const read = () => app.db.selectFrom('webhook_endpoints').select(['enabled', 'failing_since']).executeTakeFirst();
  expect(await read()).toMatchObject({ failing_since: null });
  await confirm(1);
  await deliver();
  app.clock.advance(6 * DAY);
  await app.db.deleteFrom('webhook_deliveries').execute();
  await confirm(1);
  await deliver();
  const row = await read();
  expect(row?.enabled).toBe(true);
  expect(row?.failing_since?.getTime()).toBeGreaterThan(app.clock.now().getTime() - DAY);
});
