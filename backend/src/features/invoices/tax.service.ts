import type { Kysely } from 'kysely';
import { rateFor, type TaxTerms } from '../../../shared/invoices.ts';
import type { Database } from '../../db/schema.ts';
import { findBilling } from './billing.repository.ts';
import { findTaxSettings } from './invoices.repository.ts';

/** The tax of what somebody buys from a country (ISO 3166-1, empty where it is not known). */
export async function taxOfCountry(db: Kysely<Database>, country: string): Promise<TaxTerms> {
  const { rates, included } = await findTaxSettings(db);
  return { ...rateFor(rates, country), included };
}

/** The tax of what a person buys, by the country of the billing address. */
export const taxOf = async (db: Kysely<Database>, userId: string): Promise<TaxTerms> =>
  taxOfCountry(db, (await findBilling(db, userId)).country);
