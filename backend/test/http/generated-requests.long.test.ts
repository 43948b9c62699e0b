import { afterAll, beforeAll, expect, it } from 'vitest';
import { fuzz } from '../../../.ci/stress/fuzz/run.ts';
import { casesOf } from '../support/test-length.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const REQUESTS = casesOf(150, 4_000);
const SEED = 13;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ seeded: true, env: { RATE_LIMIT_FACTOR: '999999' } });
});
afterAll(() => app.close());

it(`${REQUESTS} generated requests, for every role, get responses of the contract`, {
  timeout: 1_200_000,
}, async () => {
  const { problems, byStatus } = await fuzz({ url: app.url, secret: app.secret, requests: REQUESTS, seed: SEED });
  expect(problems).toEqual([]);
  // It reaches the handlers, not only the guards.
  expect((byStatus[200] ?? 0) + (byStatus[201] ?? 0)).toBeGreaterThan(REQUESTS / 10);
});
