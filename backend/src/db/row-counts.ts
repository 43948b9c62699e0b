import { type Kysely, sql } from 'kysely';
import type { Total } from './paging.ts';
import type { Database } from './schema.ts';

/** Row counts maintained by triggers, see `0001-baseline/20-list-counts.sql`; a key identifies a group of rows. */
export type CountedList =
  | 'activity'
  | 'comment_states'
  | 'comments'
  | 'conversations'
  | 'invoices'
  | 'likes'
  | 'mails'
  | 'payments'
  | 'payouts'
  | 'pictures'
  | 'pools'
  | 'reviews'
  | 'saves'
  | 'subscribers'
  | 'users';

/** The row count of keys that match a LIKE pattern, or of one key. */
export async function readCount(db: Kysely<Database>, list: CountedList, pattern = '%'): Promise<Total> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(rows), 0)::bigint as total from kept_counts where list = ${list} and key like ${pattern}`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, estimated: false };
}

/** Row counts and sums of a list with amounts; the words of a key, of which the last one is the currency. */
export async function readSums(
  db: Kysely<Database>,
  list: Extract<CountedList, 'invoices' | 'payments' | 'payouts'>,
): Promise<{ words: string[]; currency: string; rows: number; cents: number }[]> {
  const { rows } = await sql<{ key: string; rows: number; cents: number }>`
    select key, sum(rows)::bigint as rows, sum(cents)::bigint as cents from kept_counts where list = ${list}
     group by key having sum(rows) > 0`.execute(db);
  return rows.map(({ key, ...group }) => {
    const words = key.split(' ');
    return { ...group, words, currency: words.at(-1) ?? '' };
  });
}

/** Row counts by the first word of the keys. */
export async function readCountsByFirstWord(db: Kysely<Database>, list: CountedList): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; total: number }>`
    select split_part(key, ' ', 1) as word, sum(rows)::bigint as total from kept_counts where list = ${list} group by 1`.execute(
    db,
  );
  return new Map(rows.map(({ word, total }) => [word, total]));
}

/** Maximum number of rows per key that may stay unmerged. */
const MIN_ROWS = 20;
const BATCH_SIZE = 1_000;

/** Merges the rows of each key that has many into one. The sums never change. */
export async function compactCounts(db: Kysely<Database>): Promise<void> {
  for (let keys = BATCH_SIZE; keys === BATCH_SIZE; ) {
    const { rows } = await sql<{ keys: number }>`
      with many as (
        select list, key from kept_counts group by 1, 2 having count(*) > ${MIN_ROWS} limit ${BATCH_SIZE}
      ), gone as (
        delete from kept_counts using many where kept_counts.list = many.list and kept_counts.key = many.key
        returning kept_counts.list, kept_counts.key, kept_counts.rows, kept_counts.cents
      ), added as (
        insert into kept_counts (list, key, rows, cents) select list, key, sum(rows), sum(cents) from gone group by 1, 2
      )
      select count(*) as keys from many`.execute(db);
    keys = rows[0]?.keys ?? 0;
  }
}
