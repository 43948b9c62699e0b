import type { WalletBalance } from '@/api/generated/model.ts';

/**
 * The balance, for `select`; it may arrive as text. What is no number is a failure of the call, so that
 * the screen says so and never shows '$NaN'.
 */
export function readBalance({ balance }: WalletBalance): number {
  const dollars = Number(balance ?? Number.NaN);
  if (!Number.isFinite(dollars)) throw new TypeError('The balance is not a number.');
  return dollars;
}
