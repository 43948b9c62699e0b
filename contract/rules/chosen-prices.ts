// Plans whose price the buyer chooses: their price is the minimum.

import { msg } from '../i18n/macros.ts';
import type { Localised, Message } from '../i18n/message.ts';
import { toAsciiDigits } from './digits.ts';
import { toCurrentCents } from './launch-price.ts';
import { isMoney, moneyText, toCents } from './money.ts';
import { isPriceChosen } from './plan-price.ts';
import { findLimitProblem } from './price-limit.ts';

export const CHOSEN_PRICE_REFUSALS = {
  chosenPriceMissing: msg`Please enter your price`,
  chosenPriceLow: (minimum: Localised) => msg`At least ${minimum}`,
  chosenPriceFixed: msg`This plan has a fixed price`,
  chosenPriceCoupon: msg`Codes do not apply when you choose the price`,
  suggestionLow: msg`The suggested price must not be below the minimum`,
  suggestionLaunch: msg`A plan with a suggested price cannot have a launch price`,
};

interface Plan {
  price: number;
  suggestedPrice?: number;
  launch?: { price: number; until: string };
}

/** The validation error of a plan's suggested price. */
export function findSuggestionProblem({ price, suggestedPrice, launch }: Plan, currency: string): Message | undefined {
  if (suggestedPrice === undefined) return undefined;
  if (launch) return CHOSEN_PRICE_REFUSALS.suggestionLaunch;
  if (suggestedPrice < price) return CHOSEN_PRICE_REFUSALS.suggestionLow;
  return findLimitProblem(suggestedPrice, currency);
}

/**
 * The validation error of a price from the buyer of a plan, or of a missing one.
 * @param chosen in units of the currency
 */
export function findChosenPriceProblem(plan: Plan, chosen: number | undefined, currency: string): Message | undefined {
  if (!isPriceChosen(plan)) return chosen === undefined ? undefined : CHOSEN_PRICE_REFUSALS.chosenPriceFixed;
  if (chosen === undefined || !isMoney(chosen)) return CHOSEN_PRICE_REFUSALS.chosenPriceMissing;
  if (chosen < plan.price) return CHOSEN_PRICE_REFUSALS.chosenPriceLow(moneyText(toCents(plan.price), currency));
  return findLimitProblem(chosen, currency);
}

/**
 * The price of one unit in a cart. The plan may have changed since it was added: a fixed price counts again, and a chosen one is
 * raised to the minimum.
 */
export const toCartCents = (plan: Plan, chosenCents: number | null, at: Date): number =>
  isPriceChosen(plan) ? Math.max(chosenCents ?? 0, toCents(plan.price)) : toCurrentCents(plan, at);

/** A price as typed, in digits of any script and with a point or comma; undefined for anything else. */
export function parseChosenPrice(text: string): number | undefined {
  const plain = toAsciiDigits(text).trim().replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}
