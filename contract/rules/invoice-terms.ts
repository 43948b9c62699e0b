/** How orders are taken on invoice. */
interface InvoiceTerms {
  days: number;
  /** in units of the currency */
  maximum: number;
}

/** The terms in the words of the activity log; empty while orders are not taken on invoice. */
export const describeInvoiceTerms = (terms: InvoiceTerms | null): string =>
  terms === null ? '' : `${terms.days} days, at most ${terms.maximum.toFixed(2)}`;
