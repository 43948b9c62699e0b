import type { Kysely } from 'kysely';
import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import type { Database } from '../../db/schema.ts';
import { csvFile, partsBy } from '../../lib/csv.ts';
import { type EntryRow, findEntriesAfter } from './transactions.repository.ts';

const toLine = (row: EntryRow): string =>
  csvLine([
    row.created_at.toISOString(),
    row.kind,
    row.reference,
    { cents: row.amount_cents },
    { cents: row.balance_after_cents },
  ]);

/** The user's whole ledger as CSV in UTF-8, oldest transaction first, with CRLF line endings. */
export function statementOf(db: Kysely<Database>, userId: string) {
  const next = (last: EntryRow | undefined, limit: number) => findEntriesAfter(db, userId, last?.id ?? 0, limit);
  return csvFile('wallet-statement.csv', CSV_HEADERS.statement, partsBy(next, toLine));
}
