import type { Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { NewsletterSubscribersTable } from '../../db/schema-blog.ts';
import { containing } from '../../db/search.ts';
import type { SubscriberState } from '../../generated/model.ts';

export type SubscriberRow = Pick<
  Selectable<NewsletterSubscribersTable>,
  'id' | 'email' | 'status' | 'created_at' | 'confirmed_at'
>;

export interface SubscribersFilter {
  search?: string | undefined;
  status?: SubscriberState | undefined;
}

/** One page of addresses, newest first, and how many match in all. */
export async function findSubscribers(
  db: Kysely<Database>,
  { search, status }: SubscribersFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: SubscriberRow[]; total: number }> {
  let query = db.selectFrom('newsletter_subscribers');
  if (status !== undefined) query = query.where('status', '=', status);
  if (search !== undefined) query = query.where('email', 'ilike', containing(search));
  const { total } = await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await query
    .select(['id', 'email', 'status', 'created_at', 'confirmed_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  return { rows, total };
}

/** Erases an address with its links. @returns whether there was one */
export async function eraseSubscriber(tx: Transaction<Database>, id: string): Promise<boolean> {
  const row = await tx.deleteFrom('newsletter_subscribers').where('id', '=', id).returning('id').executeTakeFirst();
  return row !== undefined;
}
