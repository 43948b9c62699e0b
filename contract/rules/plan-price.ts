import type { CountryPrice } from './country-price-rule.ts';

/** Whether its buyers choose the price. In a file of its own, because every page that shows plans needs it. */
export const isPriceChosen = ({ suggestedPrice }: { suggestedPrice?: number | undefined }): boolean =>
  suggestedPrice !== undefined;

interface SpecialPrices {
  suggestedPrice?: number;
  countryPrices?: CountryPrice[];
}

interface SpecialPricesInput {
  suggestedPrice?: number | null | undefined;
  countryPrices?: CountryPrice[] | undefined;
}

/**
 * A plan's prices besides its own, as sent by a form: null and an empty list remove them. Prices unknown to a form of an earlier
 * release stay the same.
 * @param stored the current ones
 */
export function keepStoredPrices(
  { suggestedPrice, countryPrices }: SpecialPricesInput,
  stored: SpecialPrices = {},
): SpecialPrices {
  const suggestion = suggestedPrice === undefined ? stored.suggestedPrice : (suggestedPrice ?? undefined);
  const rules = countryPrices ?? stored.countryPrices ?? [];
  return {
    ...(suggestion === undefined ? {} : { suggestedPrice: suggestion }),
    ...(rules.length > 0 ? { countryPrices: rules } : {}),
  };
}
