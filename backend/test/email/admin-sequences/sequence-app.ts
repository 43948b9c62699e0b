import type { Kysely } from 'kysely';
import type { Sequence } from '../../../../contract/generated/model.ts';
import type { Database } from '../../../src/db/schema.ts';

export type SequenceBody = Sequence;

/** All sequences are off, and no one is in them. */
export async function resetSequences(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('sequence_runs').execute();
  const off = { enabled_since: null, end_days: 30, entered: 0, reached: 0, version: 1 };
  await db.updateTable('mail_sequences').set(off).execute();
}
