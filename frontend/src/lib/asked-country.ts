interface Quote {
  readonly country: string;
  readonly countryAsked: boolean;
  readonly total: number;
}

/** The country to show: as it was chosen, else the one that the price was made with; null when the account has one, or nothing is paid. */
export const askedCountry = (quote: Quote | null, chosen: string | undefined): string | null =>
  quote?.countryAsked && quote.total > 0 ? (chosen ?? quote.country) : null;

/** The part of an order that names it. */
export const countryPart = (country: string | null) => (country ? { country } : {});
