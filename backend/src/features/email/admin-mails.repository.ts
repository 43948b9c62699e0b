import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { MailStatus } from '../../../../contract/generated/model.ts';
import { smallFile } from '../../../../contract/rules/site-sections.ts';
import { ascending, descending, type PageResult, type Range, readPage, sortByKeys } from '../../db/paging.ts';
import { readCount } from '../../db/row-counts.ts';
import type { Database } from '../../db/schema.ts';
import { contains, type SearchPath } from '../../db/search.ts';
import type { MailLogTable } from '../../db/tables.gen.ts';

/** `kept` tells whether the message can be resent; the message itself is not read. */
export type MailRow = Omit<Selectable<MailLogTable>, 'sealed' | 'conversation_id'> & { kept: boolean };

export interface MailFilter {
  /** part of the recipient's name or email */
  search: string | undefined;
  kind: string | undefined;
  status: MailStatus | undefined;
}

/** One page of emails, newest first, and the total number of matches. */
export async function listMails(
  db: Kysely<Database>,
  { search, kind, status }: MailFilter,
  range: Range,
): Promise<PageResult<MailRow>> {
  let query = db.selectFrom('mail_log');
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (status !== undefined) query = query.where('status', '=', status);
  const filterMails = (searchPath: SearchPath) =>
    search === undefined ? query : query.where(contains(['recipient_email', 'recipient_name'], search, searchPath));
  const orders = [descending(sql`created_at`), ascending(sql`id`)];
  const list = { key: sql<string>`id`, orders, searched: search !== undefined, isSlow: true } as const;
  const knownTotal = list.searched ? undefined : await readCount(db, 'mails', `${status ?? '%'} ${kind ?? '%'}`);
  const { keys, ...total } = await readPage(db, filterMails, list, range, knownTotal);
  const rows = await db
    .selectFrom('mail_log')
    .select(['id', 'kind', 'recipient_name', 'recipient_email', 'subject', 'status', 'answer', 'attempts'])
    .select(['created_at', 'settled_at', sql<boolean>`sealed is not null`.as('kept')])
    .where('id', '=', sql<string>`any(${keys}::uuid[])`)
    .execute();
  return { ...total, rows: sortByKeys(keys, rows, ({ id }) => id) };
}

export type LockedMail = Pick<Selectable<MailLogTable>, 'kind' | 'subject' | 'status' | 'sealed'>;

export function lockMail(tx: Transaction<Database>, id: string): Promise<LockedMail | undefined> {
  const columns = ['kind', 'subject', 'status', 'sealed'] as const;
  return tx.selectFrom('mail_log').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The picture of a product on sale, for the example of a receipt; undefined while there is none. */
export async function findExamplePicture(db: Kysely<Database>): Promise<string | undefined> {
  const onSale = db.selectFrom('products').select('images').where('published', '=', true);
  const row = await onSale.orderBy('id').limit(1).executeTakeFirst();
  return row?.images[0] && smallFile(row.images[0]);
}
