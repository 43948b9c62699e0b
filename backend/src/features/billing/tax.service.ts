import type { Kysely } from 'kysely';
import { findCountryCode } from '../../../../contract/rules/country-codes.ts';
import { findRate, homeCountry, type TaxTerms, toReverseCharge } from '../../../../contract/rules/invoices.ts';
import { offersReverseCharge } from '../../../../contract/vat/vat-numbers.ts';
import type { Database } from '../../db/schema.ts';
import { findConfirmation } from '../../vat-numbers/vat-checks.ts';
import { findBillingDetails, findDefaultCountry } from './billing.repository.ts';
import { getTaxSettings } from './invoices.repository.ts';

export interface BuyerTax {
  /** ISO 3166-1; empty when unknown */
  country: string;
  tax: TaxTerms;
  /** the customer has not chosen a country yet */
  isCountryUnset: boolean;
  /** tax applies, so the country is required for an order */
  isTaxed: boolean;
  /** businesses of the country can buy without tax with a valid VAT number */
  isVatNumberAsked: boolean;
}

interface TaxBuyer {
  /** null for a guest */
  userId: string | null;
  /** country chosen for this purchase; used while the account has none */
  selectedCountry: string | undefined;
  /** falls back to the seller's country; for displayed prices only, never for an order */
  hasHomeFallback: boolean;
  /** of a guest; used while there is no account with its own */
  vatNumber?: string | undefined;
  at: Date;
}

/** The country of the default address, while the billing details have none. */
async function suggestCountry(db: Kysely<Database>, userId: string | null): Promise<string> {
  if (userId === null) return '';
  return findCountryCode((await findDefaultCountry(db, userId)) ?? '') ?? '';
}

/** The tax that applies to a purchase; none for a business of another EU state whose VAT number is confirmed. */
export async function getBuyerTax(
  db: Kysely<Database>,
  { userId, selectedCountry, hasHomeFallback, vatNumber = '', at }: TaxBuyer,
): Promise<BuyerTax> {
  const { rates, included, ...seller } = await getTaxSettings(db);
  const saved = userId === null ? undefined : await findBillingDetails(db, userId);
  const savedCountry = saved?.country ?? '';
  const sellerCountry = homeCountry({ ...seller, rates });
  // Shown before a country is selected; an order is placed with a selected one.
  const shown = hasHomeFallback ? (await suggestCountry(db, userId)) || sellerCountry : '';
  const country = savedCountry || (selectedCountry ?? shown);
  const tax = { ...findRate(rates, country), included };
  const isVatNumberAsked = offersReverseCharge(rates, { country, sellerCountry });
  const typed = saved?.taxNumber || vatNumber;
  const confirmation = isVatNumberAsked ? await findConfirmation(db, { country, typed }, at) : null;
  return {
    country,
    tax: confirmation ? toReverseCharge(tax) : tax,
    isCountryUnset: savedCountry === '',
    isTaxed: rates.length > 0,
    isVatNumberAsked,
  };
}
