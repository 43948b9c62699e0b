import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';

/** Creates the lead of a conversation, with the first event of its timeline. */
export async function insertLead(
  tx: Transaction<Database>,
  lead: { conversation_id: string; title: string },
  at: Date,
): Promise<void> {
  const { id } = await tx
    .insertInto('leads')
    .values({ ...lead, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.insertInto('lead_events').values({ lead_id: id, kind: 'received', created_at: at }).execute();
}
