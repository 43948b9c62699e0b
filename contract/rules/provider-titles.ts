type Provider = 'demo' | 'manual' | 'stripe' | 'sslcommerz';

/** Ways to pay as customers choose them; the owner may name the transfer differently. */
export const PROVIDER_TITLES: Readonly<Record<Provider, string>> = {
  demo: 'Demo',
  manual: 'Bank transfer',
  stripe: 'Card',
  sslcommerz: 'bKash, Nagad or card',
};

/** How something was paid: the provider does not report which of its ways the customer took. */
export const PAID_TITLES: Readonly<Record<Provider, string>> = {
  ...PROVIDER_TITLES,
  sslcommerz: 'Card or mobile banking',
};
