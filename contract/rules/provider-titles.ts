type Provider = 'demo' | 'manual' | 'stripe' | 'sslcommerz';

/** Payment providers in the words of customers; the owner may name the transfer himself. */
export const PROVIDER_TITLES: Readonly<Record<Provider, string>> = {
  demo: 'Demo',
  manual: 'Bank transfer',
  stripe: 'Card',
  sslcommerz: 'bKash, Nagad or card',
};
