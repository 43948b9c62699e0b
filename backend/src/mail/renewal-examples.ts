import { formatLongDay } from '../../../contract/rules/business-day.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { renewalConsentText } from '../../../contract/rules/renewal-texts.ts';
import type { MailMessage } from './mailer.ts';
import { DAY_MS, type ExampleContext, PRODUCT } from './owner-examples.ts';
import {
  renewalAnnouncedMail,
  renewalConfirmedMail,
  renewalEndedMail,
  renewalFailedMail,
  renewalStoppedMail,
} from './renewal-messages.ts';

/** Emails about a plan that is renewed by agreement. */
export function renewalExamples({ to, publicUrl, at, currency, timeZone }: ExampleContext): MailMessage[] {
  const chargeAt = new Date(at.getTime() + 7 * DAY_MS);
  const parts = {
    product: PRODUCT,
    tier: 'Team',
    until: chargeAt,
    method: { provider: 'stripe', brand: 'visa', last_four: '4242' } as const,
    link: `${publicUrl}/dashboard/downloads`,
    payLink: `${publicUrl}/dashboard/downloads?renew=true`,
    stopLink: `${publicUrl}/renewal`,
  };
  const [amount, agreed] = [moneyText(4900, currency), moneyText(3900, currency)];
  const day = formatLongDay(chargeAt, timeZone, to.language);
  const consented = { product: PRODUCT, tier: 'Team', day, months: 12, provider: 'stripe' } as const;
  const consent = renewalConsentText({ ...consented, amount: agreed.toText(to.language) }, to.language);
  const failed = { ...parts, amount, reason: REFUSALS.chargeDeclined, needsCustomer: false, nextAt: chargeAt };
  return [
    renewalConfirmedMail(to, { ...parts, amount: agreed, chargeAt, consent }, at),
    renewalAnnouncedMail(to, { ...parts, chargeAt, amount, agreed, change: 'higher' }, at),
    renewalFailedMail(to, failed, at),
    renewalFailedMail(to, { ...failed, nextAt: null }, at),
    renewalStoppedMail(to, { ...parts, endedBy: 'customer' }, at),
    renewalEndedMail(to, parts, at),
  ];
}
