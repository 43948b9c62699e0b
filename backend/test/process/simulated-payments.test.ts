import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { createLogger } from '../../src/lib/log.ts';
import { simulatePayments } from '../../src/process/simulated-payments.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'simulated-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = createLogger({ format: 'text', level: 'error' });
const env = (given: Record<string, string> = {}) => readEnv({ DATA_DIR: folder, SIMULATOR_PORT: '0', ...given });

it('simulates both providers of a demo, and keeps payments across restarts', async () => {
  const first = await simulatePayments(env(), log);
  const { stripe, sslcommerz } = first.env.payments;
  expect([stripe?.apiUrl, sslcommerz?.apiUrl]).toEqual([first.url, first.url]);
  const headers = { authorization: `Bearer ${stripe?.secretKey}`, 'content-type': 'application/x-www-form-urlencoded' };
  const item = 'line_items[0][price_data]';
  const wish = new URLSearchParams({
    client_reference_id: 'of-the-shop',
    'line_items[0][quantity]': '1',
    [`${item}[unit_amount]`]: '999',
    [`${item}[currency]`]: 'usd',
    [`${item}[product_data][name]`]: 'CARD-1',
    success_url: 'http://localhost/order',
  });
  const begun = await fetch(`${first.url}/v1/checkout/sessions`, { method: 'POST', headers, body: wish.toString() });
  const { id } = (await begun.json()) as { id: string };
  await first.close();
  const second = await simulatePayments(env(), log);
  const found = await fetch(`${second.url}/v1/checkout/sessions/${id}`, { headers });
  expect(await found.json()).toMatchObject({
    id,
    client_reference_id: 'of-the-shop',
    amount_total: 999,
    status: 'open',
  });
  await second.close();
});

it.each<[string, Record<string, string>]>([
  ['production', { NODE_ENV: 'production', DATABASE_URL: 'postgres://x/y', DEMO_DATA: 'true' }],
  ['several processes', { PROCESSES: '2', DATABASE_URL: 'postgres://x/y' }],
  ['a key of a provider', { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a' }],
  ['no demo data', { DEMO_DATA: 'false' }],
  ['the setting', { PAYMENT_SIMULATOR: 'false' }],
])('is not available with %s', async (_why, given) => {
  const { production, ...rest } = env(given.NODE_ENV ? {} : given);
  const asked = { ...rest, production, mode: given.NODE_ENV ? ('production' as const) : rest.mode };
  const found = await simulatePayments(asked, log);
  expect(found).toMatchObject({ env: asked });
  expect(found.url).toBeUndefined();
});
