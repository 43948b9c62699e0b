import { statusWord } from '@/components/status/status-variant.ts';

const WORDS = new Map([
  ['order-receipt', 'Receipt'],
  ['order-unpaid', 'Order not paid'],
  ['guest-receipt', 'Receipt'],
  ['guest-order', 'Order of a guest'],
  ['guest-held', 'Bought before'],
  ['guest-links', 'Links of orders'],
  ['guest-refund', 'Refund'],
  ['refund', 'Refund'],
  ['payment', 'Payment'],
  ['release', 'New version'],
  ['guest-release', 'New version, to a guest'],
  ['plan-ends', 'Plan ends'],
  ['guest-plan-ends', 'Plan of a guest ends'],
  ['review-invitation', 'Invitation to review'],
  ['order-alert', 'Order, to the studio'],
  ['digest', 'Daily digest'],
  ['example', 'Example of a mail'],
  ['payment-waits', 'Payment to review, to the studio'],
  ['payouts-waiting', 'Withdrawal, to the studio'],
  ['payout-approved', 'Withdrawal approved'],
  ['payout-paid', 'Withdrawal paid'],
  ['payout-refused', 'Withdrawal refused'],
  ['contact', 'Contact form'],
  ['conversation', 'Message of a person'],
  ['conversation-answer', 'Answer to a message'],
  ['welcome', 'New account'],
  ['invitation', 'Invitation to the team'],
  ['password-reset', 'New password'],
  ['password-changed', 'Password changed'],
  ['email-confirm', 'Address, to confirm'],
  ['email-changed', 'Address changed'],
  ['account-deletion', 'Account deleted'],
  ['data-export', 'Data to download'],
  ['guesses', 'Failed sign-in attempts'],
  ['new-device', 'New device'],
  ['second-factor', 'Codes at the sign-in'],
  ['newsletter-confirm', 'Newsletter, to confirm'],
  ['newsletter-welcome', 'Newsletter, confirmed'],
  ['newsletter-known', 'Newsletter, known already'],
  ['waitlist-confirm', 'Waitlist, to confirm'],
  ['waitlist-welcome', 'Waitlist, confirmed'],
  ['waitlist-known', 'Waitlist, known already'],
]);

/** Kinds that the list can be filtered by. */
export const mailKinds: readonly string[] = [...WORDS.keys()];

/** The kind as a label; an unknown kind is shown as it is. */
export const mailKindWord = (kind: string): string => WORDS.get(kind) ?? statusWord(kind.replaceAll('-', '_'));
