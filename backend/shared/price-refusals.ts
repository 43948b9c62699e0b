/** Why a plan is not sold, or not at this price. */
export const PRICE_REFUSALS = {
  planForEver: 'This plan does not end, so there is nothing to renew',
  planNone: 'This file has no plan to renew',
  planOther: 'This file belongs to another product',
  planNotHeld: 'This is not the plan that you have',
  planNotBigger: 'This plan is not bigger than the one that you have',
  repeatedPurchase: 'You bought this a moment ago. Buy it again?',
  priceChanged: 'The price has changed. Please look at it once more.',
  launchLower: 'A launch price has to be lower than the price',
  couponNewOnly: 'A code counts for a new purchase only',
  planPeriod: 'Choose once, month, quarter, year or a number of months',
  planTerm: (period: string) =>
    `The price is for ${/^\d/.test(period) || period === 'once' ? period : `a ${period}`}, so it cannot be held for another time`,
  planUnknown: 'This product has no such plan',
  choosePlan: 'Please choose a plan',
  notForSale: 'This product cannot be bought at the moment',
};
