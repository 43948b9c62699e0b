import { msg } from '../i18n/macros.ts';
import type { Message, Text } from '../i18n/message.ts';

/** The administration's transitions of a payout from each status; the last three are final. */
const TRANSITIONS = {
  requested: ['approved', 'paid', 'refused'],
  approved: ['paid', 'refused'],
  paid: [],
  refused: [],
  cancelled: [],
} as const;

type Status = keyof typeof TRANSITIONS;

export function listPayoutTransitions(status: Status): Status[] {
  return [...TRANSITIONS[status]];
}

export function canPayoutTransition(from: Status, to: Status): boolean {
  return listPayoutTransitions(from).includes(to);
}

interface PayoutInfo {
  /** such as `$45.65` */
  amount: Text;
  reference: string;
  /** transfer reference */
  paidReference: string | null;
  /** why it was rejected */
  reason: string | null;
}

const NOTIFICATION_TEXTS: Record<Status, (payout: PayoutInfo) => [title: Message, text: Message]> = {
  requested: ({ amount }) => [msg`Withdrawal requested`, msg`${amount} will be paid out soon.`],
  approved: ({ amount }) => [msg`Withdrawal approved`, msg`${amount} will be sent to you.`],
  paid: ({ amount, paidReference }) => [
    msg`Withdrawal paid`,
    msg`${amount} was sent to you. Transfer: ${paidReference ?? ''}.`,
  ],
  refused: ({ amount, reason }) => [
    msg`Withdrawal declined`,
    msg`${amount} is back in your wallet. Reason: ${reason ?? ''}`,
  ],
  cancelled: ({ amount }) => [msg`Withdrawal cancelled`, msg`${amount} is back in your wallet.`],
};

/** The customer's notification of a new payout status. */
export function payoutNotification(status: Status, payout: PayoutInfo) {
  const [title, text] = NOTIFICATION_TEXTS[status](payout);
  return { kind: 'wallet', title, text, href: '/dashboard/wallet' } as const;
}

/** The ledger reference of returned money. */
export const toReturnReference = (reference: string): string => `Returned ${reference}`;
