import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { type Text, writeText } from '../../../../contract/i18n/message.ts';
import { LANGUAGES, type Language } from '../../../../contract/rules/languages.ts';
import { descending, type Range, readKeys, sortByKeys } from '../../db/paging.ts';
import type { Database, NotificationTranslations } from '../../db/schema.ts';
import type { NotificationsTable } from '../../db/tables.gen.ts';
import '../../i18n/translations.ts';

const columns = ['id', 'kind', 'title', 'body', 'translations', 'href', 'read_at', 'created_at'] as const;

export type NotificationRow = Pick<Selectable<NotificationsTable>, (typeof columns)[number]>;

/** A user's notification; `href` is the path of the page with more details. */
export interface NewNotification extends Pick<NotificationRow, 'kind' | 'href'> {
  title: Text;
  body: Text;
}

/** A notification's texts in a language. */
interface NotificationTexts {
  title: string;
  body: string;
}

type DraftTexts = Pick<NewNotification, 'title' | 'body'>;

const writeTexts = ({ title, body }: DraftTexts, language: Language): NotificationTexts => ({
  title: writeText(language, title),
  body: writeText(language, body),
});

/** By language, without English, which has columns of its own. */
const writeTranslations = (notification: DraftTexts): NotificationTranslations =>
  Object.fromEntries(
    LANGUAGES.filter((language) => language !== 'en').map((language) => [language, writeTexts(notification, language)]),
  );

/** The texts for a reader; English where the notification has none in the reader's language. */
export const readTexts = ({ title, body, translations }: NotificationRow, language: Language): NotificationTexts =>
  translations[language] ?? { title, body };

/** A notification as a row: English in its columns, the other languages beside them. */
export const toStored = ({ kind, href, ...texts }: NewNotification) => ({
  kind,
  href,
  ...writeTexts(texts, 'en'),
  translations: JSON.stringify(writeTranslations(texts)),
});

/** Notifies users, in the transaction of the change. The texts are stored in every language. */
export async function notify(
  tx: Transaction<Database>,
  userIds: string[],
  notification: NewNotification,
  at: Date,
): Promise<void> {
  const { kind, href, title, body, translations } = toStored(notification);
  // One parameter for all users: a statement is limited to 65,535.
  await sql`insert into notifications (user_id, kind, title, body, translations, href, created_at)
    select person, ${kind}, ${title}, ${body}, ${translations}::jsonb, ${href}, ${at} from unnest(${userIds}::uuid[]) as person`.execute(
    tx,
  );
}

/** One page of the user's notifications, newest first; `total` is their total number. */
export async function listNotifications(
  db: Kysely<Database>,
  userId: string,
  page: Range,
  total: number,
): Promise<NotificationRow[]> {
  const own = db.selectFrom('notifications').where('user_id', '=', userId);
  const seq = sql<number>`seq`;
  const keys = await readKeys(db, own, seq, [descending(seq)], page, { total, estimated: false });
  const rows = await own
    .select([...columns, 'seq'])
    .where('seq', '=', sql<number>`any(${keys}::bigint[])`)
    .execute();
  return sortByKeys(keys, rows, (row) => row.seq);
}

export async function countNotifications(
  db: Kysely<Database>,
  userId: string,
): Promise<{ total: number; unread: number }> {
  // Each count uses its own index; a combined one would read every row.
  const { rows } = await sql<{ total: number; unread: number }>`
    select (select count(*) from notifications where user_id = ${userId}) as total,
           (select count(*) from notifications where user_id = ${userId} and read_at is null) as unread`.execute(db);
  return rows[0] ?? { total: 0, unread: 0 };
}

export async function markAllRead(db: Kysely<Database>, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: at })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}
