import type { CountryPrice } from './country-price-rule.ts';

/** Whether its buyers choose the price. In a file of its own, because every page that shows plans needs it. */
export const isPriceChosen = ({ suggestedPrice }: { suggestedPrice?: number | undefined }): boolean =>
  suggestedPrice !== undefined;

/** The price of one unit in a second currency. */
export interface SecondPrice<Code extends string = string> {
  currency: Code;
  price: number;
}

interface SpecialPrices<Code extends string> {
  suggestedPrice?: number;
  countryPrices?: CountryPrice[];
  secondPrice?: SecondPrice<Code>;
}

interface SpecialPricesInput<Code extends string> {
  suggestedPrice?: number | null | undefined;
  countryPrices?: CountryPrice[] | undefined;
  secondPrice?: SecondPrice<Code> | null | undefined;
}

/**
 * A plan's prices besides its own, as sent by a form: null and an empty list remove them. Prices unknown to a form of an earlier
 * release stay the same.
 * @param stored the current ones
 */
export function keepStoredPrices<Code extends string>(
  { suggestedPrice, countryPrices, secondPrice }: SpecialPricesInput<Code>,
  stored: SpecialPrices<Code> = {},
): SpecialPrices<Code> {
  const suggestion = suggestedPrice === undefined ? stored.suggestedPrice : (suggestedPrice ?? undefined);
  const rules = countryPrices ?? stored.countryPrices ?? [];
  const second = secondPrice === undefined ? stored.secondPrice : (secondPrice ?? undefined);
  return {
    ...(suggestion === undefined ? {} : { suggestedPrice: suggestion }),
    ...(rules.length > 0 ? { countryPrices: rules } : {}),
    ...(second ? { secondPrice: second } : {}),
  };
}

/** A plan that is no longer sold has no offers to new customers. */
export const toRetiredPlan = <Plan extends SpecialPrices<string> & { launch?: unknown }>({
  launch: _launch,
  suggestedPrice: _suggested,
  countryPrices: _countries,
  secondPrice: _second,
  ...plan
}: Plan) => plan;
