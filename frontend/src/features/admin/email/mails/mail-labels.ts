import { statusLabel } from '@/components/status/status-variant.ts';

const LABELS = new Map([
  ['order-receipt', 'Receipt'],
  ['order-unpaid', 'Unpaid order'],
  ['guest-receipt', 'Receipt (guest)'],
  ['guest-order', 'Guest order'],
  ['guest-held', 'Already owned'],
  ['guest-links', 'Order links'],
  ['guest-refund', 'Refund (guest)'],
  ['refund', 'Refund'],
  ['invoice', 'Invoice'],
  ['credit-note', 'Credit note'],
  ['payment', 'Payment'],
  ['release', 'New version'],
  ['guest-release', 'New version (guest)'],
  ['plan-ends', 'Plan ending'],
  ['guest-plan-ends', 'Plan ending (guest)'],
  ['review-invitation', 'Review request'],
  ['order-alert', 'New order (studio)'],
  ['digest', 'Daily digest'],
  ['example', 'Test email'],
  ['payment-waits', 'Payment to review (studio)'],
  ['payouts-waiting', 'Withdrawal request (studio)'],
  ['payout-approved', 'Withdrawal approved'],
  ['payout-paid', 'Withdrawal paid'],
  ['payout-refused', 'Withdrawal declined'],
  ['contact', 'Contact form'],
  ['conversation', 'Customer message'],
  ['conversation-answer', 'Reply to a message'],
  ['welcome', 'New account'],
  ['invitation', 'Team invitation'],
  ['password-reset', 'Password reset'],
  ['password-changed', 'Password changed'],
  ['email-confirm', 'Confirm email'],
  ['email-changed', 'Email changed'],
  ['account-deletion', 'Account deleted'],
  ['data-export', 'Data export'],
  ['guesses', 'Failed sign-in attempts'],
  ['new-device', 'New device'],
  ['second-factor', 'Two-step sign-in'],
  ['newsletter-confirm', 'Confirm newsletter'],
  ['newsletter-welcome', 'Newsletter confirmed'],
  ['newsletter-known', 'Already subscribed'],
  ['waitlist-confirm', 'Confirm waitlist'],
  ['waitlist-welcome', 'Waitlist confirmed'],
  ['waitlist-known', 'Already on the waitlist'],
]);

/** Kinds that the list can be filtered by. */
export const mailKinds: readonly string[] = [...LABELS.keys()];

/** The kind as a label; an unknown kind is shown as it is. */
export const mailKindLabel = (kind: string): string => LABELS.get(kind) ?? statusLabel(kind.replaceAll('-', '_'));
