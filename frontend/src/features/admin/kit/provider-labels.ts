import type { PaymentProvider } from '@/api/generated/model.ts';

const PROVIDERS: Record<PaymentProvider, string> = {
  demo: 'Demo',
  manual: 'Manual transfer',
  stripe: 'Stripe',
  sslcommerz: 'SSLCommerz',
};

/** The provider's display name. */
export const providerLabel = (provider: PaymentProvider): string => PROVIDERS[provider];
