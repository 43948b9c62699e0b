import { msg, t } from '../../../../contract/i18n/macros.ts';
import { type Message, toMessage, toText } from '../../../../contract/i18n/message.ts';
import { column, mainColumn } from '../../../../contract/rules/invoice-tables.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { formatMoney } from '../../../../contract/rules/money.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { notFound } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPdfResponse, getPdfFrame } from './pdf-file.service.ts';
import { getPaidTitle } from './providers.service.ts';
import { type DepositRow, findDeposit } from './transactions.repository.ts';

/** A receipt is no invoice: money in a wallet is not a supply, so it shows no tax. */
const TOP_UP_NOTE = msg`For money added to your wallet. Each purchase has an invoice of its own.`;

const toPurpose = ({ order_number: number, product_name: name }: DepositRow): Message =>
  number === null ? msg`Added to the wallet` : msg`Order #${number}, ${name ?? ''}`;

const toNote = ({ order_number: number }: DepositRow): Message =>
  number === null ? TOP_UP_NOTE : msg`For a payment. The invoice of the order shows its tax.`;

/** How it was paid, and what was returned since; deposits older than payments have no method. */
async function toPayment(
  deps: Pick<Deps, 'db'>,
  deposit: DepositRow,
  { date, language }: { date: string; language: Language },
): Promise<Paper['payment']> {
  const { provider, refunded_minor: refunded, currency, paid_currency } = deposit;
  return {
    title:
      provider === null
        ? t(language)`Paid`
        : t(language)`Paid by ${toText(language, toMessage(await getPaidTitle(deps, provider)))}`,
    facts: [
      { label: t(language)`Date`, value: date },
      ...(refunded
        ? [{ label: t(language)`Refunded since`, value: formatMoney(refunded, paid_currency ?? currency, language) }]
        : []),
    ],
  };
}

/**
 * The receipt of one of the user's own deposits as PDF.
 * @throws AppError 404 for another user's, and for other types of transactions; 503 when it cannot be rendered now
 */
export async function createReceiptResponse(
  deps: Pick<Deps, 'db' | 'storage'>,
  userId: string,
  id: number,
  language: Language,
) {
  const deposit = await findDeposit(deps.db, userId, id);
  if (!deposit) throw notFound();
  const { reference, amount_cents, currency, created_at } = deposit;
  const title = t(language)`Received from`;
  const { letterhead, frame, day } = await getPdfFrame(deps, { title, userId, language });
  const amount = formatMoney(amount_cents, currency, language);
  const date = day(created_at);
  return createPdfResponse({
    name: `receipt-${reference}`,
    paper: {
      ...frame,
      title: t(language)`Receipt`,
      numberLabel: t(language)`Number`,
      number: reference,
      note: toText(language, toNote(deposit)),
      facts: [{ label: t(language)`Date`, value: date }],
      columns: [mainColumn(t(language)`Description`), column(t(language)`Amount`, true, true)],
      rows: [[toText(language, toPurpose(deposit)), amount]],
      details: [''],
      payment: await toPayment(deps, deposit, { date, language }),
      sums: [{ label: t(language)`Received (${currency})`, value: amount }],
    },
    at: created_at,
    letterhead,
  });
}
