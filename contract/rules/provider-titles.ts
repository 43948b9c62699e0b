import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';

type Provider = 'demo' | 'manual' | 'stripe' | 'sslcommerz';

/** Ways to pay as customers choose them; the owner may name the transfer differently. */
export const PROVIDER_TITLES: Readonly<Record<Provider, Message>> = {
  demo: msg`Demo`,
  manual: msg`Bank transfer`,
  stripe: msg`Card`,
  sslcommerz: msg`bKash, Nagad or card`,
};

/** How something was paid: the provider does not report which of its ways the customer took. */
export const PAID_TITLES: Readonly<Record<Provider, Message>> = {
  ...PROVIDER_TITLES,
  sslcommerz: msg`Card or mobile banking`,
};
