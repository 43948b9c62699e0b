import type { Kysely, Transaction } from 'kysely';
import type { InvoiceDeposit } from '../../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../../contract/rules/business-day.ts';
import {
  type Deposit,
  isSameRecipient,
  toDepositLines,
  toDepositTaxes,
} from '../../../../contract/rules/invoice-deposits.ts';
import type { InvoicedLine } from '../../../../contract/rules/invoice-lines.ts';
import { invoiceNumber } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import type { Database, StoredInvoiceDraft } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { conflict, invalid, notFound } from '../../lib/errors.ts';
import {
  listDeductingInvoices,
  listDepositDocuments,
  listUndeductedIds,
  lockDeposits,
  sumPaid,
} from './invoice-deposits.repository.ts';
import { findDraft } from './invoice-drafts.repository.ts';
import { toInvoicedLines } from './invoices.mapper.ts';
import type { InvoiceRow } from './invoices.repository.ts';

const MAX_LISTED = 100;

type ReadDeposit = Deposit & { invoice: InvoiceRow; cents: number };

/** Remaining amounts of invoices after their credit notes, by tax rate, in the order of `ids`. */
async function readDeposits(db: Kysely<Database>, ids: readonly string[]): Promise<ReadDeposit[]> {
  if (ids.length === 0) return [];
  const rows = await listDepositDocuments(db, ids);
  const shopZone = await findShopZone(db);
  return ids.flatMap((id) => {
    const documents = rows.filter((row) => row.id === id || row.credits_id === id);
    const [invoice] = documents;
    if (!invoice) return [];
    const taxes = toDepositTaxes(documents.map((row) => ({ lines: toInvoicedLines(row) })));
    const deposit = {
      id,
      number: invoiceNumber('invoice', invoice.year, invoice.number),
      issuedOn: toBusinessTime(invoice.issued_at, invoice.document.timeZone ?? shopZone).day,
      taxes,
    };
    return [{ ...deposit, invoice, cents: documents.reduce((sum, { total_cents }) => sum + total_cents, 0) }];
  });
}

/** The invoices that a saved draft can deduct. @throws AppError 404 for a deleted draft too */
export async function listInvoiceDeposits({ db }: Pick<Deps, 'db'>, draftId: string): Promise<InvoiceDeposit[]> {
  const draft = await findDraft(db, draftId);
  if (!draft || draft.deleted_at !== null) throw notFound(REFUSALS.draftMissing);
  const ids = await listUndeductedIds(db, draft.content.recipient, await findShopCurrency(db), MAX_LISTED);
  const paid = ids.length === 0 ? new Map<string, number>() : await sumPaid(db, ids);
  return (await readDeposits(db, ids))
    .filter(({ cents }) => cents > 0)
    .map(({ id, number, issuedOn, taxes, cents }) => ({
      id,
      number,
      issuedOn,
      total: toAmount(cents),
      left: toAmount(Math.max(cents - (paid.get(id) ?? 0), 0)),
      taxes: taxes.map(({ name, percent, net, tax }) => ({ name, percent, net: toAmount(net), tax: toAmount(tax) })),
    }));
}

/**
 * The lines by which an invoice deducts the deposits of its draft. They are locked, so that of two invoices only one deducts
 * a deposit, and none is credited meanwhile.
 * @throws AppError 400 for invoices that cannot be deducted, 409 for one that another invoice has deducted
 */
export async function lockDepositLines(
  tx: Transaction<Database>,
  { recipient, deposits: ids = [] }: Pick<StoredInvoiceDraft, 'recipient' | 'deposits'>,
  { lines, currency }: { lines: readonly InvoicedLine[]; currency: string },
): Promise<InvoicedLine[]> {
  if (ids.length === 0) return [];
  const locked = await lockDeposits(tx, ids);
  const deposits = await readDeposits(tx, ids);
  const [deducted] = await listDeductingInvoices(tx, ids);
  const other = deposits.find(({ id }) => id === deducted?.deposit_id);
  if (other) throw conflict(REFUSALS.depositDeducted(other.number));
  const isOwn = ({ id, invoice, cents }: ReadDeposit) => {
    const direct = locked.find(({ invoice_id }) => invoice_id === id);
    const { email } = invoice.document.buyer;
    return (
      direct !== undefined &&
      cents > 0 &&
      invoice.currency === currency &&
      isSameRecipient(recipient, { customerId: direct.user_id, email })
    );
  };
  if (deposits.length < ids.length || !deposits.every(isOwn)) throw invalid('deposits', REFUSALS.depositOther);
  const deducting = toDepositLines(lines, deposits);
  if (!deducting) throw invalid('deposits', REFUSALS.depositTooLarge);
  return deducting;
}
