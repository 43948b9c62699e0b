import { column, DESCRIPTION } from '../../../../contract/rules/invoice-document.ts';
import { formatMoney } from '../../../../contract/rules/money.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPaperResponse, getPaperFrame, PLAIN_PAPER } from './paper-file.service.ts';
import { getPaidTitle } from './providers.service.ts';
import { type DepositRow, findDeposit } from './transactions.repository.ts';

/** A receipt is no invoice: money in a wallet is not a supply, so it shows no tax. */
const TOP_UP_NOTE = 'For money added to your wallet. Each purchase has an invoice of its own.';

const toPurpose = ({ order_number: number, product_name: name }: DepositRow): string =>
  number === null ? 'Added to the wallet' : `Order #${number}, ${name ?? ''}`;

const toNote = ({ order_number: number }: DepositRow): string =>
  number === null ? TOP_UP_NOTE : 'For a payment. The invoice of the order shows its tax.';

/** How it was paid, and what was returned since; deposits older than payments have no method. */
async function toPayment(deps: Pick<Deps, 'db'>, deposit: DepositRow, date: string): Promise<Paper['payment']> {
  const { provider, refunded_minor: refunded, currency } = deposit;
  return {
    title: provider === null ? 'Paid' : `Paid by ${await getPaidTitle(deps, provider)}`,
    facts: [
      { label: 'Date', value: date },
      ...(refunded ? [{ label: 'Refunded since', value: formatMoney(refunded, currency) }] : []),
    ],
  };
}

/**
 * The receipt of one of the user's own deposits as PDF.
 * @throws AppError 404 for another user's, and for other types of transactions; 503 when it cannot be rendered now
 */
export async function createReceiptResponse(deps: Pick<Deps, 'db' | 'storage'>, userId: string, id: number) {
  const deposit = await findDeposit(deps.db, userId, id);
  if (!deposit) throw notFound();
  const { reference, amount_cents, currency, created_at } = deposit;
  const { letterhead, parties, day } = await getPaperFrame(deps, { title: 'Received from', userId });
  const amount = formatMoney(amount_cents, currency);
  return createPaperResponse({
    name: `receipt-${reference}`,
    paper: {
      ...PLAIN_PAPER,
      title: 'Receipt',
      number: reference,
      note: toNote(deposit),
      facts: [{ label: 'Date', value: day(created_at) }],
      parties,
      columns: [column(DESCRIPTION, false, true), column('Amount', true, true)],
      rows: [[toPurpose(deposit), amount]],
      details: [''],
      payment: await toPayment(deps, deposit, day(created_at)),
      sums: [{ label: `Received (${currency})`, value: amount }],
    },
    at: created_at,
    letterhead,
  });
}
