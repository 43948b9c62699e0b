import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { DraftRecipient } from '../../../../contract/rules/invoice-drafts.ts';
import type { Instalment } from '../../../../contract/rules/invoice-instalments.ts';
import { type Language, toLanguage } from '../../../../contract/rules/languages.ts';
import type { Database, StoredDocument } from '../../db/schema.ts';
import { contains } from '../../db/search.ts';
import type { InvoicePaymentsTable, TaxCertificatesTable } from '../../db/tables.gen.ts';
import { INVOICE_COLUMNS, type InvoiceRow } from './invoices.repository.ts';

export interface DirectInvoiceRow {
  invoice_id: string;
  user_id: string | null;
  language: Language;
  /** `yyyy-mm-dd` */
  due_on: string;
  link_token: string;
}

const COLUMNS = ['invoice_id', 'user_id', 'language', 'due_on', 'link_token'] as const;

export async function insertDirectInvoice(tx: Transaction<Database>, row: DirectInvoiceRow): Promise<void> {
  await tx.insertInto('direct_invoices').values(row).execute();
}

export function findDirectInvoice(db: Kysely<Database>, invoiceId: string): Promise<DirectInvoiceRow | undefined> {
  return db.selectFrom('direct_invoices').select(COLUMNS).where('invoice_id', '=', invoiceId).executeTakeFirst();
}

/** Locked until the transaction ends: credits are issued one after another. */
export function lockDirectInvoice(tx: Transaction<Database>, invoiceId: string): Promise<DirectInvoiceRow | undefined> {
  return tx
    .selectFrom('direct_invoices')
    .select(COLUMNS)
    .where('invoice_id', '=', invoiceId)
    .forUpdate()
    .executeTakeFirst();
}

/** The invoice and its credit notes, oldest first. */
export function listDirectDocuments(db: Kysely<Database>, invoiceId: string): Promise<InvoiceRow[]> {
  return db
    .selectFrom('invoices')
    .select(INVOICE_COLUMNS)
    .where(({ or, eb }) => or([eb('id', '=', invoiceId), eb('credits_id', '=', invoiceId)]))
    .orderBy(sql`kind = 'credit_note'`)
    .orderBy('issued_at')
    .orderBy('number')
    .execute();
}

/** Whether a user has an account that is not deleted. */
export async function hasAccount(tx: Transaction<Database>, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Customers with an account that match a search, with what their invoices state. */
export async function listRecipients(db: Kysely<Database>, search: string, limit: number): Promise<DraftRecipient[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('billing_details', 'billing_details.user_id', 'users.id')
    .select(['users.id', 'users.name as ownName', 'users.email', 'users.language'])
    .select([
      'billing_details.name',
      'billing_details.address',
      'billing_details.country',
      'billing_details.tax_number',
    ])
    .where('users.deleted_at', 'is', null)
    .where('users.role', '=', 'customer')
    .where(contains(['users.name', 'users.email'], search, 'indexed'))
    .orderBy(sql`lower(users.name)`)
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ id, ownName, email, language, name, address, country, tax_number }) => ({
    customerId: id,
    name: name || ownName,
    email,
    address: address ?? '',
    country: country ?? '',
    taxNumber: tax_number ?? '',
    language: toLanguage(language),
  }));
}

const PAYMENT_COLUMNS = [
  'invoice_payments.id',
  'amount_cents',
  'method',
  'reference',
  'paid_on',
  'payment_id',
  'withheld',
  'corrects_id',
  'reason',
] as const;

export type InvoicePaymentRow = Pick<
  Selectable<InvoicePaymentsTable>,
  'id' | 'amount_cents' | 'method' | 'reference' | 'paid_on' | 'payment_id' | 'withheld' | 'corrects_id' | 'reason'
> & {
  /** of withheld tax; null until it has arrived */
  certificate_number: string | null;
  certificate_issued_on: string | null;
};

const paymentsWithCertificates = (db: Kysely<Database>) =>
  db
    .selectFrom('invoice_payments')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('tax_certificates')
          .select(['number', 'issued_on'])
          .whereRef('invoice_payment_id', '=', 'invoice_payments.id')
          .orderBy('tax_certificates.id', 'desc')
          .limit(1)
          .as('certificate'),
      (join) => join.onTrue(),
    )
    .select(PAYMENT_COLUMNS)
    .select(['certificate.number as certificate_number', 'certificate.issued_on as certificate_issued_on']);

