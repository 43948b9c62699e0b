import type { Kysely } from 'kysely';
import { VAT_CHECK_HOURS, type VatNumber } from '../../../contract/vat/vat-numbers.ts';
import type { Database, StoredRate } from '../db/schema.ts';

const HOUR_MS = 3_600_000;
/** Minimum interval between requests while VIES is not responding. */
const RETRY_MS = 60_000;
/** Answers count for a day, and are deleted after a month. */
const STORED_DAYS = 30;

export interface VatCheckRow {
  /** null when VIES did not answer */
  valid: boolean | null;
  name: string | null;
  consultation: string | null;
  checked_at: Date;
}

/** The last answer about a number, if it still counts. */
export function findVatCheck(
  db: Kysely<Database>,
  { country, digits }: VatNumber,
  at: Date,
): Promise<VatCheckRow | undefined> {
  const [answered, tried] = [VAT_CHECK_HOURS * HOUR_MS, RETRY_MS].map((age) => new Date(at.getTime() - age));
  return db
    .selectFrom('vat_checks')
    .select(['valid', 'name', 'consultation', 'checked_at'])
    .where('country', '=', country)
    .where('number', '=', digits)
    .where(({ or, and, eb }) =>
      or([
        and([eb('valid', 'is not', null), eb('checked_at', '>', answered ?? at)]),
        eb('checked_at', '>', tried ?? at),
      ]),
    )
    .executeTakeFirst();
}

/** Stores the last answer about a number, and deletes those of a month ago. */
export async function saveVatCheck(
  db: Kysely<Database>,
  { country, digits }: VatNumber,
  answer: VatCheckRow,
): Promise<void> {
  await db
    .insertInto('vat_checks')
    .values({ country, number: digits, ...answer })
    .onConflict((conflict) => conflict.columns(['country', 'number']).doUpdateSet(answer))
    .execute();
  const oldest = new Date(answer.checked_at.getTime() - STORED_DAYS * 24 * HOUR_MS);
  await db.deleteFrom('vat_checks').where('checked_at', '<', oldest).execute();
}

interface VatTerms {
  rates: StoredRate[];
  sellerCountry: string;
  /** of the seller */
  taxNumber: string;
}

/** What decides whether a VAT number matters: the tax rates, and where the seller is. */
export function getVatTerms(db: Kysely<Database>): Promise<VatTerms> {
  return db
    .selectFrom('invoice_settings')
    .select(['rates', 'seller_country as sellerCountry', 'tax_number as taxNumber'])
    .executeTakeFirstOrThrow();
}

/** Country and number in the billing details of an account. */
export function findOwnNumber(
  db: Kysely<Database>,
  userId: string,
): Promise<{ country: string; taxNumber: string } | undefined> {
  return db
    .selectFrom('billing_details')
    .select(['country', 'tax_number as taxNumber'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
