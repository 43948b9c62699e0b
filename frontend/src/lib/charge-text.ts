import { rateText } from '@contract/rules/rate-text.ts';
import { formatDate, shopCurrency } from './format.ts';
import { moneyIn } from './format-amounts.ts';

interface OrderCharge {
  readonly currency: string;
  readonly total: number;
  /** one unit of it costs `rate` of the other currency */
  readonly base: string;
  readonly rate: number;
  /** `yyyy-mm-dd` */
  readonly rate_date: string;
}

/** What an order in the second currency cost its buyer, and the rate by which it is booked, for administrators. */
export const chargeText = (charge: OrderCharge): string =>
  `Charged ${moneyIn(charge.currency, charge.total)} at ${rateText({ ...charge, shop: shopCurrency() })} (${formatDate(charge.rate_date)})`;
