import type { DirectInvoice, Invoice } from '../../contract/generated/model.ts';
import { toBusinessTime } from '../../contract/rules/business-day.ts';
import { toAmountDue } from '../../contract/rules/invoice-drafts.ts';
import { toBalance, toContractInstalments, toInstalments, toPlan } from '../../contract/rules/invoice-instalments.ts';
import { toInvoiceLink } from '../../contract/rules/invoice-links.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { listPayersOfInvoice } from './invoice-payers.ts';
import type { StoredDirectInvoice } from './invoice-state.ts';
import { listDirectDocuments } from './invoices.ts';

const creditedCents = (db: MockDb, id: string): number =>
  listDirectDocuments(db, id)
    .filter(({ kind }) => kind === 'credit_note')
    .reduce((sum, { total }) => sum - toCents(total), 0);

const sumAmounts = (payments: readonly { amount: number }[]): number =>
  payments.reduce((sum, { amount }) => sum + toCents(amount), 0);

const amountsOf = (db: MockDb, { id, total }: Pick<Invoice, 'id' | 'total'>) => {
  const payments = db.state.directInvoices[id]?.payments ?? [];
  return { total: toCents(total), credited: creditedCents(db, id), paid: sumAmounts(payments) };
};

type Billed = Pick<Invoice, 'id' | 'total' | 'dueOn' | 'instalments'>;

/** State and next amount of an invoice that the studio has written, on this day of the shop. */
const balanceOf = (db: MockDb, { dueOn = '', instalments, ...invoice }: Billed) =>
  toBalance(
    amountsOf(db, invoice),
    toPlan(toInstalments(instalments), dueOn, toCents(invoice.total)),
    toBusinessTime(new Date(), db.state.mailSettings.time_zone).day,
  );

export const findDirectStatus = (db: MockDb, invoice: Billed) => balanceOf(db, invoice).status;

/** Where the invoice is seen and paid; the mocks answer at the address of the page. */
const linkOf = ({ token, language }: StoredDirectInvoice): string =>
  toInvoiceLink(globalThis.location?.origin ?? 'http://localhost', token, language);

const findRecurrence = (db: MockDb, id: string): DirectInvoice['recurs'] => {
  const schedule = db.state.invoiceSchedules.find(({ invoiceIds }) => invoiceIds.includes(id));
  return schedule ? { every: schedule.every, next_on: schedule.status === 'active' ? schedule.next_on : null } : null;
};

/** An invoice that the studio has written; undefined for that of an order. */
export const findDirectInvoice = (db: MockDb, id: string): DirectInvoice | undefined => {
  const stored = db.state.directInvoices[id];
  const items = listDirectDocuments(db, id);
  const [invoice] = items;
  if (!stored || !invoice) return undefined;
  const { token: _token, finalId, ...direct } = stored;
  const [final] = finalId === undefined ? [] : listDirectDocuments(db, finalId);
  const amounts = amountsOf(db, invoice);
  const balance = balanceOf(db, invoice);
  return {
    id,
    number: invoice.number,
    email: invoice.buyer.email,
    payers: listPayersOfInvoice(db, id),
    ...direct,
    link: linkOf(stored),
    status: balance.status,
    total: invoice.total,
    credited: toAmount(amounts.credited),
    paid: toAmount(amounts.paid),
    withheld: toAmount(sumAmounts(direct.payments.filter(({ method }) => method === 'withheld'))),
    left: toAmount(toAmountDue(amounts)),
    currency: invoice.currency,
    items,
    instalments: toContractInstalments(balance.instalments, invoice.instalments !== undefined),
    due: toAmount(balance.due),
    nextDueOn: balance.nextDueOn,
    recurs: findRecurrence(db, id),
    deductedIn: final ? { id: final.id, number: final.number } : null,
  };
};
