import type { Kysely, Transaction } from 'kysely';
import type { RecordedPayment } from '../../../../contract/generated/model.ts';
import { toAmountDue } from '../../../../contract/rules/invoice-drafts.ts';
import { fillInstalments, type Instalment } from '../../../../contract/rules/invoice-instalments.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import type { Database } from '../../db/schema.ts';
import {
  type DirectInvoiceRow,
  findDirectInvoice,
  type InvoicePaymentRow,
  listDirectDocuments,
  listInstalments,
  listInvoicePayments,
  lockDirectInvoice,
} from './direct-invoices.repository.ts';
import type { InvoiceRow } from './invoices.repository.ts';

/** Sum credited by the credit notes among the documents, in hundredths. */
export const creditedCents = (rows: InvoiceRow[]) =>
  -rows.filter(({ kind }) => kind === 'credit_note').reduce((sum, { total_cents }) => sum + total_cents, 0);

export const sumPayments = (payments: InvoicePaymentRow[]) =>
  payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const toCertificate = ({ certificate_number: number, certificate_issued_on: issuedOn }: InvoicePaymentRow) =>
  number === null || issuedOn === null ? null : { number, issuedOn };

/** Rows to contract. */
export const toRecordedPayments = (rows: InvoicePaymentRow[]): RecordedPayment[] =>
  rows.map((row) => ({
    id: row.id,
    amount: toAmount(row.amount_cents),
    paidOn: row.paid_on,
    method: row.method,
    reference: row.reference,
    payment_id: row.payment_id,
    withheld: row.withheld === null ? null : { kind: row.withheld, certificate: toCertificate(row) },
    corrects: row.corrects_id,
    corrected: rows.some(({ corrects_id }) => corrects_id === row.id),
    reason: row.reason,
    returned: row.payment_id !== null && row.amount_cents < 0 && row.corrects_id === null,
  }));

export interface InvoiceBalance {
  direct: DirectInvoiceRow;
  invoice: InvoiceRow;
  /** the invoice, then its credit notes */
  rows: InvoiceRow[];
  payments: InvoicePaymentRow[];
  /** still to pay, in hundredths */
  leftCents: number;
  amounts: { total: number; credited: number; paid: number };
  /** empty when it is paid in one sum */
  instalments: readonly Instalment[];
}

/** The first instalment that is still open after another payment; undefined for an invoice that is paid in one sum. */
export function findNext(
  { amounts, instalments }: Pick<InvoiceBalance, 'amounts' | 'instalments'>,
  cents: number,
): { dueOn: string; cents: number } | undefined {
  const filled = fillInstalments(instalments, { ...amounts, paid: amounts.paid + cents });
  const next = filled.find(({ left }) => left > 0);
  return next && { dueOn: next.dueOn, cents: next.left };
}

/** A direct invoice with its remaining balance. */
async function toInvoiceBalance(
  db: Kysely<Database>,
  id: string,
  direct: DirectInvoiceRow | undefined,
): Promise<InvoiceBalance | undefined> {
  const rows = direct ? await listDirectDocuments(db, id) : [];
  const [invoice] = rows;
  if (!direct || !invoice) return undefined;
  const payments = await listInvoicePayments(db, id);
  const amounts = { total: invoice.total_cents, credited: creditedCents(rows), paid: sumPayments(payments) };
  const instalments = (await listInstalments(db, [id])).get(id) ?? [];
  return { direct, invoice, rows, payments, leftCents: toAmountDue(amounts), amounts, instalments };
}

export const findInvoiceBalance = async (db: Kysely<Database>, id: string): Promise<InvoiceBalance | undefined> =>
  toInvoiceBalance(db, id, await findDirectInvoice(db, id));

/** Locked until the transaction ends, so that nothing else is credited to it. */
export const lockInvoiceBalance = async (tx: Transaction<Database>, id: string): Promise<InvoiceBalance | undefined> =>
  toInvoiceBalance(tx, id, await lockDirectInvoice(tx, id));
