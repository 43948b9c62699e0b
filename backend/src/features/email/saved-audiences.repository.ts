import type { Kysely, Transaction } from 'kysely';
import type { SavedAudience, SavedAudiences } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';

/** @param mode `lock`: until the transaction ends, no one else changes them */
export async function getSavedAudiences(db: Kysely<Database>, mode?: 'lock'): Promise<SavedAudiences> {
  const query = db.selectFrom('newsletter_settings').select(['audiences', 'audiences_version']);
  const row = await (mode === 'lock' ? query.forUpdate() : query).executeTakeFirstOrThrow();
  return { items: row.audiences, version: row.audiences_version };
}

export async function updateSavedAudiences(tx: Transaction<Database>, items: SavedAudience[]): Promise<void> {
  await tx
    .updateTable('newsletter_settings')
    .set((eb) => ({ audiences: JSON.stringify(items), audiences_version: eb('audiences_version', '+', 1) }))
    .execute();
}
