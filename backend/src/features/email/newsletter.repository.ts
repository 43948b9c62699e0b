import { type Kysely, type Selectable, sql } from 'kysely';
import type { SubscriberList } from '../../../../contract/generated/model.ts';
import type { Language } from '../../../../contract/rules/languages.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Database } from '../../db/schema.ts';
import type { NewsletterSubscribersTable } from '../../db/tables.gen.ts';
import { endSubscriberRuns } from './sequence-runs.repository.ts';
import { getListTables } from './subscriber-lists.repository.ts';

export type SubscriberRow = Pick<Selectable<NewsletterSubscribersTable>, 'id' | 'email' | 'status' | 'language'>;

/** The row of an email, ignoring case; a new one is pending. A confirmed one keeps its language. */
export async function upsertSubscriber(
  db: Kysely<Database>,
  list: SubscriberList,
  { email, language }: { email: string; language: Language },
  now: Date,
): Promise<SubscriberRow> {
  const { rows } = await sql<SubscriberRow>`
    insert into ${sql.table(getListTables(list).subscribers)} as known (email, language, created_at)
    values (${email}, ${language}, ${now}::timestamptz)
    on conflict (lower(email)) do update
      set language = case known.status when 'confirmed' then known.language else excluded.language end
    returning id, email, status, language`.execute(db);
  return rows[0] as SubscriberRow;
}

export async function insertLink(
  db: Kysely<Database>,
  list: SubscriberList,
  link: { tokenHash: string; subscriberId: string; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto(getListTables(list).links)
    .values({
      token_hash: link.tokenHash,
      subscriber_id: link.subscriberId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

/** The subscriber of a link; undefined when it is unknown or expired. */
export function findLinkSubscriber(
  db: Kysely<Database>,
  list: SubscriberList,
  tokenHash: string,
  now: Date,
): Promise<SubscriberRow | undefined> {
  const { links, subscribers } = getListTables(list);
  return db
    .selectFrom(`${links} as link`)
    .innerJoin(`${subscribers} as subscriber`, 'subscriber.id', 'link.subscriber_id')
    .select(['subscriber.id', 'subscriber.email', 'subscriber.status', 'subscriber.language'])
    .where('link.token_hash', '=', tokenHash)
    .where('link.expires_at', '>', now)
    .executeTakeFirst();
}

/** Confirms an email; only one of several concurrent calls gets true. */
export async function confirmSubscriber(
  db: Kysely<Database>,
  list: SubscriberList,
  id: string,
  now: Date,
): Promise<boolean> {
  const row = await db
    .updateTable(getListTables(list).subscribers)
    .set({ status: 'confirmed', confirmed_at: now, unsubscribed_at: null })
    .where('id', '=', id)
    .where('status', '<>', 'confirmed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends a subscription and its sequences, and invalidates the links in older emails. */
export async function unsubscribe(db: Kysely<Database>, list: SubscriberList, id: string, now: Date): Promise<void> {
  const { links, subscribers } = getListTables(list);
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable(subscribers)
      .set({ status: 'unsubscribed', unsubscribed_at: now })
      .where('id', '=', id)
      .where('status', '<>', 'unsubscribed')
      .execute();
    await tx.deleteFrom(links).where('subscriber_id', '=', id).execute();
    if (list === 'newsletter') await endSubscriberRuns(tx, id, now);
  });
}

/** Deletes expired links, and emails that were never confirmed. */
export async function deleteStaleSubscriptions(
  db: Kysely<Database>,
  list: SubscriberList,
  { linksBefore, pendingBefore }: { linksBefore: Date; pendingBefore: Date },
): Promise<void> {
  const { links, subscribers } = getListTables(list);
  await db.deleteFrom(links).where('expires_at', '<', linksBefore).execute();
  await db
    .deleteFrom(subscribers)
    .where('status', '=', 'pending')
    .where('created_at', '<', pendingBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom(links).select('token_hash').whereRef('subscriber_id', '=', `${subscribers}.id`))),
    )
    .execute();
}
