import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { SequenceKind, SequenceStepInput } from '../../../../contract/generated/model.ts';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import type { Database, NewsletterTexts } from '../../db/schema.ts';
import type { MailSequencesTable } from '../../db/tables.gen.ts';

export type SequenceRecord = Selectable<MailSequencesTable>;

const COLUMNS = ['kind', 'enabled_since', 'end_days', 'entered', 'reached', 'version'] as const;

export const listSequences = (db: Kysely<Database>): Promise<SequenceRecord[]> =>
  db.selectFrom('mail_sequences').select(COLUMNS).execute();

export const getSequence = (db: Kysely<Database>, kind: SequenceKind): Promise<SequenceRecord> =>
  db.selectFrom('mail_sequences').select(COLUMNS).where('kind', '=', kind).executeTakeFirstOrThrow();

/** Locked until the transaction ends: against a second administrator, and a second server that advances it. */
export const lockSequence = (tx: Transaction<Database>, kind: SequenceKind): Promise<SequenceRecord> =>
  tx.selectFrom('mail_sequences').select(COLUMNS).where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow();

export async function updateSequence(
  tx: Transaction<Database>,
  kind: SequenceKind,
  changes: Partial<Pick<SequenceRecord, 'enabled_since' | 'end_days'>>,
): Promise<void> {
  const sequence = tx.updateTable('mail_sequences').set((eb) => ({ ...changes, version: eb('version', '+', 1) }));
  await sequence.where('kind', '=', kind).execute();
}

/** Counts subscribers who entered, and who reached the goal. */
export async function addToFigures(
  tx: Transaction<Database>,
  kind: SequenceKind,
  { entered, reached }: { entered: number; reached: number },
): Promise<void> {
  if (entered + reached === 0) return;
  const sequence = tx.updateTable('mail_sequences').set((eb) => ({
    entered: eb('entered', '+', entered),
    reached: eb('reached', '+', reached),
  }));
  await sequence.where('kind', '=', kind).execute();
}

/** An email of a sequence; a newsletter whose recipients are added one by one. */
export interface StepRecord {
  id: string;
  sequence: SequenceKind;
  delay_days: number;
  texts: NewsletterTexts;
  sent: number;
  unsubscribed: number;
  problem: string | null;
  /** It was removed from the sequence. */
  removed: boolean;
}

/** By their delay. */
export async function listSteps(db: Kysely<Database>, kind?: SequenceKind): Promise<StepRecord[]> {
  const { rows } = await sql<StepRecord>`
    select id, sequence, delay_days, texts, sent, unsubscribed, problem, status = 'stopped' as removed
      from newsletters where sequence ${kind === undefined ? sql`is not null` : sql`= ${kind}`}
     order by delay_days, created_at, id`.execute(db);
  return rows;
}

export interface StepChanges {
  kind: SequenceKind;
  isEnabled: boolean;
  steps: readonly SequenceStepInput[];
  now: Date;
}

/** Replaces the emails of a sequence. Removed ones stay for their figures, and for returned emails. */
export async function replaceSteps(
  tx: Transaction<Database>,
  { kind, isEnabled, steps, now }: StepChanges,
): Promise<void> {
  const ids = steps.flatMap(({ id }) => (id === null ? [] : [id]));
  const removed = tx.updateTable('newsletters').set({ status: 'stopped' }).where('sequence', '=', kind);
  await (ids.length === 0 ? removed : removed.where('id', 'not in', ids)).execute();
  const status = isEnabled ? 'sending' : 'paused';
  for (const { id, delay_days, texts } of steps) {
    const columns = { texts: JSON.stringify(texts), delay_days, updated_at: now };
    if (id === null)
      await tx
        .insertInto('newsletters')
        .values({
          ...columns,
          status,
          sequence: kind,
          audience: JSON.stringify(EVERYONE),
          started_at: now,
          created_at: now,
        })
        .execute();
    else
      await tx
        .updateTable('newsletters')
        .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .execute();
  }
}

/** Sets the status of a sequence's emails: only those of an active sequence are sent. */
export async function setStepStatus(
  tx: Transaction<Database>,
  kind: SequenceKind,
  status: 'sending' | 'paused',
): Promise<void> {
  const steps = tx.updateTable('newsletters').set({ status, problem: null });
  await steps.where('sequence', '=', kind).where('status', '<>', 'stopped').execute();
}
