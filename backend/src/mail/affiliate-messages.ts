import { msg, plural } from '../../../contract/i18n/macros.ts';
import type { Localised } from '../../../contract/i18n/message.ts';
import { ACCOUNT_REASON, action, compose, fact, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';

type Person = MailMessage['to'];

interface NewLink {
  url: string;
  /** where the affiliate sees visits and commission */
  account: string;
  percent: number;
  days: number;
  holdDays: number;
}

/** To a customer who has become an affiliate: the link and its terms. */
export function affiliateLinkMail(
  to: Person,
  { url, account, percent, days, holdDays }: NewLink,
  at: Date,
): MailMessage {
  return compose({
    kind: 'affiliate-link',
    to,
    subject: msg`Your affiliate link`,
    parts: [
      paragraph(
        msg`You earn ${percent}% of the price of every order placed within ${plural(days, { one: '# day', other: '# days' })} of a visit through your link, after discounts and without tax.`,
      ),
      fact(msg`Link`, url),
      paragraph(
        holdDays > 0
          ? msg`We add the commission to your wallet ${plural(holdDays, { one: '# day', other: '# days' })} after the order is paid. Refunds are deducted, and your own purchases do not count.`
          : msg`We add the commission to your wallet once the order is paid. Refunds are deducted, and your own purchases do not count.`,
      ),
      action(msg`View visits and commission`, account),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inAWeek(at),
  });
}

/** To an affiliate, when commission was added to the wallet. */
export function commissionMail(
  to: Person,
  { amount, code, link }: { amount: Localised; code: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'commission',
    to,
    subject: msg`Your commission of ${amount}`,
    parts: [
      paragraph(msg`We added ${amount} in commission to your wallet. You can spend it with us or withdraw it.`),
      fact(msg`Affiliate code`, code),
      action(msg`Open wallet`, link),
    ],
    why: ACCOUNT_REASON,
    expiresAt: inAWeek(at),
  });
}
