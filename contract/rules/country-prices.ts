// Lower prices of a plan for buyers of some countries. Amounts are in hundredths of the shop's currency.

import { msg } from '../i18n/macros.ts';
import type { Message } from '../i18n/message.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import { type CountryPrice, toRuleCents } from './country-price-rule.ts';
import { isPriceChosen } from './plan-price.ts';

export const COUNTRY_PRICE_REFUSALS = {
  countryPriceKind: msg`Enter either a percentage or a price`,
  countryPriceHigh: msg`The price must be lower than the regular price`,
  countryPriceCountry: msg`Country not found`,
  countryPriceTwice: msg`Each country can have only one price`,
  countryPriceChosen: msg`A plan with a suggested price cannot have prices by country`,
  countryPriceFree: msg`A free plan cannot have prices by country`,
  countryPriceCoupon: msg`The price for your country is already lower than with this code, and the two cannot be combined`,
};

interface Plan {
  price: number;
  suggestedPrice?: number;
  countryPrices?: readonly CountryPrice[];
}

function findRuleProblem({ countries, percent, price }: CountryPrice, plan: Plan): Message | undefined {
  if ((percent === undefined) === (price === undefined)) return COUNTRY_PRICE_REFUSALS.countryPriceKind;
  if (price !== undefined && price >= plan.price) return COUNTRY_PRICE_REFUSALS.countryPriceHigh;
  return countries.every((code) => COUNTRY_CODES.includes(code))
    ? undefined
    : COUNTRY_PRICE_REFUSALS.countryPriceCountry;
}

/** The validation error of a plan's prices by country. */
export function findCountryPriceProblem(plan: Plan): Message | undefined {
  const { countryPrices: rules = [] } = plan;
  if (rules.length === 0) return undefined;
  if (isPriceChosen(plan)) return COUNTRY_PRICE_REFUSALS.countryPriceChosen;
  if (plan.price === 0) return COUNTRY_PRICE_REFUSALS.countryPriceFree;
  const countries = rules.flatMap((rule) => rule.countries);
  if (new Set(countries).size < countries.length) return COUNTRY_PRICE_REFUSALS.countryPriceTwice;
  return rules.map((rule) => findRuleProblem(rule, plan)).find((problem) => problem !== undefined);
}

interface UnitsToPrice {
  plan: Plan;
  quantity: number;
  /** current price of all units */
  cents: number;
}

export interface CountryLine {
  rule: CountryPrice;
  /** of all units */
  cents: number;
}

/** What units of a plan cost in a country; undefined where that is not lower than their current price. */
export function findCountryLine(
  { plan, quantity, cents: current }: UnitsToPrice,
  country: string,
): CountryLine | undefined {
  if (isPriceChosen(plan)) return undefined;
  const rule = plan.countryPrices?.find(({ countries }) => countries.includes(country));
  const cents = rule ? toRuleCents(plan, rule) * quantity : current;
  return rule && cents < current ? { rule, cents } : undefined;
}
