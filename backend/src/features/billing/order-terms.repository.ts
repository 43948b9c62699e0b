import { type Kysely, sql, type Transaction } from 'kysely';
import { findCountryCode } from '../../../../contract/rules/country-codes.ts';
import { EMPTY_SECTIONS, type SiteSections, selectLogo } from '../../../../contract/rules/site-sections.ts';
import type { Database, StoredLetterhead, StoredParty, StoredRate, StoredVatCheck } from '../../db/schema.ts';

/** Terms of an order other than its price. */
export interface OrderTerms {
  /** ISO 3166-1; empty when unknown */
  country: string;
  taxName: string;
  taxPercent: number;
  taxIncluded: boolean;
  seller: StoredParty;
  buyer: StoredParty;
  /** the buyer accounts for the tax */
  reverseCharge: boolean;
  /** why; null where the seller charges the tax */
  vatCheck: StoredVatCheck | null;
}

export function findOrderTerms(tx: Transaction<Database>, orderId: string): Promise<OrderTerms | undefined> {
  return tx
    .selectFrom('order_terms')
    .select(['country', 'tax_name as taxName', 'tax_percent as taxPercent', 'tax_included as taxIncluded'])
    .select(['seller', 'buyer', 'reverse_charge as reverseCharge', 'vat_check as vatCheck'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Inserts the terms once; existing terms stay. */
export async function insertOrderTerms(tx: Transaction<Database>, orderId: string, terms: OrderTerms): Promise<void> {
  const { country, taxName, taxPercent, taxIncluded, seller, buyer, reverseCharge, vatCheck } = terms;
  await tx
    .insertInto('order_terms')
    .values({
      order_id: orderId,
      country,
      tax_name: taxName,
      tax_percent: taxPercent,
      tax_included: taxIncluded,
      seller: JSON.stringify(seller),
      buyer: JSON.stringify(buyer),
      reverse_charge: reverseCharge,
      vat_check: vatCheck && JSON.stringify(vatCheck),
    })
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute();
}

/** Erases the billing details from an erased user's orders; issued invoices stay complete. */
export async function clearBuyer(tx: Transaction<Database>, userId: string): Promise<void> {
  const emptyParty: StoredParty = { name: '', address: '', country: '', taxNumber: '', email: '' };
  await tx
    .updateTable('order_terms')
    .set({ buyer: JSON.stringify(emptyParty) })
    .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute();
}

/** The seller details and tax settings for new invoices. */
export interface SellerRow {
  siteName: string | null;
  siteEmail: string | null;
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  rates: StoredRate[];
  included: boolean;
}

export function getSeller(tx: Kysely<Database>): Promise<SellerRow> {
  return tx
    .selectFrom('invoice_settings')
    .leftJoin('site_settings', (join) => join.onTrue())
    .select(['site_settings.name as siteName', 'site_settings.contact_email as siteEmail'])
    .select(['seller_name as name', 'seller_address as address', 'seller_country as country'])
    .select(['tax_number as taxNumber', 'rates', 'prices_include_tax as included'])
    .executeTakeFirstOrThrow();
}

/** The lines of the user's default address, without its country. */
const defaultAddress = sql<string | null>`(select concat_ws(E'\n', street,
    concat_ws(' ', concat_ws(', ', city, state), postal_code)) from addresses
  where addresses.user_id = users.id and is_default)`;
const defaultCountry = sql<
  string | null
>`(select country from addresses where addresses.user_id = users.id and is_default)`;

/**
 * The user's current billing details for an invoice. While they have no address, that of the default address, if it is in the
 * same country.
 * @param stated the country of the invoice; that of the billing details by default
 */
export async function getBuyer(tx: Kysely<Database>, userId: string | null, stated?: string): Promise<StoredParty> {
  const row = await tx
    .selectFrom('users')
    .leftJoin('billing_details', 'billing_details.user_id', 'users.id')
    .select(['users.name as ownName', 'users.email'])
    .select([
      'billing_details.name',
      'billing_details.address',
      'billing_details.country',
      'billing_details.tax_number',
      defaultAddress.as('defaultAddress'),
      defaultCountry.as('defaultCountry'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  const country = stated ?? row?.country ?? '';
  const ownCountry = findCountryCode(row?.defaultCountry ?? '') ?? '';
  const isUsed = !row?.address && row?.defaultAddress && (country === '' || country === ownCountry);
  return {
    name: row?.name || (row?.ownName ?? ''),
    address: (isUsed ? row.defaultAddress : row?.address) ?? '',
    country: country === '' && isUsed ? ownCountry : country,
    taxNumber: row?.tax_number ?? '',
    email: row?.email ?? '',
  };
}

/** The site's name, logo and colour as a document keeps them, so that its file never changes. */
export async function getLetterhead(db: Kysely<Database>): Promise<StoredLetterhead> {
  const settings = await db.selectFrom('site_settings').select('name').executeTakeFirst();
  const row = await db.selectFrom('site_documents').select('body').where('name', '=', 'identity').executeTakeFirst();
  const stored = row?.body as Partial<SiteSections['identity']> | undefined;
  const identity = { ...EMPTY_SECTIONS.identity, ...stored };
  const logo = selectLogo(identity);
  return {
    name: settings?.name ?? '',
    accent: identity.accent?.light ?? null,
    logo: logo && identity.logo && { url: identity.logo.url, file: logo.light, showName: logo.showName },
  };
}
