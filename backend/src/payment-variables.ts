import * as z from 'zod';
import { url } from './lib/setting-types.ts';

/** The environment variables of the payment providers; `env.ts` reads them with all others. */
export const paymentVariables = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: url(['http:', 'https:']).optional(),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  SSLCOMMERZ_API_URL: url(['http:', 'https:']).default('https://securepay.sslcommerz.com'),
};

type Values = z.output<z.ZodObject<typeof paymentVariables>>;

export interface StripeSettings {
  secretKey: string;
  /** verifies that a notification is from Stripe */
  webhookSecret: string;
  /** undefined: Stripe itself */
  apiUrl: string | undefined;
}

export interface SslcommerzSettings {
  storeId: string;
  storePassword: string;
  /** without a trailing slash */
  apiUrl: string;
}

/** The configured provider keys. */
export interface PaymentKeys {
  stripe: StripeSettings | undefined;
  sslcommerz: SslcommerzSettings | undefined;
}

/** The missing half of a pair: name of a variable and a message. */
export function paymentProblems(value: Values): [name: string, message: string][] {
  const pairs = [
    ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
    ['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'],
  ] as const;
  return pairs.flatMap(([first, second]): [string, string][] => {
    if (value[first] && !value[second]) return [[second, `is required with ${first}`]];
    return value[second] && !value[first] ? [[first, `is required with ${second}`]] : [];
  });
}

export function paymentKeys(value: Values): PaymentKeys {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: stripeUrl } = value;
  const { SSLCOMMERZ_STORE_ID: storeId, SSLCOMMERZ_STORE_PASSWORD: storePassword, SSLCOMMERZ_API_URL } = value;
  const apiUrl = SSLCOMMERZ_API_URL.replace(/\/+$/, '');
  return {
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret, apiUrl: stripeUrl } : undefined,
    sslcommerz: storeId && storePassword ? { storeId, storePassword, apiUrl } : undefined,
  };
}
