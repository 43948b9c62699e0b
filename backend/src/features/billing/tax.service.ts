import type { Kysely } from 'kysely';
import { findRate, homeCountry, type TaxTerms } from '../../../../contract/rules/invoices.ts';
import type { Database } from '../../db/schema.ts';
import { findBillingDetails } from './billing.repository.ts';
import { getTaxSettings } from './invoices.repository.ts';

export interface BuyerTax {
  /** ISO 3166-1; empty when unknown */
  country: string;
  tax: TaxTerms;
  /** the customer has not chosen a country yet */
  isCountryUnset: boolean;
  /** tax applies, so the country is required for an order */
  isTaxed: boolean;
}

interface TaxBuyer {
  /** null for a guest */
  userId: string | null;
  /** country chosen for this purchase; used while the account has none */
  selectedCountry: string | undefined;
  /** falls back to the seller's country; for displayed prices only, never for an order */
  hasHomeFallback: boolean;
}

/** The tax that applies to a purchase. */
export async function getBuyerTax(
  db: Kysely<Database>,
  { userId, selectedCountry, hasHomeFallback }: TaxBuyer,
): Promise<BuyerTax> {
  const { rates, included, ...seller } = await getTaxSettings(db);
  const savedCountry = userId === null ? '' : (await findBillingDetails(db, userId)).country;
  const fallbackCountry = hasHomeFallback ? homeCountry({ ...seller, rates }) : '';
  const country = savedCountry || (selectedCountry ?? fallbackCountry);
  return {
    country,
    tax: { ...findRate(rates, country), included },
    isCountryUnset: savedCountry === '',
    isTaxed: rates.length > 0,
  };
}
