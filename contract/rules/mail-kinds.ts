/**
 * Kinds that can be resent. Any other kind, including future ones, contains a link only for its recipient, or text that
 * becomes outdated: it is not stored.
 */
const RESENDABLE_KINDS: ReadonlySet<string> = new Set([
  'contact',
  'contract-withdrawal',
  'credit-note',
  'invoice',
  'invoice-payment',
  'order-receipt',
  'payment',
  'payout-approved',
  'payout-paid',
  'payout-refused',
  'refund',
  'vulnerability-report',
]);

export const isResendable = (kind: string): boolean => RESENDABLE_KINDS.has(kind);
