interface Quote {
  readonly country: string;
  readonly countryAsked: boolean;
  readonly total: number;
}

/**
 * The country to show: the selected one, else the one that the price was calculated for; null when the account has one,
 * or nothing has to be paid.
 */
export const askedCountry = (quote: Quote | null, chosen: string | undefined): string | null =>
  quote?.countryAsked && quote.total > 0 ? (chosen ?? quote.country) : null;

/** The field of an order with the country. */
export const countryPart = (country: string | null) => (country ? { country } : {});
