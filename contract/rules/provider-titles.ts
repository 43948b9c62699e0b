type Provider = 'demo' | 'manual' | 'stripe' | 'sslcommerz';

/** Payment providers in the words of customers; the owner may name the transfer himself. */
export const PROVIDER_TITLES: Readonly<Record<Provider, string>> = {
  demo: 'Demo',
  manual: 'Transfer',
  stripe: 'Card',
  sslcommerz: 'Card or mobile banking',
};
