import type { Kysely, Transaction } from 'kysely';
import type { InvoiceSettings } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

const COLUMNS = [
  'seller_name as sellerName',
  'seller_address as sellerAddress',
  'seller_country as sellerCountry',
  'tax_number as taxNumber',
  'rates',
  'prices_include_tax as pricesIncludeTax',
  'version',
] as const;

export function getInvoiceSettings(db: Kysely<Database>): Promise<InvoiceSettings> {
  return db.selectFrom('invoice_settings').select(COLUMNS).executeTakeFirstOrThrow();
}

/** Locked until the transaction ends, so that changes are serialised. */
export function lockInvoiceSettings(tx: Transaction<Database>): Promise<InvoiceSettings> {
  return tx.selectFrom('invoice_settings').select(COLUMNS).forUpdate().executeTakeFirstOrThrow();
}

export function updateInvoiceSettings(tx: Transaction<Database>, next: InvoiceSettings): Promise<InvoiceSettings> {
  return tx
    .updateTable('invoice_settings')
    .set({
      seller_name: next.sellerName,
      seller_address: next.sellerAddress,
      tax_number: next.taxNumber,
      rates: JSON.stringify(next.rates),
      ...(next.sellerCountry === undefined ? {} : { seller_country: next.sellerCountry }),
      ...(next.pricesIncludeTax === undefined ? {} : { prices_include_tax: next.pricesIncludeTax }),
      version: next.version + 1,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}
