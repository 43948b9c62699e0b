import { t } from '@lingui/core/macro';
import { formatDate } from '@/lib/format.ts';

export interface GiftState {
  readonly status: 'unpaid' | 'scheduled' | 'sent' | 'claimed' | 'ended';
  readonly kept: boolean;
  /** A day of the shop. */
  readonly deliver_on: string;
}

/** The state of a gift in words, for its buyer. */
export function giftText({ status, kept, deliver_on: day }: GiftState): string {
  switch (status) {
    case 'unpaid':
      return t`We send it after your payment.`;
    case 'scheduled':
      return t`We’ll email the link on ${formatDate(day)}.`;
    case 'sent':
      return t`Sent, not claimed yet. We’ll send one reminder after a week.`;
    case 'claimed':
      return kept ? t`You kept this gift.` : t`Claimed. The file and licence key belong to the recipient.`;
    case 'ended':
      return t`Ended: the order was refunded or cancelled.`;
    default:
      return '';
  }
}
