import type { Outgoing } from '../../../demo/payment-simulator/books.ts';
import { type Simulator, startSimulator } from '../../../demo/payment-simulator/simulator.ts';
import { reconcilePayments } from '../../src/features/billing/poll.service.ts';
import { paymentPurposes } from '../../src/features/orders/payment-purposes.service.ts';
import { createTestApp, type TestApp, type TestOptions } from '../test-app.ts';

export type Headers = Record<string, string>;

const PUBLIC_URL = 'https://shop.example';
const WEBHOOK_SECRET = 'whsec_of_the_tests';
const STORE = { storeId: 'tests', storePassword: 'password-of-the-tests' };

export interface PaymentsApp {
  app: TestApp;
  /** Another server of the same shop, on request. */
  second: TestApp | undefined;
  simulator: Simulator;
  /** Sends one notification to the shop; returns the response status. */
  deliver(notification: Outgoing): Promise<number>;
  /** The same, to one of its servers. */
  deliverTo(server: TestApp, notification: Outgoing): Promise<number>;
  /** Sends everything that was held back, in order. */
  deliverHeld(): Promise<number[]>;
  /** Opens a top-up; returns the shop's answer and the provider's id of it. */
  begin(headers: Headers, provider: string, amount: number, key?: string): Promise<{ id: string; reference: string }>;
  /** Runs the job of every minute as if this many minutes had passed. */
  reconcile(minutes?: number): Promise<void>;
  balance(headers: Headers): Promise<number>;
  close(): Promise<void>;
}

/** The application with the simulator replacing both providers; notifications wait until they are delivered. */
export async function createPaymentsApp(
  engine: TestOptions['engine'] = 'embedded',
  { servers = 1, env: more = {} }: { servers?: 1 | 2; env?: Record<string, string> } = {},
): Promise<PaymentsApp> {
  const stripe = { webhookSecret: WEBHOOK_SECRET, webhookUrl: `${PUBLIC_URL}/hooks/payments/stripe` };
  const simulator = await startSimulator({ port: 0, stripe, sslcommerz: STORE, holdsBack: true });
  const env = {
    DEMO_DATA: 'false',
    PUBLIC_URL,
    RATE_LIMIT_FACTOR: '999999',
    STRIPE_SECRET_KEY: 'sk_test_tests',
    STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    STRIPE_API_URL: simulator.url,
    SSLCOMMERZ_STORE_ID: STORE.storeId,
    SSLCOMMERZ_STORE_PASSWORD: STORE.storePassword,
    SSLCOMMERZ_API_URL: simulator.url,
    ...more,
  };
  const app = await createTestApp({ engine, env });
  const second = servers === 2 ? await createTestApp({ beside: app, env }) : undefined;
  // Moves only the job's clock: moving the application's would end sessions.
  let later = 0;
  const deliverTo = (server: TestApp, out: Outgoing) =>
    simulator.deliver({ ...out, url: out.url.replace(PUBLIC_URL, server.url) });
  const deliver = (out: Outgoing) => deliverTo(app, out);
  return {
    app,
    second,
    simulator,
    deliver,
    deliverTo,
    deliverHeld: async () => {
      const statuses: number[] = [];
      for (const out of simulator.books.held.splice(0)) statuses.push(await deliver(out));
      return statuses;
    },
    begin: async (headers, provider, amount, key) => {
      const { status, body } = await app.http
        .post('/api/wallet/add-funds')
        .set({ ...headers, ...(key ? { 'idempotency-key': key } : {}) })
        .send({ amount, provider });
      if (status !== 200) throw new Error(`adding funds answered ${status}: ${body.message}`);
      return { id: body.payment.id, reference: body.payment.checkoutUrl.split('/').at(-1) };
    },
    reconcile: async (minutes = 2) => {
      later += minutes * 60_000;
      const clock = { now: () => new Date(Date.now() + later) };
      await reconcilePayments({ ...app.deps, clock, purposes: paymentPurposes(app.deps) });
    },
    balance: async (headers) => (await app.http.get('/api/wallet/balance').set(headers)).body.balance,
    close: async () => {
      await second?.close();
      await app.close();
      await simulator.close();
    },
  };
}
