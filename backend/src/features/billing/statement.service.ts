import type { Kysely } from 'kysely';
import { toInstantRange, toMidnight } from '../../../../contract/rules/business-day.ts';
import { CSV_HEADERS, toCsvLine } from '../../../../contract/rules/csv.ts';
import { column, DESCRIPTION } from '../../../../contract/rules/invoice-document.ts';
import { formatMoney } from '../../../../contract/rules/money.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { findPeriodProblem, MAX_STATEMENT_ROWS } from '../../../../contract/rules/statement-period.ts';
import type { Database, EntryKind } from '../../db/schema.ts';
import { findShopCurrency } from '../../db/shop-currency.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { invalid } from '../../lib/errors.ts';
import type { Paper } from '../../lib/papers/paper-pdf.ts';
import { createPaperResponse, getPaperFrame, PLAIN_PAPER } from './paper-file.service.ts';
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
export function createStatementCsv(db: Kysely<Database>, userId: string) {
  const next = (last: LedgerEntryRow | undefined, limit: number) => listEntriesAfter(db, userId, last?.id ?? 0, limit);
  return csvFile('wallet-statement.csv', CSV_HEADERS.statement, readInBatches(next, toStatementLine));
}

const KINDS: Record<EntryKind, string> = {
  deposit: 'Deposit',
  withdrawal: 'Withdrawal',
  purchase: 'Purchase',
  refund: 'Refund',
  adjustment: 'Adjustment',
};

/** A minus sign as wide as a digit, so that columns of amounts stay aligned. */
const signed = (cents: number, currency: string): string =>
  `${cents < 0 ? '\u2212' : ''}${formatMoney(Math.abs(cents), currency)}`;

/** The table and the sums of a period, which add up from the opening to the closing balance. */
function toStatementParts(
  rows: readonly LedgerEntryRow[],
  opening: number,
  { currency, day }: { currency: string; day: (at: Date) => string },
): Pick<Paper, 'columns' | 'rows' | 'details' | 'sums'> {
  const sumOf = (sign: 1 | -1) =>
    rows.reduce((sum, { amount_cents: cents }) => (Math.sign(cents) === sign ? sum + cents : sum), 0);
  const closing = rows.at(-1)?.balance_after_cents ?? opening;
  return {
    columns: [
      column('Date', false),
      column('Type', false),
      column(DESCRIPTION, false, true),
      column('Amount'),
      column('Balance', true, true),
    ],
    rows: rows.map(({ created_at, kind, reference, amount_cents, balance_after_cents }) => [
      day(created_at),
      KINDS[kind],
      reference,
      signed(amount_cents, currency),
      formatMoney(balance_after_cents, currency),
    ]),
    details: rows.map(() => ''),
    sums: [
      { label: 'Balance before', value: formatMoney(opening, currency) },
      { label: 'Money in', value: signed(sumOf(1), currency) },
      { label: 'Money out', value: signed(sumOf(-1), currency) },
      { label: `Balance after (${currency})`, value: formatMoney(closing, currency) },
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
) {
  const { db, clock } = deps;
  const problem = findPeriodProblem({ from, to });
  if (problem) throw invalid(problem.field, problem.message);
  const { letterhead, parties, day, timeZone } = await getPaperFrame(deps, { title: 'Account of', userId });
  const since = toMidnight(from, timeZone);
  const { before = since } = toInstantRange({ to }, timeZone);
  const rows = await listEntriesBetween(db, userId, { since, before }, MAX_STATEMENT_ROWS + 1);
  if (rows.length > MAX_STATEMENT_ROWS) throw invalid('from', REFUSALS.statementFull(MAX_STATEMENT_ROWS));
  const currency = await findShopCurrency(db);
  const at = clock.now();
  const period = `${day(since)} – ${day(toMidnight(to, timeZone))}`;
  const parts = toStatementParts(rows, await findBalanceBefore(db, userId, since), { currency, day });
  return createPaperResponse({
    name: `wallet-statement-${from}-${to}`,
    paper: {
      ...PLAIN_PAPER,
      ...parts,
      title: 'Wallet statement',
      numberLabel: 'Period',
      number: period,
      note: rows.length === 0 ? 'No transactions in this period.' : null,
      facts: [
        { label: 'Issued', value: day(at) },
        { label: 'Transactions', value: rows.length.toLocaleString('en') },
      ],
      parties,
      payment: null,
    },
    at,
    letterhead,
  });
}
