import type { Kysely } from 'kysely';
import { homeCountry, rateFor, type TaxTerms } from '../../../shared/invoices.ts';
import type { Database } from '../../db/schema.ts';
import { findBilling } from './billing.repository.ts';
import { findTaxSettings } from './invoices.repository.ts';

export interface BuyerTax {
  /** ISO 3166-1; empty when it is not known */
  country: string;
  tax: TaxTerms;
  /** the buyer has not named a country so far */
  isAsked: boolean;
  /** there is tax, so that nothing is sold into an unknown country */
  isTaxed: boolean;
}

interface Buyer {
  /** null for somebody without an account */
  userId: string | null;
  /** named for this purchase; counts while the account has none */
  chosen: string | undefined;
  /** the seller's country counts until the buyer names one; for prices that are shown, never for an order */
  orHome: boolean;
}

/** Whose tax a purchase has. */
export async function taxOf(db: Kysely<Database>, { userId, chosen, orHome }: Buyer): Promise<BuyerTax> {
  const { rates, included, ...seller } = await findTaxSettings(db);
  const own = userId === null ? '' : (await findBilling(db, userId)).country;
  const home = orHome ? homeCountry({ ...seller, rates }) : '';
  const country = own || (chosen ?? home);
  return {
    country,
    tax: { ...rateFor(rates, country), included },
    isAsked: own === '',
    isTaxed: rates.length > 0,
  };
}
