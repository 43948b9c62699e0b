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

/** What an invoice says besides its amounts; as it was at the moment of issue. */
export interface StoredDocument {
  orderNumber: number;
  suppliedAt: string;
  /** number of the invoice that a credit note takes back */
  refersTo: string | null;
  seller: StoredParty;
  buyer: StoredParty;
  description: string;
  taxName: string;
  taxPercent: number;
  mushak: boolean;
  /** the shop's at the moment of issue; documents of former releases have none */
  timeZone?: string;
}

/** What buyer and seller agreed on besides the price, as it was when the order was made. */
export interface OrderTermsTable {
  order_id: string;
  /** ISO 3166-1; empty when it was not known */
  country: string;
  tax_name: string;
  tax_percent: number;
  /** else it was added to the price */
  tax_included: boolean;
  seller: ColumnType<StoredParty, string, never>;
  /** emptied when the person is erased */
  buyer: ColumnType<StoredParty, string, string>;
}

/** Append-only: a trigger refuses every UPDATE, DELETE and TRUNCATE. Amounts are negative on a credit note. */
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
  /** ISO 3166-1; empty for all countries without a rate of their own */
  country: string;
  name: string;
  percent: number;
}

/** One row. */
export interface InvoiceSettingsTable {
  id: Generated<boolean>;
  seller_name: string;
  seller_address: string;
  /** ISO 3166-1; empty while it was not set */
  seller_country: Generated<string>;
  tax_number: string;
  rates: ColumnType<StoredRate[], string, string>;
  /** else tax is added to them */
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
