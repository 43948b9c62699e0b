import { rateText } from '@contract/rules/rate-text.ts';
import type { OrderCharge } from '@/api/generated/model.ts';
import { formatDate, shopCurrency } from './format.ts';
import { moneyIn } from './format-amounts.ts';

/** What an order in the second currency cost its buyer, and the rate by which it is booked, for administrators. */
export const chargeText = (charge: OrderCharge): string =>
  `Charged ${moneyIn(charge.currency, charge.total)} at ${rateText({ ...charge, shop: shopCurrency() })} (${formatDate(charge.rate_date)})`;
