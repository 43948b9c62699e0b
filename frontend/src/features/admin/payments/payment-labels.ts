import type { PaymentHold, PaymentStatus } from '@/api/generated/model.ts';

const HOLD_REASONS: Record<NonNullable<PaymentHold>, string> = {
  transfer: 'The customer says they sent the transfer. Check your account for its number, then confirm or refuse.',
  amount: 'The amount received doesn’t match the amount due.',
  currency: 'The money arrived in a different currency.',
  risk: 'Flagged as risky by the provider.',
  wallet: 'The wallet is full, so the money could not be added.',
  account: 'The account was deleted, so the money could not be added.',
  order: 'Paid after the order was cancelled. Confirm to complete it.',
  refund: 'Partly refunded by the provider before it was reported.',
};

const AMOUNT_OWED =
  'Refunded by the provider, but the wallet is short. It is deducted when the balance allows (checked nightly).';

/** Why a payment needs review, or why its credit waits for the wallet after it was paid. */
export const holdReason = (hold: NonNullable<PaymentHold>, status: PaymentStatus): string =>
  status === 'pending' ? HOLD_REASONS[hold] : AMOUNT_OWED;
