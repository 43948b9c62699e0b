import { plural, t } from '../i18n/macros.ts';
import type { Language } from './languages.ts';
import { formatSpan } from './plan-texts.ts';
import { ATTEMPT_DAYS, NOTICE_DAYS } from './renewals.ts';

/** Number of the wording below. It is stored with each agreement: a changed sentence gets the next number. */
export const RENEWAL_WORDING = 1;

export interface AgreedRenewal {
  product: string;
  tier: string;
  /** formatted */
  day: string;
  /** formatted */
  amount: string;
  /** term of the plan */
  months: number;
  provider: 'wallet' | 'demo' | 'stripe';
}

/** What is charged, in a sentence. */
const chargedText = (provider: AgreedRenewal['provider'], language: Language = 'en'): string =>
  provider === 'wallet' ? t(language)`my wallet` : t(language)`my saved card`;

/** What a customer agrees to by choosing ‘Renew for me’: when, what is charged, how much, the notice, and how to stop it. */
export function renewalConsentText(
  { product, tier, day, amount, months, provider }: AgreedRenewal,
  language: Language = 'en',
): string {
  const span = formatSpan(months, language);
  const charged = chargedText(provider, language);
  const days = t(language)`${plural(NOTICE_DAYS, { one: '# day', other: '# days' })}`;
  return [
    t(
      language,
    )`Renew my ${tier} plan for ${product} on ${day}, when it ends, and each time it ends again: for ${span}, charged to ${charged}.`,
    t(
      language,
    )`It costs what the plan costs then, today ${amount}. You email me the day and the amount ${days} before, and never charge more than that amount.`,
    t(
      language,
    )`I can stop this at any time before it is charged: in my downloads, in my order, or by the link in each email.`,
  ].join(' ');
}

/** When a failed charge is tried again. */
export const attemptsText = (language: Language = 'en'): string => {
  const [, second = 0, third = 0] = ATTEMPT_DAYS;
  return t(language)`A failed payment is tried again ${second} and ${third} days later.`;
};

/** A card in the words of customers, such as 'Visa ending in 4242'. */
function cardText(
  { brand, last_four: lastFour }: { brand: string | null; last_four: string | null },
  language: Language = 'en',
): string {
  if (lastFour === null) return t(language)`Card`;
  const name = brand === null ? t(language)`Card` : brand.charAt(0).toUpperCase() + brand.slice(1);
  return t(language)`${name} ending in ${lastFour}`;
}

/** How a renewal is paid. */
export function renewalMethodText(
  method: { provider: AgreedRenewal['provider']; brand: string | null; last_four: string | null },
  language: Language = 'en',
): string {
  if (method.provider === 'wallet') return t(language)`Wallet`;
  return method.provider === 'demo' ? t(language)`Demo card` : cardText(method, language);
}
