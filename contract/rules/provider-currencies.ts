/** Providers that accept one currency only; the others accept any. */
const ONLY_CURRENCY: Readonly<Record<string, string>> = { sslcommerz: 'BDT' };

/** Whether a provider accepts a currency. */
export const acceptsCurrency = (provider: string, currency: string): boolean =>
  (ONLY_CURRENCY[provider] ?? currency) === currency;
