interface Quote {
  readonly country: string;
  readonly countryAsked: boolean;
  readonly total: number;
}

/**
 * The country to show: the selected one, else the one that the price was calculated for; null when the account has one,
 * or nothing has to be paid.
 */
export const billingCountry = (quote: Quote | null, selected: string | undefined): string | null =>
  quote?.countryAsked && quote.total > 0 ? (selected ?? quote.country) : null;

/** The field of an order with the country. */
export const toCountryInput = (country: string | null) => (country ? { country } : {});
