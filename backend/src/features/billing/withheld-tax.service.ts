import type { Transaction } from 'kysely';
import type { DirectInvoice, TaxCertificate, WithheldTaxInput } from '../../../../contract/generated/model.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../../contract/rules/text.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import { toShopDay } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import { insertInvoicePayment, insertTaxCertificate } from './direct-invoices.repository.ts';
import { getDirectInvoice, recordInvoiceChange } from './direct-invoices.service.ts';
import { lockInvoiceBalance, toRecordedPayments } from './invoice-balance.service.ts';

/** @throws AppError 400 for line breaks in the number and for a day in the future */
export function checkCertificate({ number, issuedOn }: TaxCertificate, today: string, path = ''): void {
  if (!isOneLine(number.trim())) throw invalid(`${path}number`, REFUSALS.certificateLines);
  if (issuedOn > today) throw invalid(`${path}issuedOn`, REFUSALS.invoicePaymentFuture);
}

interface WithheldRow {
  invoice_id: string;
  amount_cents: number;
  paid_on: string;
  recorded_by: string;
  created_at: Date;
}

const insertCertificate = (
  tx: Transaction<Database>,
  invoice_payment_id: string,
  { number, issuedOn }: TaxCertificate,
  { recorded_by, created_at }: Pick<WithheldRow, 'recorded_by' | 'created_at'>,
) =>
  insertTaxCertificate(tx, {
    invoice_payment_id,
    number: number.trim(),
    issued_on: issuedOn,
    recorded_by,
    created_at,
  });

/** Records tax that the customer pays to the state instead of the studio. */
export async function insertWithheldTax(
  tx: Transaction<Database>,
  row: WithheldRow,
  { kind, certificate }: WithheldTaxInput,
): Promise<void> {
  const id = await insertInvoicePayment(tx, { ...row, method: 'withheld', reference: '', withheld: kind });
  if (certificate) await insertCertificate(tx, id, certificate, row);
}

interface InvoicePaymentRef {
  userId: string;
  id: string;
  /** the recorded payment */
  payment: string;
}

/** Adds the certificate of withheld tax, or replaces it. @throws AppError 400, 404, 409 */
export async function addTaxCertificate(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  { userId, id, payment }: InvoicePaymentRef,
  certificate: TaxCertificate,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  checkCertificate(certificate, await toShopDay(deps.db, at));
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    const row = locked && toRecordedPayments(locked.payments).find((recorded) => recorded.id === payment);
    if (!locked || !row) throw notFound();
    if (row.withheld === null || row.corrects !== null || row.corrected) throw conflict(REFUSALS.certificateNotWaiting);
    await insertCertificate(tx, payment, certificate, { recorded_by: userId, created_at: at });
    const after = { certificate: certificate.number.trim() };
    await recordInvoiceChange(tx, { userId, invoice: locked.invoice, action: 'invoice.certificate', after, at });
  });
  return getDirectInvoice(deps, id);
}

/** Reverses a payment that was recorded by mistake, by a row of the opposite amount. @throws AppError 400, 404, 409 */
export async function correctInvoicePayment(
  deps: Pick<Deps, 'db' | 'clock' | 'env'>,
  { userId, id, payment }: InvoicePaymentRef,
  reason: string,
): Promise<DirectInvoice> {
  const at = deps.clock.now();
  if (!isOneLine(reason.trim())) throw invalid('reason', REFUSALS.reasonLines);
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockInvoiceBalance(tx, id);
    const row = locked?.payments.find((recorded) => recorded.id === payment);
    if (!locked || !row) throw notFound();
    const isReversed = locked.payments.some(
      ({ corrects_id, payment_id, amount_cents }) =>
        corrects_id === row.id || (payment_id !== null && payment_id === row.payment_id && amount_cents < 0),
    );
    if (isReversed || row.amount_cents < 0) throw conflict(REFUSALS.invoicePaymentCorrected);
    await insertInvoicePayment(tx, {
      invoice_id: id,
      amount_cents: -row.amount_cents,
      method: row.method,
      reference: row.reference,
      payment_id: row.payment_id,
      withheld: row.withheld,
      corrects_id: row.id,
      reason: reason.trim(),
      // The day of the row, so that the figures of its month are right again.
      paid_on: row.paid_on,
      recorded_by: userId,
      created_at: at,
    });
    const after = { reason: reason.trim() };
    await recordInvoiceChange(tx, { userId, invoice: locked.invoice, action: 'invoice.correct', after, at });
  });
  return getDirectInvoice(deps, id);
}
