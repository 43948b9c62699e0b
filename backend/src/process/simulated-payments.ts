import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.ts';
import type { Logger } from '../lib/log.ts';

export interface SimulatedPayments {
  /** the settings, with the simulator for providers without keys */
  env: Env;
  /** URL of its checkout pages; undefined without a simulator */
  url?: string;
  close(): Promise<void>;
}

/**
 * Enables card and mobile banking payments in a demo: a simulator of Stripe and SSLCommerz in this process, for each
 * without keys. Never in production, and not with several processes, each of which would have its own simulator.
 * @param log for an error at its start; the demo continues without it
 */
export async function simulatePayments(env: Env, log: Logger): Promise<SimulatedPayments> {
  const notSimulated = { env, close: async () => {} };
  const { stripe, sslcommerz } = env.payments;
  if (env.mode !== 'development' || !env.demoData || !env.paymentSimulator) return notSimulated;
  if (env.processes > 1 || stripe || sslcommerz) return notSimulated;
  try {
    // Production neither needs nor has these files.
    const { startSimulator } = await import('../../../demo/payment-simulator/simulator.ts');
    const { SHOP_KEYS } = await import('../../../demo/payment-simulator/shop-keys.ts');
    await mkdir(env.dataDir, { recursive: true });
    const start = (port: number) =>
      startSimulator({
        port,
        stripe: { ...SHOP_KEYS.stripe, webhookUrl: `${env.publicUrl}/hooks/payments/stripe` },
        sslcommerz: SHOP_KEYS.sslcommerz,
        file: path.join(env.dataDir, 'payment-simulator.json'),
      });
    const simulator = await start(env.simulatorPort).catch(() => start(0));
    const { url, close } = simulator;
    const payments = {
      stripe: { ...SHOP_KEYS.stripe, apiUrl: url },
      sslcommerz: { ...SHOP_KEYS.sslcommerz, apiUrl: url },
    };
    return { env: { ...env, payments }, url, close };
  } catch (error) {
    log.warn('Payments are not simulated', { error });
    return notSimulated;
  }
}
