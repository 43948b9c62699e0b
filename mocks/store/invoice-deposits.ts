import type { InvoiceDeposit } from '../../contract/generated/model.ts';
import type { Message } from '../../contract/i18n/message.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import {
  type Deposit,
  isSameRecipient,
  toDepositLines,
  toDepositTaxes,
} from '../../contract/rules/invoice-deposits.ts';
import type { DraftContent } from '../../contract/rules/invoice-drafts.ts';
import type { InvoicedLine } from '../../contract/rules/invoice-lines.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import type { MockDb } from './db.ts';
import { findDirectInvoice } from './direct-invoices.ts';
import { listDirectDocuments, toInvoicedLine } from './invoices.ts';

type Recipient = DraftContent['recipient'];

/** What is left of an invoice after its credit notes. */
const readDeposit = (db: MockDb, id: string): (Deposit & { cents: number }) | undefined => {
  const documents = listDirectDocuments(db, id);
  const [invoice] = documents;
  if (!invoice) return undefined;
  return {
    id,
    number: invoice.number,
    issuedOn: toBusinessTime(new Date(invoice.issued_at), invoice.time_zone ?? db.state.mailSettings.time_zone).day,
    taxes: toDepositTaxes(documents.map(({ lines }) => ({ lines: lines.map(toInvoicedLine) }))),
    cents: documents.reduce((sum, { total }) => sum + toCents(total), 0),
  };
};

const isDeductible = (db: MockDb, id: string, recipient: Recipient): boolean => {
  const invoice = findDirectInvoice(db, id);
  return (
    invoice !== undefined &&
    invoice.currency === db.state.paymentSettings.currency &&
    (readDeposit(db, id)?.cents ?? 0) > 0 &&
    isSameRecipient(recipient, invoice)
  );
};

/** The invoices that a draft can deduct, newest first. */
export const listDeposits = (db: MockDb, recipient: Recipient): InvoiceDeposit[] => {
  const issuedAt = (id: string) => listDirectDocuments(db, id)[0]?.issued_at ?? '';
  return Object.entries(db.state.directInvoices)
    .filter(([id, { finalId }]) => finalId === undefined && isDeductible(db, id, recipient))
    .toSorted(([a], [b]) => (issuedAt(a) < issuedAt(b) ? 1 : -1))
    .flatMap(([id]) => {
      const deposit = readDeposit(db, id);
      if (!deposit) return [];
      const { number, issuedOn, taxes, cents } = deposit;
      const paid = toCents(findDirectInvoice(db, id)?.paid ?? 0);
      return {
        id,
        number,
        issuedOn,
        total: toAmount(cents),
        left: toAmount(Math.max(cents - paid, 0)),
        taxes: taxes.map(({ net, tax, ...rate }) => ({ ...rate, net: toAmount(net), tax: toAmount(tax) })),
      };
    });
};

type Deducting =
  | { lines: InvoicedLine[] }
  /** why they cannot be deducted; `deducted` when another invoice has done so */
  | { problem: Message; isDeducted: boolean };

/** The lines by which a draft deducts its deposits. */
export const findDepositLines = (
  db: MockDb,
  { recipient, deposits: ids }: Pick<DraftContent, 'recipient' | 'deposits'>,
  lines: readonly InvoicedLine[],
): Deducting => {
  const deducted = ids.find((id) => db.state.directInvoices[id]?.finalId !== undefined);
  const taken = deducted === undefined ? undefined : readDeposit(db, deducted);
  if (taken) return { problem: REFUSALS.depositDeducted(taken.number), isDeducted: true };
  if (!ids.every((id) => isDeductible(db, id, recipient))) return { problem: REFUSALS.depositOther, isDeducted: false };
  const deducting = toDepositLines(
    lines,
    ids.flatMap((id) => readDeposit(db, id) ?? []),
  );
  return deducting ? { lines: deducting } : { problem: REFUSALS.depositTooLarge, isDeducted: false };
};

/** An invoice deducts these from now on. */
export const markDeducted = (db: MockDb, ids: readonly string[], finalId: string): void => {
  for (const id of ids) {
    const stored = db.state.directInvoices[id];
    if (stored) stored.finalId = finalId;
  }
};

/** A final invoice that is credited as a whole gives its deposits back. */
export const releaseDeposits = (db: MockDb, finalId: string): void => {
  for (const stored of Object.values(db.state.directInvoices)) if (stored.finalId === finalId) delete stored.finalId;
};
