import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ engine: 'postgres' });
  const settings = { id: 1, manual_enabled: true, manual_title: 'bKash', manual_instructions: 'Send it.', version: 1 };
  await app.db.insertInto('payment_settings').values(settings).execute();
});
afterAll(() => app.close());

it('200 for one, 409 for all others that report the same transfer at the same time', async () => {
  const startedPayments = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { headers } = await app.signedIn();
      const { body } = await app.http
        .post('/api/wallet/add-funds')
        .set(headers)
        .send({ amount: 5, provider: 'manual' });
      return { headers, path: `/api/payments/${body.payment.id}/transfer` };
    }),
  );
  const answers = await Promise.all(
    startedPayments.map(({ headers, path }, index) =>
      app.http
        .put(path)
        .set(headers)
        .send({ number: index % 2 ? 'BKX7Q2' : 'bkx7q2' }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(11);
});
