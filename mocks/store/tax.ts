import { rateFor, type TaxTerms } from '../../backend/shared/invoices.ts';
import type { MockDb } from './db.ts';

/** The tax of what somebody buys from a country. */
export const taxOfCountry = ({ state }: MockDb, country: string): TaxTerms => ({
  ...rateFor(state.invoiceSettings.rates, country),
  included: state.invoiceSettings.pricesIncludeTax !== false,
});

/** The tax of what a person buys. */
export const taxOf = (db: MockDb, userId: string): TaxTerms =>
  taxOfCountry(db, db.state.billing[userId]?.country ?? '');
