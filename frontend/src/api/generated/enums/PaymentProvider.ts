export type PaymentProvider = typeof PaymentProvider[keyof typeof PaymentProvider];


export const PaymentProvider = {
  demo: 'demo',
  manual: 'manual',
  stripe: 'stripe',
  sslcommerz: 'sslcommerz',
} as const;
