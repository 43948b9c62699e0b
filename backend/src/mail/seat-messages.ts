import { msg } from '../../../contract/i18n/macros.ts';
import type { Text } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import { dayPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface SeatContent {
  /** who bought the seats; empty once erased */
  buyer: string;
  product: Text;
}

/** Sends an invited person the link that accepts the seat. */
export const seatInvitationMail = (
  to: MailMessage['to'],
  { buyer, product, until, link }: SeatContent & { until: Date | null; link: string },
  at: Date,
): MailMessage =>
  compose({
    kind: 'seat-invitation',
    to,
    subject: msg`${product}: ${buyer} has a seat for you`,
    heading: msg`A seat for you`,
    why: msg`${buyer} entered your email to give you a seat`,
    parts: [
      paragraph(
        msg`${buyer} bought ${product} for several people and has a seat for you. It includes the download, and a licence key of your own if the product has one.`,
      ),
      paragraph(
        until === null
          ? msg`You can use it for as long as the seat is yours.`
          : msg`You can use it until ${dayPlaceholder(until)}, or longer if the seat is renewed. ${buyer} can also give the seat to someone else.`,
      ),
      action(msg`Accept the seat`, link),
      paragraph(
        msg`You can accept with or without an account, and it costs you nothing. Anyone with this link can accept, so keep it to yourself.`,
      ),
    ],
    expiresAt: new Date(at.getTime() + 30 * DAY_MS),
  });

/** Why a seat has ended: its buyer or the studio removed it, or the studio refunded it. */
export type SeatEnd = 'removed' | 'refunded';

const seatEndedText = ({ buyer, product }: SeatContent, reason: SeatEnd): Text => {
  if (reason === 'refunded')
    return buyer === ''
      ? msg`The order with your seat for ${product} was partly refunded, and your seat ended with it. The download and your licence key no longer work.`
      : msg`The order of ${buyer} for ${product} was partly refunded, and your seat ended with it. The download and your licence key no longer work.`;
  return buyer === ''
    ? msg`Your seat for ${product} was removed. The download and your licence key no longer work.`
    : msg`${buyer} has removed your seat for ${product}. The download and your licence key no longer work.`;
};

/** Notifies a person that the seat was reassigned, removed or refunded. */
export const seatRemovedMail = (
  to: MailMessage['to'],
  content: SeatContent & { reason: SeatEnd },
  at: Date,
): MailMessage => {
  const { product, reason } = content;
  return compose({
    kind: 'seat-removed',
    to,
    subject: msg`Your seat for ${product} has ended`,
    heading: msg`Your seat has ended`,
    why: msg`you had a seat that someone else bought`,
    parts: [
      paragraph(seatEndedText(content, reason)),
      paragraph(
        msg`Anything you made with it stays yours. If you have questions about the seat, please ask the people who bought it.`,
      ),
    ],
    expiresAt: inAWeek(at),
  });
};

/** Notifies the buyer that all seats are in use. */
export const seatsUsedMail = (
  to: MailMessage['to'],
  { product, count, link }: { product: Text; count: number; link: string },
  at: Date,
): MailMessage =>
  compose({
    kind: 'seats-used',
    to,
    subject: msg`All seats for ${product} are in use`,
    heading: msg`All seats are in use`,
    why: msg`you bought seats for several people`,
    parts: [
      paragraph(msg`Every seat for ${product} has been accepted: ${count} of ${count}.`),
      paragraph(msg`To add people, remove someone who no longer needs a seat, or buy more seats.`),
      action(msg`Open the order`, link),
    ],
    expiresAt: inAWeek(at),
  });
