import type { ColumnType, Generated } from 'kysely';

type Fixed<Value> = ColumnType<Value, Value, never>;
export type InvoiceKind = 'invoice' | 'credit_note';

export interface StoredParty {
  name: string;
  address: string;
  country: string;
  taxNumber: string;
  email: string;
}

/** The content of an invoice other than its amounts, as of the time of issue. */
export interface StoredDocument {
  orderNumber: number;
  suppliedAt: string;
  /** number of the invoice that a credit note cancels */
  refersTo: string | null;
  seller: StoredParty;
  buyer: StoredParty;
  description: string;
  taxName: string;
  taxPercent: number;
  mushak: boolean;
  /** the shop's at the time of issue; missing in documents of earlier releases */
  timeZone?: string;
}

/** Terms of an order other than its price, as of when it was made. */
export interface OrderTermsTable {
  order_id: string;
  /** ISO 3166-1; empty when unknown */
  country: string;
  tax_name: string;
  tax_percent: number;
  /** otherwise it was added to the price */
  tax_included: boolean;
  seller: ColumnType<StoredParty, string, never>;
  /** emptied when the user is erased */
  buyer: ColumnType<StoredParty, string, string>;
}

/** Append-only: a trigger rejects every UPDATE, DELETE and TRUNCATE. Amounts are negative on a credit note. */
export interface InvoicesTable {
  id: Generated<string>;
  kind: Fixed<InvoiceKind>;
  year: Fixed<number>;
  number: Fixed<number>;
  order_id: Fixed<string>;
  currency: Fixed<string>;
  net_cents: Fixed<number>;
  tax_cents: Fixed<number>;
  total_cents: Fixed<number>;
  document: ColumnType<StoredDocument, string, never>;
  issued_at: Fixed<Date>;
}

/** The last number of each year. */
export interface InvoiceNumbersTable {
  kind: InvoiceKind;
  year: number;
  last: number;
}

export interface StoredRate {
  /** ISO 3166-1; empty for all countries without their own rate */
  country: string;
  name: string;
  percent: number;
}

/** One row. */
export interface InvoiceSettingsTable {
  id: Generated<boolean>;
  seller_name: string;
  seller_address: string;
  /** ISO 3166-1; empty if not set */
  seller_country: Generated<string>;
  tax_number: string;
  rates: ColumnType<StoredRate[], string, string>;
  /** otherwise tax is added to them */
  prices_include_tax: Generated<boolean>;
  version: number;
}

export interface BillingDetailsTable {
  user_id: string;
  name: string;
  address: string;
  country: string;
  tax_number: string;
}

export interface InvoiceTables {
  invoices: InvoicesTable;
  order_terms: OrderTermsTable;
  invoice_numbers: InvoiceNumbersTable;
  invoice_settings: InvoiceSettingsTable;
  billing_details: BillingDetailsTable;
}
