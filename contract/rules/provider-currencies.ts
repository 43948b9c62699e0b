/** Providers that take only their own currency here; the others take any. */
const OWN_CURRENCY: Readonly<Record<string, string>> = { sslcommerz: 'BDT' };

/** Whether a provider takes the second currency of a shop. */
export const takesCurrency = (provider: string, currency: string): boolean =>
  (OWN_CURRENCY[provider] ?? currency) === currency;
