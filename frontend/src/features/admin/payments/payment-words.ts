import type { PaymentHold, PaymentStatus } from '@/api/generated/model.ts';

const HOLDS: Record<NonNullable<PaymentHold>, string> = {
  transfer: 'The customer says that the transfer is made. Look for its number, then confirm or refuse.',
  amount: 'Another amount has arrived than was asked for.',
  currency: 'The money has arrived in another currency.',
  risk: 'The provider thinks this payment is risky and advises to wait.',
  wallet: 'The wallet is full, so the money could not be added.',
  account: 'The account is deleted, so the money could not be added.',
  order: 'The order was cancelled before the money arrived. Confirm to complete it after all.',
  refund: 'The provider gave part of it back before reporting the payment.',
};

const OWED =
  'The provider gave back money that the wallet no longer holds. It is taken out once it is there, checked each night.';

/** Why a payment needs review, or why its credit waits for the wallet after it was paid. */
export const holdLine = (hold: NonNullable<PaymentHold>, status: PaymentStatus): string =>
  status === 'pending' ? HOLDS[hold] : OWED;