/** Payments of an invoice, oldest first. */
export function listInvoicePayments(db: Kysely<Database>, invoiceId: string): Promise<InvoicePaymentRow[]> {
  return paymentsWithCertificates(db).where('invoice_id', '=', invoiceId).orderBy('seq').execute();
}

export type ExportedPaymentRow = InvoicePaymentRow & {
  seq: number;
  year: number;
  number: number;
  currency: string;
  document: StoredDocument;
};

/** The next payments of all invoices by the day on which they arrived, oldest first. @param month `yyyy-mm` */
export function listNextPayments(
  db: Kysely<Database>,
  month: string | undefined,
  last: Pick<ExportedPaymentRow, 'paid_on' | 'seq'> | undefined,
  limit: number,
): Promise<ExportedPaymentRow[]> {
  let query = paymentsWithCertificates(db)
    .innerJoin('invoices', 'invoices.id', 'invoice_payments.invoice_id')
    .select(['seq', 'invoices.year', 'invoices.number', 'invoices.currency', 'invoices.document'])
    .orderBy('paid_on')
    .orderBy('seq')
    .limit(limit);
  if (month !== undefined)
    query = query.where(
      sql<boolean>`paid_on >= ${`${month}-01`}::date and paid_on < ${`${month}-01`}::date + interval '1 month'`,
    );
  if (last) query = query.where(sql<boolean>`(paid_on, seq) > (${last.paid_on}::date, ${last.seq}::bigint)`);
  return query.execute();
}

export async function insertTaxCertificate(
  tx: Transaction<Database>,
  values: Omit<Insertable<TaxCertificatesTable>, 'id'>,
): Promise<void> {
  await tx.insertInto('tax_certificates').values(values).execute();
}

export async function insertInvoicePayment(
  tx: Transaction<Database>,
  values: Omit<Insertable<InvoicePaymentsTable>, 'id' | 'seq'>,
): Promise<string> {
  const { id } = await tx.insertInto('invoice_payments').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export interface OwnInvoiceRow {
  id: string;
  year: number;
  number: number;
  currency: string;
  total_cents: number;
  issued_at: Date;
  due_on: string;
  link_token: string;
  language: Language;
  /** the sum of its credit notes, negative */
  credited_cents: number;
  paid_cents: number;
}

/** Invoices that the studio has written to a customer, newest first. */
export function listOwnDirectInvoices(db: Kysely<Database>, userId: string, limit: number): Promise<OwnInvoiceRow[]> {
  return db
    .selectFrom('direct_invoices')
    .innerJoin('invoices', 'invoices.id', 'direct_invoices.invoice_id')
    .select(['invoices.id', 'year', 'number', 'currency', 'total_cents', 'issued_at', 'due_on'])
    .select(['link_token', 'language'])
    .select(({ selectFrom }) => [
      selectFrom('invoices as notes')
        .select(sql<number>`coalesce(sum(notes.total_cents), 0)::bigint`.as('cents'))
        .whereRef('notes.credits_id', '=', 'invoices.id')
        .$asScalar()
        .as('credited_cents'),
      selectFrom('invoice_payments')
        .select(sql<number>`coalesce(sum(amount_cents), 0)::bigint`.as('cents'))
        .whereRef('invoice_payments.invoice_id', '=', 'invoices.id')
        .$asScalar()
        .as('paid_cents'),
    ])
    .where('direct_invoices.user_id', '=', userId)
    .orderBy('issued_at', 'desc')
    .orderBy('invoices.id')
    .limit(limit)
    .execute();
}

/** The instalments of each invoice that has some, in the order of their days. */
export async function listInstalments(
  db: Kysely<Database>,
  invoiceIds: readonly string[],
): Promise<Map<string, Instalment[]>> {
  const plans = new Map<string, Instalment[]>();
  if (invoiceIds.length === 0) return plans;
  const rows = await db
    .selectFrom('invoice_instalments')
    .select(['invoice_id', 'due_on', 'amount_cents'])
    .where('invoice_id', 'in', invoiceIds)
    .orderBy('due_on')
    .execute();
  for (const { invoice_id, due_on: dueOn, amount_cents: cents } of rows)
    plans.set(invoice_id, [...(plans.get(invoice_id) ?? []), { dueOn, cents }]);
  return plans;
}

export async function insertInstalments(
  tx: Transaction<Database>,
  invoiceId: string,
  instalments: readonly Instalment[],
): Promise<void> {
  if (instalments.length === 0) return;
  await tx
    .insertInto('invoice_instalments')
    .values(instalments.map(({ dueOn, cents }) => ({ invoice_id: invoiceId, due_on: dueOn, amount_cents: cents })))
    .execute();
}
