import { msg } from '../../../contract/i18n/macros.ts';
import { type Localised, localised, type Text } from '../../../contract/i18n/message.ts';
import { attemptsText, renewalMethodText } from '../../../contract/rules/renewal-texts.ts';
import { action, compose, furtherLink, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

interface RenewalParts {
  product: Text;
  tier: Text;
  /** end of the plan */
  until: Date | null;
  method: Parameters<typeof renewalMethodText>[0];
  /** the plan in the account */
  link: string;
  /** where the plan can be renewed another way */
  payLink: string;
  /** where the renewal is stopped */
  stopLink: string;
}

type Recipient = MailMessage['to'];

const WHY = msg`you chose ‘Renew for me’ for this plan`;

const methodText = ({ method }: RenewalParts): Localised =>
  localised((language) => renewalMethodText(method, language));

const stop = ({ stopLink }: RenewalParts) => furtherLink(msg`Stop this renewal`, stopLink);

const toRows = (parts: RenewalParts, amount: Text, day: Text): [Text, Text][] => [
  [msg`Plan`, msg`${parts.product}, ${parts.tier}`],
  [msg`Renews on`, day],
  [msg`Amount`, amount],
  [msg`Paid with`, methodText(parts)],
];

/** Confirms the agreement, with its words. */
export function renewalConfirmedMail(
  to: Recipient,
  { amount, chargeAt, consent, ...parts }: RenewalParts & { amount: Text; chargeAt: Date | null; consent: string },
  at: Date,
): MailMessage {
  const { product, tier, link } = parts;
  const day = chargeAt ? dayPlaceholder(chargeAt) : '';
  return compose({
    kind: 'renewal-agreed',
    to,
    subject: msg`We renew ${product} for you`,
    parts: [
      paragraph(msg`You chose ‘Renew for me’ for your ${tier} plan for ${product}. Nothing is charged now.`),
      { kind: 'facts', rows: toRows(parts, amount, day) },
      paragraph(msg`What you agreed to:`),
      { kind: 'quote', text: consent },
      paragraph(localised(attemptsText)),
      action(msg`See your plan`, link),
      stop(parts),
    ],
    why: WHY,
    expiresAt: inAWeek(at),
  });
}

interface AnnouncedRenewal extends RenewalParts {
  chargeAt: Date;
  amount: Text;
  agreed: Text;
  /** the amount, compared with what it cost when the customer agreed */
  change: 'same' | 'higher' | 'lower';
}

/** Before a charge: its day and amount, and how to stop it. */
export function renewalAnnouncedMail(
  to: Recipient,
  { chargeAt, amount, agreed, change, ...parts }: AnnouncedRenewal,
  at: Date,
): MailMessage {
  const { product, tier, link } = parts;
  const day = dayPlaceholder(chargeAt);
  const PRICES = {
    same: [],
    higher: [paragraph(msg`The price has risen from ${agreed}, which it cost when you agreed, to ${amount}.`)],
    lower: [paragraph(msg`The price has fallen from ${agreed}, which it cost when you agreed, to ${amount}.`)],
  };
  return compose({
    kind: 'renewal-announced',
    to,
    subject: msg`${product} renews on ${day} for ${amount}`,
    heading: msg`Your plan renews on ${day}`,
    parts: [
      paragraph(msg`Your ${tier} plan for ${product} ends on that day, and we renew it for you.`),
      ...PRICES[change],
      { kind: 'facts', rows: toRows(parts, amount, day) },
      paragraph(msg`We never charge more than this amount. If you don't want to renew, stop it before that day.`),
      action(msg`See your plan`, link),
      stop(parts),
    ],
    why: WHY,
    expiresAt: chargeAt > at ? chargeAt : inAWeek(at),
  });
}

interface FailedRenewal extends RenewalParts {
  amount: Text;
  reason: Text;
  /** the bank asks the customer to confirm */
  needsCustomer: boolean;
  /** null after the last attempt */
  nextAt: Date | null;
}

/** A charge has failed: when it is tried again, and how to pay another way. */
export function renewalFailedMail(
  to: Recipient,
  { amount, reason, needsCustomer, nextAt, ...parts }: FailedRenewal,
  at: Date,
): MailMessage {
  const { product, tier, payLink } = parts;
  const next = nextAt
    ? msg`We’ll try again on ${dayPlaceholder(nextAt)}. If you pay another way before that, nothing more is charged.`
    : msg`We won’t try again, and nothing was charged. Your plan is not renewed: the file and licence key will soon stop working unless you renew it yourself.`;
  return compose({
    kind: nextAt ? 'renewal-failed' : 'renewal-given-up',
    to,
    subject: needsCustomer
      ? msg`Please confirm the renewal of ${product}`
      : msg`Your renewal of ${product} could not be paid`,
    parts: [
      paragraph(msg`We could not charge ${amount} for your ${tier} plan for ${product}. ${reason}`),
      paragraph(next),
      action(needsCustomer ? msg`Confirm and pay` : msg`Pay another way`, payLink),
      ...(nextAt ? [stop(parts)] : []),
    ],
    why: WHY,
    expiresAt: inAWeek(at),
  });
}

/** Confirms that the renewal has stopped. */
export function renewalStoppedMail(
  to: Recipient,
  { endedBy, ...parts }: RenewalParts & { endedBy: 'customer' | 'studio' },
  at: Date,
): MailMessage {
  const { product, tier, until, link } = parts;
  return compose({
    kind: 'renewal-stopped',
    to,
    subject: msg`${product} will not renew`,
    parts: [
      paragraph(
        endedBy === 'customer'
          ? msg`You stopped the renewal of your ${tier} plan for ${product}. Nothing will be charged.`
          : msg`We stopped the renewal of your ${tier} plan for ${product}. Nothing will be charged.`,
      ),
      ...(until
        ? [
            paragraph(
              msg`It stays active until ${dayPlaceholder(until)}. If you saved a card for it, it has been deleted.`,
            ),
          ]
        : []),
      action(msg`See your plan`, link),
    ],
    why: msg`you have this plan`,
    expiresAt: inAWeek(at),
  });
}

/** The plan can no longer be renewed for the customer. */
export function renewalEndedMail(to: Recipient, { product, tier, until, link }: RenewalParts, at: Date): MailMessage {
  return compose({
    kind: 'renewal-ended',
    to,
    subject: msg`We can't renew ${product} for you`,
    parts: [
      paragraph(msg`Your ${tier} plan for ${product} can't be renewed as agreed, so we have stopped the renewal.`),
      paragraph(
        until ? msg`Nothing was charged. Your plan ends on ${dayPlaceholder(until)}.` : msg`Nothing was charged.`,
      ),
      action(msg`See your plan`, link),
    ],
    why: WHY,
    expiresAt: inAWeek(at),
  });
}
