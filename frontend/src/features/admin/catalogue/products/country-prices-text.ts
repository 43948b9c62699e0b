import { findCountryCode } from '@contract/rules/country-codes.ts';
import { type CountryPrice, toRuleCents } from '@contract/rules/country-price-rule.ts';
import { toAmount } from '@contract/rules/money.ts';
import type { Currency, PricingTier } from '@/api/generated/model.ts';
import { splitLines } from '../../kit/field-spec.ts';

/** 'BD, IN: 4.99' for a price, 'BD: 40%' for a percentage, one rule per line. */
const writeCountryPrices = (rules: readonly CountryPrice[]): string =>
  rules
    .map(({ countries, percent, price }) => `${countries.join(', ')}: ${percent ? `${percent}%` : price}`)
    .join('\n');

const RULE = /^(?<countries>[^:]+):\s*(?:(?<percent>[1-9]\d?)\s*%|(?<price>\d{1,12}(?:\.\d{1,2})?))$/;

function parseRule(line: string): CountryPrice | null {
  const { countries = '', percent, price } = RULE.exec(line)?.groups ?? {};
  const codes = countries.split(',').map((name) => findCountryCode(name.trim()));
  if (codes.some((code) => code === undefined)) return null;
  const value = percent === undefined ? { price: Number(price) } : { percent: Number(percent) };
  return Number(percent) > 90 || price === '0' ? null : { countries: codes.flatMap((code) => code ?? []), ...value };
}

/** Rules as typed, with codes or English names of countries; null if a line is not a rule. */
export function parseCountryPrices(text: string): CountryPrice[] | null {
  const rules = splitLines(text).map(parseRule);
  return rules.some((rule) => rule === null) ? null : rules.flatMap((rule) => rule ?? []);
}

/** The form state of prices other than the plan's own. */
export const specialPricesDraft = ({ suggestedPrice, countryPrices = [], secondPrice }: Partial<PricingTier> = {}) => ({
  suggestedPrice: suggestedPrice === undefined ? '' : String(suggestedPrice),
  countryPrices: writeCountryPrices(countryPrices),
  secondPrice: secondPrice ? String(secondPrice.price) : '',
  secondCurrency: secondPrice?.currency ?? '',
});

/** The same in a request body; null and an empty list remove prices. */
export const toSpecialPrices = ({
  suggestedPrice,
  countryPrices,
  secondPrice,
  secondCurrency,
}: ReturnType<typeof specialPricesDraft>) => ({
  suggestedPrice: suggestedPrice.trim() ? Number(suggestedPrice) : null,
  countryPrices: parseCountryPrices(countryPrices) ?? [],
  secondPrice: secondPrice.trim() ? { currency: secondCurrency as Currency, price: Number(secondPrice) } : null,
});

const SHOWN = ['BD', 'DE', 'US'];

/** What buyers in some countries pay for a plan, before added tax. */
export function previewCountryPrices(price: number, rules: readonly CountryPrice[]) {
  return SHOWN.map((country) => {
    const rule = rules.find(({ countries }) => countries.includes(country));
    return { country, price: rule ? toAmount(toRuleCents({ price }, rule)) : price };
  });
}
