import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { NewsletterStatus } from '../../../../contract/generated/model.ts';
import { countAll, type PageResult, type Range } from '../../db/paging.ts';
import type { Database, NewsletterAudience, NewsletterTexts } from '../../db/schema.ts';
import type { NewslettersTable } from '../../db/tables.gen.ts';

/** A newsletter, or an email of a sequence, which has columns of its own. */
export type NewsletterRow = Omit<Selectable<NewslettersTable>, 'sequence' | 'delay_days'>;

const COLUMNS = [
  'id',
  'status',
  'texts',
  'audience',
  'scheduled_for',
  'scheduled_by',
  'started_at',
  'finished_at',
  'recipients',
  'sent',
  'skipped',
  'failed',
  'unconfirmed',
  'returned',
  'complaints',
  'unsubscribed',
  'problem',
  'archived',
  'version',
  'created_at',
  'updated_at',
] as const;

const SUBJECTS = sql`(texts #>> '{en,subject}') || chr(1) || (texts #>> '{bn,subject}')`;

/** One page, newest first. */
export async function listNewsletters(
  db: Kysely<Database>,
  { search, status }: { search?: string | undefined; status?: NewsletterStatus | undefined },
  { limit, offset }: Range,
): Promise<PageResult<NewsletterRow>> {
  let matching = db.selectFrom('newsletters').where('sequence', 'is', null);
  if (status !== undefined) matching = matching.where('status', '=', status);
  // Newsletters are few, so no index is needed.
  if (search !== undefined) matching = matching.where(sql<boolean>`strpos(folded(${SUBJECTS}), folded(${search})) > 0`);
  const total = await countAll(db, matching);
  const page = matching.select(COLUMNS).orderBy('created_at', 'desc').orderBy('id').limit(limit).offset(offset);
  return { ...total, rows: await page.execute() };
}

export function findNewsletter(db: Kysely<Database>, id: string): Promise<NewsletterRow | undefined> {
  const newsletters = db.selectFrom('newsletters').select(COLUMNS).where('sequence', 'is', null);
  return newsletters.where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends: of several who send it at once, the first one does. */
export function lockNewsletter(tx: Transaction<Database>, id: string): Promise<NewsletterRow | undefined> {
  const newsletters = tx.selectFrom('newsletters').select(COLUMNS).where('sequence', 'is', null);
  return newsletters.where('id', '=', id).forUpdate().executeTakeFirst();
}

export interface NewsletterValues {
  texts: NewsletterTexts;
  audience: NewsletterAudience;
}

const toColumns = ({ texts, audience }: NewsletterValues) => ({
  texts: JSON.stringify(texts),
  audience: JSON.stringify(audience),
});

export function insertNewsletter(db: Kysely<Database>, values: NewsletterValues, now: Date): Promise<NewsletterRow> {
  return db
    .insertInto('newsletters')
    .values({ ...toColumns(values), created_at: now, updated_at: now })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export function updateNewsletter(
  tx: Transaction<Database>,
  id: string,
  changes: Partial<
    Pick<
      NewsletterRow,
      'status' | 'scheduled_for' | 'scheduled_by' | 'started_at' | 'finished_at' | 'recipients' | 'problem' | 'archived'
    >
  > &
    Partial<NewsletterValues>,
  now: Date,
): Promise<NewsletterRow> {
  const { texts, audience, ...columns } = changes;
  return tx
    .updateTable('newsletters')
    .set((eb) => ({
      ...columns,
      ...(texts && audience ? toColumns({ texts, audience }) : {}),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

export async function deleteNewsletter(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('newsletters').where('id', '=', id).execute();
}

/** Scheduled newsletters whose moment has come. */
export async function listDueNewsletters(db: Kysely<Database>, now: Date): Promise<string[]> {
  const due = db.selectFrom('newsletters').select('id').where('status', '=', 'scheduled');
  const rows = await due.where('scheduled_for', '<=', now).orderBy('scheduled_for').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Whether the user who scheduled a newsletter is still an owner, neither suspended nor deleted. */
export async function hasActiveScheduler(db: Kysely<Database>, { scheduled_by }: NewsletterRow): Promise<boolean> {
  const active = db.selectFrom('users').select('id').where('status', '=', 'active').where('deleted_at', 'is', null);
  const found = await active
    .where('role', '=', 'super_admin')
    .where(sql<boolean>`'all' = any(rights)`)
    .where('id', '=', scheduled_by)
    .executeTakeFirst();
  return found !== undefined;
}

/** The newsletter that was started first and has an email to send now. */
export function findSendable(db: Kysely<Database>, now: Date): Promise<NewsletterRow | undefined> {
  return db
    .selectFrom('newsletters')
    .select(COLUMNS)
    .where('status', '=', 'sending')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('newsletter_recipients')
          .select('mail_id')
          .whereRef('newsletter_id', '=', 'newsletters.id')
          .where('newsletter_recipients.status', '=', 'waiting')
          .where(sql<boolean>`coalesce(due_at <= ${now}, true)`),
      ),
    )
    .orderBy('started_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Ends every newsletter without an open email; those of a sequence go on. */
export async function finishSent(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .updateTable('newsletters')
    .set((eb) => ({ status: 'sent', finished_at: now, problem: null, version: eb('version', '+', 1) }))
    .where('status', '=', 'sending')
    .where('sequence', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletter_recipients')
            .select('mail_id')
            .whereRef('newsletter_id', '=', 'newsletters.id')
            .where('newsletter_recipients.status', 'in', ['waiting', 'claimed']),
        ),
      ),
    )
    .execute();
}

export async function setProblem(db: Kysely<Database>, id: string, problem: string | null): Promise<void> {
  const update = db.updateTable('newsletters').set({ problem }).where('id', '=', id);
  await update.where(sql<boolean>`problem is distinct from ${problem}`).execute();
}
