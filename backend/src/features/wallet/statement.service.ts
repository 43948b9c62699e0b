import type { Kysely } from 'kysely';
import { CSV_HEADERS, csvLine } from '../../../shared/csv.ts';
import type { Database } from '../../db/schema.ts';
import { type EntryRow, findEntriesAfter } from './transactions.repository.ts';

/** Large wallets are read in parts, so that other requests are served in between. */
const PART = 1_000;

const toLine = (row: EntryRow): string =>
  csvLine([
    row.created_at.toISOString(),
    row.kind,
    row.reference,
    { cents: row.amount_cents },
    { cents: row.balance_after_cents },
  ]);

/** The person's whole ledger as CSV in UTF-8, oldest movement first, every line ended by CRLF. */
export async function statementOf(db: Kysely<Database>, userId: string): Promise<Uint8Array> {
  const parts = [CSV_HEADERS.statement];
  for (let last = 0; ; ) {
    const rows = await findEntriesAfter(db, userId, last, PART);
    parts.push(...rows.map(toLine));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PART) return Buffer.from(parts.join(''), 'utf8');
  }
}
