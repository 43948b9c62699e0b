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

/** The amount that an order in the second currency cost its buyer, with the rate of its entry in the books, for administrators. */
export const chargeText = (charge: OrderCharge): string =>
  `${moneyIn(charge.currency, charge.total)} at ${rateText({ ...charge, shop: shopCurrency() })} (${formatDate(charge.rate_date)})`;
