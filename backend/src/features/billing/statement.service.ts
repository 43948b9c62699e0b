import type { Kysely } from 'kysely';
import { msg, t } from '../../../../contract/i18n/macros.ts';
import { type Message, toText } from '../../../../contract/i18n/message.ts';
import { toInstantRange, toMidnight } from '../../../../contract/rules/business-day.ts';
import { toCsvLine } from '../../../../contract/rules/csv.ts';
import { csvHeader } from '../../../../contract/rules/csv-headers.ts';
import { column, mainColumn } from '../../../../contract/rules/invoice-tables.ts';
import { type Language, LOCALES } from '../../../../contract/rules/languages.ts';
import { formatMoney } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findPeriodProblem, MAX_STATEMENT_ROWS } from '../../../../contract/rules/statement-period.ts';
import type { Database, EntryKind } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { invalid } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPdfResponse, getPdfFrame } from './pdf-file.service.ts';
import {
  findBalanceBefore,
  type LedgerEntryRow,
  listEntriesAfter,
  listEntriesBetween,
} from './transactions.repository.ts';

const toStatementLine = (row: LedgerEntryRow): string =>
  toCsvLine([
    row.created_at.toISOString(),
    row.kind,
    row.reference,
    { cents: row.amount_cents },
    { cents: row.balance_after_cents },
  ]);

/** The user's whole ledger as CSV in UTF-8, oldest transaction first, with CRLF line endings. */
export function createStatementCsv(db: Kysely<Database>, userId: string, language: Language) {
  const next = (last: LedgerEntryRow | undefined, limit: number) => listEntriesAfter(db, userId, last?.id ?? 0, limit);
  return csvFile('wallet-statement.csv', csvHeader('statement', language), readInBatches(next, toStatementLine));
}

const KINDS: Record<EntryKind, Message> = {
  deposit: msg`Deposit`,
  withdrawal: msg`Withdrawal`,
  purchase: msg`Purchase`,
  refund: msg`Refund`,
  adjustment: msg`Adjustment`,
};

/** What a transaction refers to: an order in words, anything else by its own code. */
function toReference(language: Language, reference: string): string {
  const [, digits, isDirect] = /^Order #(\d+)(, refunded directly)?$/.exec(reference) ?? [];
  if (digits === undefined) return reference;
  const number = Number(digits);
  return isDirect ? t(language)`Order #${number}, refunded directly` : t(language)`Order #${number}`;
}

/** A minus sign as wide as a digit, so that columns of amounts stay aligned. */
const signed = (cents: number, currency: string, language: Language): string =>
  `${cents < 0 ? '\u2212' : ''}${formatMoney(Math.abs(cents), currency, language)}`;

/** The table and the sums of a period, which add up from the opening to the closing balance. */
function toStatementParts(
  rows: readonly LedgerEntryRow[],
  opening: number,
  { currency, day, language }: { currency: string; day: (at: Date) => string; language: Language },
): Pick<Paper, 'columns' | 'rows' | 'details' | 'sums'> {
  const sumOf = (sign: 1 | -1) =>
    rows.reduce((sum, { amount_cents: cents }) => (Math.sign(cents) === sign ? sum + cents : sum), 0);
  const money = (cents: number) => formatMoney(cents, currency, language);
  const closing = rows.at(-1)?.balance_after_cents ?? opening;
  return {
    columns: [
      column(t(language)`Date`, false),
      column(t(language)`Type`, false),
      mainColumn(t(language)`Description`),
      column(t(language)`Amount`),
      column(t(language)`Balance`, true, true),
    ],
    rows: rows.map(({ created_at, kind, reference, amount_cents, balance_after_cents }) => [
      day(created_at),
      toText(language, KINDS[kind]),
      toReference(language, reference),
      signed(amount_cents, currency, language),
      money(balance_after_cents),
    ]),
    details: rows.map(() => ''),
    sums: [
      { label: t(language)`Balance before`, value: money(opening) },
      { label: t(language)`Money in`, value: signed(sumOf(1), currency, language) },
      { label: t(language)`Money out`, value: signed(sumOf(-1), currency, language) },
      { label: t(language)`Balance after (${currency})`, value: money(closing) },
    ],
  };
}

/**
 * A period of the wallet as PDF, with the days of the shop.
 * @throws AppError 400 for a period that is too long or has too many transactions, 503 when it cannot be rendered now
 */
export async function createStatementPdfResponse(
  deps: Pick<Deps, 'db' | 'storage' | 'clock'>,
  userId: string,
  { from, to }: { from: string; to: string },
  language: Language,
) {
  const { db, clock } = deps;
  const problem = findPeriodProblem({ from, to });
  if (problem) throw invalid(problem.field, problem.message);
  const title = t(language)`Account of`;
  const { letterhead, frame, day, timeZone } = await getPdfFrame(deps, { title, userId, language });
  const since = toMidnight(from, timeZone);
  const { before = since } = toInstantRange({ to }, timeZone);
  const rows = await listEntriesBetween(db, userId, { since, before }, MAX_STATEMENT_ROWS + 1);
  if (rows.length > MAX_STATEMENT_ROWS) throw invalid('from', REFUSALS.statementFull(MAX_STATEMENT_ROWS));
  const currency = await findShopCurrency(db);
  const at = clock.now();
  const period = `${day(since)} – ${day(toMidnight(to, timeZone))}`;
  const parts = toStatementParts(rows, await findBalanceBefore(db, userId, since), { currency, day, language });
  return createPdfResponse({
    name: `wallet-statement-${from}-${to}`,
    paper: {
      ...frame,
      ...parts,
      title: t(language)`Wallet statement`,
      numberLabel: t(language)`Period`,
      number: period,
      note: rows.length === 0 ? t(language)`No transactions in this period.` : null,
      facts: [
        { label: t(language)`Issued`, value: day(at) },
        { label: t(language)`Transactions`, value: rows.length.toLocaleString(LOCALES[language]) },
      ],
      payment: null,
    },
    at,
    letterhead,
  });
}
