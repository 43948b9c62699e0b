import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteOldDeliveries, insertTest } from '../../../src/features/operations/webhook-deliveries.repository.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let owner: Awaited<ReturnType<TestApp['signedIn']>>;

beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
  owner = await app.signedIn('super_admin');
});
beforeEach(async () => {
  await app.db.deleteFrom('webhook_endpoints').execute();
  const events = ['order.paid', 'subscriber.confirmed', 'conversation.message_received'];
  const input = { url: 'http://127.0.0.1:9', events, enabled: true };
  await app.http.post('/api/admin/webhooks').set(owner.headers).send(input).expect(201);
});
afterAll(() => app.close());

const sentData = async () => {
  await app.background.idle();
  const rows = await app.db.selectFrom('webhook_deliveries').select('request_body').orderBy('seq').execute();
  return rows.map(({ request_body }) => JSON.parse(request_body ?? '{}').data);
};
const contact = { name: 'Nadia', email: 'nadia@example.com', subject: 'A question', message: 'Do you build websites?' };

it('messages of people are announced; spam and reports of vulnerabilities are not', async () => {
  await app.http.post('/api/contact').send(contact).expect(202);
  await app.http
    .post('/api/contact')
    .send({ ...contact, message: 'Buy now', website: 'https://spam.example' })
    .expect(202);
  const report = { name: 'Nadia', email: 'nadia@example.com', product: 'Image Upscaler', report: 'It opens any file.' };
  await app.http.post('/api/vulnerability-reports').send(report).expect(202);
  const { length } = await app.db.selectFrom('conversations').select('id').execute();
  expect(length).toBe(3);
  expect((await sentData()).map(({ text }) => text)).toEqual([contact.message]);
});

it('imported subscribers are not announced: they were confirmed elsewhere', async () => {
  const text = 'E-mail,Confirmed\nimported@example.com,2024-05-31\n';
  await app.http
    .post('/api/admin/imports/subscribers?mode=import')
    .set(owner.headers)
    .attach('file', Buffer.from(text), { filename: 'list.csv', contentType: 'text/csv' })
    .expect(200);
  const subscriber = app.db.selectFrom('newsletter_subscribers').select('status');
  expect(await subscriber.execute()).toEqual([{ status: 'confirmed' }]);
  expect(await sentData()).toEqual([]);
});

it('an endpoint stores no more than the newest deliveries, and all that are pending', async () => {
  await app.http.post('/api/contact').send(contact).expect(202);
  const { id: endpoint_id } = await app.db.selectFrom('webhook_endpoints').select('id').executeTakeFirstOrThrow();
  for (let count = 0; count < 3; count += 1) await insertTest(app.db, endpoint_id, app.clock.now());
  await deleteOldDeliveries(app.db, new Date(0), 2);
  const rows = await app.db.selectFrom('webhook_deliveries').select('status').orderBy('seq').execute();
  expect(rows.map(({ status }) => status)).toEqual(['pending', 'failed', 'failed']);
});
