/**
 * `demo` exists only with demo data; `manual` is a bank transfer that the studio confirms
 */
export type PaymentProvider = typeof PaymentProvider[keyof typeof PaymentProvider];


export const PaymentProvider = {
  demo: 'demo',
  manual: 'manual',
  stripe: 'stripe',
  sslcommerz: 'sslcommerz',
} as const;
