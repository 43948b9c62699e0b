import type { Kysely } from 'kysely';
import { homeCountry, rateFor, type TaxTerms } from '../../../shared/invoices.ts';
import type { Database } from '../../db/schema.ts';
import { findBilling } from './billing.repository.ts';
import { findTaxSettings } from './invoices.repository.ts';

export interface BuyerTax {
  /** ISO 3166-1; empty when unknown */
  country: string;
  tax: TaxTerms;
  /** the customer has not chosen a country yet */
  isAsked: boolean;
  /** tax applies, so the country is required for an order */
  isTaxed: boolean;
}

interface Buyer {
  /** null for a guest */
  userId: string | null;
  /** country chosen for this purchase; used while the account has none */
  chosen: string | undefined;
  /** falls back to the seller's country; for displayed prices only, never for an order */
  orHome: boolean;
}

/** The tax that applies to a purchase. */
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
