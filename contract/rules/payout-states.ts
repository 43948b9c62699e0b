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
  amount: string;
  reference: string;
  /** transfer reference */
  paidReference: string | null;
  /** why it was rejected */
  reason: string | null;
}

const NOTIFICATION_TEXTS: Record<Status, (payout: PayoutInfo) => [title: string, text: string]> = {
  requested: ({ amount }) => ['Withdrawal requested', `${amount} will be paid out soon.`],
  approved: ({ amount }) => ['Withdrawal approved', `${amount} will be sent to you.`],
  paid: ({ amount, paidReference }) => ['Withdrawal paid', `${amount} was sent to you. Transfer: ${paidReference}.`],
  refused: ({ amount, reason }) => ['Withdrawal declined', `${amount} is back in your wallet. Reason: ${reason}`],
  cancelled: ({ amount }) => ['Withdrawal cancelled', `${amount} is back in your wallet.`],
};

/** The customer's notification of a new payout status. */
export function payoutNotification(status: Status, payout: PayoutInfo) {
  const [title, text] = NOTIFICATION_TEXTS[status](payout);
  return { kind: 'wallet', title, text, href: '/dashboard/wallet' } as const;
}

/** The ledger reference of returned money. */
export const toReturnReference = (reference: string): string => `Returned ${reference}`;
