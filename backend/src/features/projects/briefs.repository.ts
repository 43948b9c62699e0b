import { type Insertable, type Kysely, type Selectable, sql, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { BriefsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'kind',
  'goals',
  'budget_from',
  'budget_to',
  'needed_by',
  'links',
  'name',
  'email',
  'reach',
  'phone',
  'language',
  'is_suspect',
  'version',
  'sent_at',
  'updated_at',
] as const;

export type BriefRow = Pick<Selectable<BriefsTable>, (typeof COLUMNS)[number]>;

export async function insertBrief(db: Kysely<Database>, brief: Insertable<BriefsTable>): Promise<BriefRow> {
  return db.insertInto('briefs').values(brief).returning(COLUMNS).executeTakeFirstOrThrow();
}

/** The brief of a token that has changed since a moment. */
const ofToken = (db: Kysely<Database>, tokenHash: string, since: Date) =>
  db.selectFrom('briefs').select(COLUMNS).where('token_hash', '=', tokenHash).where('updated_at', '>', since);

export function findBrief(db: Kysely<Database>, tokenHash: string, since: Date): Promise<BriefRow | undefined> {
  return ofToken(db, tokenHash, since).executeTakeFirst();
}

/** The brief, locked until the transaction ends. */
export function lockBrief(tx: Transaction<Database>, tokenHash: string, since: Date): Promise<BriefRow | undefined> {
  return ofToken(tx, tokenHash, since).forUpdate().executeTakeFirst();
}

/** Updates a locked brief and increments its version. */
export function updateBrief(
  tx: Transaction<Database>,
  id: string,
  changed: Updateable<BriefsTable>,
): Promise<BriefRow> {
  return tx
    .updateTable('briefs')
    .set({ ...changed, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Deletes briefs that were not sent and have not changed since. Their files are deleted as unsent ones. */
export async function deleteAbandonedBriefs(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('briefs').where('sent_at', 'is', null).where('updated_at', '<', before).execute();
}

/** How many first replies were sent since a moment, and the seconds within which four of five of them were. */
export async function measureReplies(
  db: Kysely<Database>,
  since: Date,
): Promise<{ count: number; seconds: number | null }> {
  const { rows } = await sql<{ count: number; seconds: number | null }>`
    select count(*)::integer as count,
           round(percentile_cont(0.8) within group (order by extract(epoch from first_answer_at - created_at)))::integer
             as seconds
      from conversations where first_answer_at >= ${since}`.execute(db);
  return rows[0] ?? { count: 0, seconds: null };
}
