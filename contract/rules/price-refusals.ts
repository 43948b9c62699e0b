/** Why a plan is not sold, not at this price, or an amount not moved. */
export const PRICE_REFUSALS = {
  invalidAmount: 'Please enter a valid amount',
  amountTooHigh: (max: string) => `At most ${max}`,
  planForEver: 'This plan does not expire, so there is nothing to renew',
  planNone: 'This file has no plan to renew',
  planOther: 'This file belongs to another product',
  planNotHeld: 'This is not your current plan',
  planNotBigger: 'This plan is not an upgrade of your current one',
  repeatedPurchase: 'You bought this a moment ago. Buy it again?',
  priceChanged: 'The price has changed. Please check it again.',
  launchLower: 'The launch price must be lower than the regular price',
  couponNewOnly: 'Codes are for new purchases only',
  planPeriod: 'Choose once, month, quarter, year or a number of months',
  planTerm: (period: string) =>
    `The price is for ${/^\d/.test(period) || period === 'once' ? period : `a ${period}`}, so the plan cannot have another term`,
  planUnknown: 'This product does not have this plan',
  choosePlan: 'Please choose a plan',
  notForSale: 'This product is not available right now',
};
