import { msg, plural } from '../i18n/macros.ts';
import type { Localised, Message } from '../i18n/message.ts';
import { parsePeriod } from './plan-terms.ts';

/** A period as in 'for a month'. */
function periodText(period: string): Message {
  const months = parsePeriod(period) ?? null;
  if (months === null) return msg`once`;
  if (months === 1) return msg`a month`;
  if (months === 3) return msg`a quarter`;
  return months === 12 ? msg`a year` : msg`${plural(months, { one: '# month', other: '# months' })}`;
}

/** Why a plan is not sold, not at this price, or an amount not moved. */
export const PRICE_REFUSALS = {
  invalidAmount: msg`Please enter a valid amount`,
  amountTooHigh: (max: Localised) => msg`At most ${max}`,
  planHasNoEnd: msg`This plan does not expire, so there is nothing to renew`,
  planNone: msg`This file has no plan to renew`,
  planOther: msg`This file belongs to another product`,
  planNotHeld: msg`This is not your current plan`,
  planNotUpgrade: msg`This plan is not an upgrade of your current one`,
  repeatedPurchase: msg`You bought this a moment ago. Buy it again?`,
  priceChanged: msg`The price has changed. Please check it again.`,
  launchLower: msg`The launch price must be lower than the regular price`,
  couponNewOnly: msg`Codes are for new purchases only`,
  planPeriod: msg`Choose once, month, quarter, year or a number of months`,
  planTerm: (period: string) => msg`The price is for ${periodText(period)}, so the plan cannot have another term`,
  planUnknown: msg`This product does not have this plan`,
  choosePlan: msg`Please choose a plan`,
  notForSale: msg`This product is not available right now`,
};
