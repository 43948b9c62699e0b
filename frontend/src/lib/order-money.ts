import { formatMoney } from './format.ts';
import { moneyIn } from './format-amounts.ts';

interface PaidOrder {
  readonly amount: number;
  /** what its buyer was charged in the second currency */
  readonly charge?: { readonly currency: string; readonly total: number };
}

/** Formats amounts of a currency; of the shop's without one. */
export const moneyFormat = (currency: string | undefined): ((amount: number) => string) =>
  currency === undefined ? formatMoney : (amount) => moneyIn(currency, amount);

/** What the buyer of an order was charged, in the currency that was chosen. */
export const orderMoney = ({ amount, charge }: PaidOrder): string =>
  charge ? moneyIn(charge.currency, charge.total) : formatMoney(amount);

/** What went back to the customer: the wallet is in the shop's currency, anything else in that of the order's charge. */
export const refundMoney = (
  { amount, charged, to }: { readonly amount: number; readonly charged?: number; readonly to: string },
  { charge }: Pick<PaidOrder, 'charge'>,
): string =>
  charge && charged !== undefined && to !== 'wallet' ? moneyIn(charge.currency, charged) : formatMoney(amount);
