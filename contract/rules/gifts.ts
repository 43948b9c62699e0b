import { msg } from '../i18n/macros.ts';
import type { Message, Text } from '../i18n/message.ts';
import type { Language } from './languages.ts';
import { REFUSALS } from './refusals.ts';
import { isOneLine, toPlainLines } from './text.ts';

/** From this hour of the shop's day on, gifts of that day are emailed; those paid on it immediately. */
const SEND_HOUR = 8;

/** An unclaimed gift is followed by one reminder after this time. */
export const GIFT_REMINDER_MS = 7 * 24 * 60 * 60 * 1000;

/** A gift as the buyer describes it. */
interface GiftDescription {
  recipient_name: string;
  recipient_email: string;
  sender_name: string;
  message?: string;
  /** a day of the shop */
  deliver_on?: string;
  language?: Language;
}

type GiftStatus = 'unpaid' | 'scheduled' | 'sent' | 'claimed' | 'ended';

interface GiftState {
  orderStatus: 'pending' | 'processing' | 'completed' | 'cancelled' | 'refunded';
  isSent: boolean;
  isClaimed: boolean;
  /** everything that it gives was refunded and withdrawn */
  isEmpty?: boolean;
}

export function toGiftStatus({ orderStatus, isSent, isClaimed, isEmpty = false }: GiftState): GiftStatus {
  if (orderStatus === 'cancelled' || (orderStatus === 'refunded' && !isClaimed) || isEmpty) return 'ended';
  if (isClaimed) return 'claimed';
  if (orderStatus !== 'completed') return 'unpaid';
  return isSent ? 'sent' : 'scheduled';
}

/** Why a gift with this status cannot be sent, claimed or kept; undefined when it can. */
export function findGiftStatusProblem(status: GiftStatus): Message | undefined {
  if (status === 'claimed') return REFUSALS.giftClaimed;
  if (status === 'ended') return REFUSALS.giftEnded;
  return status === 'unpaid' ? REFUSALS.giftUnpaid : undefined;
}

/** The buyer's notification once a gift is paid. */
export const giftPaidText = (product: Text, recipient: string): Message =>
  msg`${product} is a gift for ${recipient}. We’ll email the link.`;

/** The buyer's notification once a gift is claimed. */
export const giftClaimedNotification = (product: Text, recipient: string) => ({
  title: msg`Your gift was claimed`,
  text: msg`${recipient} has claimed ${product}.`,
});

/** Whether a gift is emailed now. @param now the shop's day and hour */
export const isGiftDue = (deliverOn: string, now: { day: string; hour: number }): boolean =>
  deliverOn < now.day || (deliverOn === now.day && now.hour >= SEND_HOUR);

/** The same day a year later, as text; days compare like it. */
const aYearLater = (day: string): string => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;

/** Why a gift is not accepted, and the field; undefined when it is. @param today the shop's day */
export function checkGift(
  { recipient_name, sender_name, deliver_on }: GiftDescription,
  today: string,
): { field: string; message: Message } | undefined {
  if (!isOneLine(recipient_name)) return { field: 'gift.recipient_name', message: REFUSALS.giftName };
  if (!isOneLine(sender_name)) return { field: 'gift.sender_name', message: REFUSALS.giftName };
  if (deliver_on !== undefined && (deliver_on < today || deliver_on > aYearLater(today)))
    return { field: 'gift.deliver_on', message: REFUSALS.giftDay };
  return undefined;
}

/** What is stored of a gift. @param language of the order */
export const toGiftFields = (input: GiftDescription, { today, language }: { today: string; language: Language }) => ({
  recipient_name: input.recipient_name.trim(),
  recipient_email: input.recipient_email.trim(),
  sender_name: input.sender_name.trim(),
  message: toPlainLines(input.message ?? ''),
  deliver_on: input.deliver_on ?? today,
  language: input.language ?? language,
});
