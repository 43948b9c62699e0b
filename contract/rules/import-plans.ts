// A product's plans in an import file: a list that an exported file contains as JSON.

import { findSuggestionProblem } from './chosen-prices.ts';
import { COUNTRY_CODES } from './country-codes.ts';
import type { CountryPrice } from './country-price-rule.ts';
import { findCountryPriceProblem } from './country-prices.ts';
import { isLaunchPriceValid, type LaunchPrice } from './launch-price.ts';
import type { PlanRights } from './plan-rights.ts';
import { findLimitProblem } from './price-limit.ts';
import { findSecondPriceProblem } from './second-currency.ts';

/** Of the shop; `second` is null without one. */
export interface ShopCurrencies {
  currency: string;
  second: string | null;
}

export interface PlanRow {
  name: string;
  price: number;
  period: string;
  features: string[];
  rights?: PlanRights;
  launch?: LaunchPrice;
  suggestedPrice?: number;
  countryPrices?: CountryPrice[];
  secondPrice?: { currency: string; price: number };
}

/** A date, with or without a time, as written in files. */
export const DAY = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/;

export const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= maxLength;
export const isRecord = (item: unknown): item is Record<string, unknown> => typeof item === 'object' && item !== null;
const isCount = (value: unknown, maxLength: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= maxLength;
const isRights = (item: unknown): item is PlanRights =>
  isRecord(item) &&
  isCount(item.activations, 1000) &&
  (item.updateMonths === null || isCount(item.updateMonths, 120)) &&
  isCount(item.supportMonths, 120) &&
  (item.termMonths == null || (isCount(item.termMonths, 120) && item.termMonths !== 0));
const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && Number.isInteger(Math.round(value * 1e6) / 1e4);
const isLaunch = (item: unknown, price: number): item is LaunchPrice =>
  isRecord(item) &&
  isPrice(item.price) &&
  item.price > 0 &&
  typeof item.until === 'string' &&
  DAY.test(item.until) &&
  !Number.isNaN(Date.parse(item.until)) &&
  isLaunchPriceValid({ price, launch: { price: item.price, until: item.until } });
const isCountryPrice = (item: unknown): item is CountryPrice =>
  isRecord(item) &&
  Array.isArray(item.countries) &&
  item.countries.length > 0 &&
  item.countries.every((code) => COUNTRY_CODES.includes(code)) &&
  (item.percent === undefined || (isCount(item.percent, 90) && item.percent !== 0)) &&
  (item.price === undefined || (isPrice(item.price) && item.price > 0));
const areCountryPrices = (items: unknown, price: number): boolean =>
  Array.isArray(items) &&
  items.length <= 20 &&
  items.every(isCountryPrice) &&
  findCountryPriceProblem({ price, countryPrices: items }) === undefined;
const isSecondPrice = (item: unknown): boolean =>
  isRecord(item) && isText(item.currency, 3) && isPrice(item.price) && item.price > 0;
export const isPlan = (item: unknown): item is PlanRow =>
  isRecord(item) &&
  isText(item.name, 60) &&
  isText(item.period, 30) &&
  isPrice(item.price) &&
  Array.isArray(item.features) &&
  item.features.length <= 12 &&
  item.features.every((line) => isText(line, 200)) &&
  (item.rights === undefined || isRights(item.rights)) &&
  (item.launch === undefined || isLaunch(item.launch, item.price)) &&
  (item.suggestedPrice === undefined ||
    (isPrice(item.suggestedPrice) && item.suggestedPrice >= item.price && item.suggestedPrice > 0 && !item.launch)) &&
  (item.countryPrices === undefined || (!item.suggestedPrice && areCountryPrices(item.countryPrices, item.price))) &&
  (item.secondPrice === undefined || isSecondPrice(item.secondPrice));

/** The prices of a plan beside its regular one; other content of the cell is ignored. */
export const toSpecialPrices = ({ launch, suggestedPrice, countryPrices, secondPrice }: PlanRow) => ({
  ...(launch ? { launch: { price: launch.price, until: new Date(launch.until).toISOString() } } : {}),
  ...(suggestedPrice === undefined ? {} : { suggestedPrice }),
  ...(countryPrices && countryPrices.length > 0
    ? {
        countryPrices: countryPrices.map(({ countries, percent, price }) => ({
          countries,
          ...(percent === undefined ? {} : { percent }),
          ...(price === undefined ? {} : { price }),
        })),
      }
    : {}),
  ...(secondPrice ? { secondPrice: { currency: secondPrice.currency, price: secondPrice.price } } : {}),
});

/** Why a plan's prices are not possible in this shop; undefined when they are. */
export const findPlanPriceProblem = (plan: PlanRow, { currency, second }: ShopCurrencies): string | undefined => {
  const problem =
    findLimitProblem(plan.price, currency) ??
    findSuggestionProblem(plan, currency) ??
    findSecondPriceProblem(plan, second);
  return problem && String(problem);
};

/** A plan's rights; other content of the cell is ignored. */
export const toRights = ({ activations, updateMonths, supportMonths, termMonths, seats }: PlanRights): PlanRights => ({
  activations,
  updateMonths,
  supportMonths,
  ...(termMonths === undefined ? {} : { termMonths }),
  ...(seats === true ? { seats } : {}),
});
