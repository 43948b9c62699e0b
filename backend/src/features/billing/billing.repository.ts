import type { Kysely, Transaction } from 'kysely';
import type { BillingDetails } from '../../../../contract/generated/model.ts';
import { NO_BILLING_DETAILS } from '../../../../contract/rules/invoices.ts';
import type { Database } from '../../db/schema.ts';

export async function findBillingDetails(db: Kysely<Database>, userId: string): Promise<BillingDetails> {
  const row = await db
    .selectFrom('billing_details')
    .select(['name', 'address', 'country', 'tax_number as taxNumber'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? NO_BILLING_DETAILS;
}

/** The country of the user's default address as it was typed; undefined without one. */
export async function findDefaultCountry(db: Kysely<Database>, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('addresses')
    .select('country')
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row?.country;
}

export async function upsertBillingDetails(
  tx: Transaction<Database>,
  userId: string,
  details: BillingDetails,
): Promise<void> {
  const { taxNumber, ...rest } = details;
  const values = { ...rest, tax_number: taxNumber };
  await tx
    .insertInto('billing_details')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** Stores the country of a user who has none yet; the other billing details stay the same. */
export async function setCountryIfEmpty(tx: Transaction<Database>, userId: string, country: string): Promise<void> {
  if (country === '') return;
  await tx
    .insertInto('billing_details')
    .values({ user_id: userId, name: '', address: '', country, tax_number: '' })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ country }).where('billing_details.country', '=', ''),
    )
    .execute();
}
