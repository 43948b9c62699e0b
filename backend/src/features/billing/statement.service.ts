import type { Kysely } from 'kysely';
import { CSV_HEADERS, toCsvLine } from '../../../../contract/rules/csv.ts';
import type { Database } from '../../db/schema.ts';
import { csvFile, readInBatches } from '../../lib/csv.ts';
import { type LedgerEntryRow, listEntriesAfter } from './transactions.repository.ts';

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
