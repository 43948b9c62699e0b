import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { type EntryRow, findEntriesAfter } from './transactions.repository.ts';

/** Large wallets are read in parts, so that other requests are served in between. */
const PART = 1_000;
const HEADER = 'Date,Type,Reference,Amount,Balance';

/** A text for a CSV file (RFC 4180); a spreadsheet must not take it for a formula. */
function textField(text: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const amountField = (cents: number): string => (cents / 100).toFixed(2);

function toLine(row: EntryRow): string {
  return [
    textField(row.created_at.toISOString()),
    textField(row.kind),
    textField(row.reference),
    amountField(row.amount_cents),
    amountField(row.balance_after_cents),
  ].join(',');
}

/** The person's whole ledger as CSV in UTF-8, oldest movement first, every line ended by CRLF. */
export async function statementOf(db: Kysely<Database>, userId: string): Promise<Uint8Array> {
  const parts = [`${HEADER}\r\n`];
  for (let last = 0; ; ) {
    const rows = await findEntriesAfter(db, userId, last, PART);
    parts.push(...rows.map((row) => `${toLine(row)}\r\n`));
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PART) return Buffer.from(parts.join(''), 'utf8');
  }
}
