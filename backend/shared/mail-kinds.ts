/**
 * Kinds that may be sent once more. Any other kind, also one that comes later, carries a link that only its reader may
 * have, or words that are wrong by the time: its text is not kept.
 */
const AGAIN: ReadonlySet<string> = new Set([
  'contact',
  'order-receipt',
  'payment',
  'payout-approved',
  'payout-paid',
  'payout-refused',
  'refund',
]);

export const maySendAgain = (kind: string): boolean => AGAIN.has(kind);
