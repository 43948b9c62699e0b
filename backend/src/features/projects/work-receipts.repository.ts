import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { StoredReceipt } from '../../clients/invoice-receipts.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { WorkReceiptsTable } from '../../db/tables.gen.ts';

export function findReceipt(
  db: Kysely<Database>,
  leadId: string,
  entryId: string,
): Promise<(StoredReceipt & { is_shown: boolean }) | undefined> {
  return db
    .selectFrom('work_receipts as r')
    .innerJoin('work_entries as e', 'e.id', 'r.entry_id')
    .select(['r.storage_key', 'r.name', 'r.is_shown'])
    .where('e.lead_id', '=', leadId)
    .where('e.id', '=', entryId)
    .executeTakeFirst();
}

/** Inserts the receipt of an expense, or replaces it. */
export async function upsertReceipt(tx: Transaction<Database>, values: Insertable<WorkReceiptsTable>): Promise<void> {
  const { entry_id: _entry, ...changed } = values;
  await tx
    .insertInto('work_receipts')
    .values(values)
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(changed))
    .execute();
}

export async function updateReceiptVisibility(
  tx: Transaction<Database>,
  entryId: string,
  isShown: boolean,
): Promise<void> {
  await tx.updateTable('work_receipts').set({ is_shown: isShown }).where('entry_id', '=', entryId).execute();
}

export async function deleteReceipt(tx: Transaction<Database>, entryId: string): Promise<void> {
  await tx.deleteFrom('work_receipts').where('entry_id', '=', entryId).execute();
}

/** Where the receipts in projects of these users are stored; their rows are deleted with the projects. */
export async function listReceiptKeys(tx: Transaction<Database>, userIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select r.storage_key from work_receipts r
      join work_entries e on e.id = r.entry_id
      join leads l on l.id = e.lead_id
      join conversations c on c.id = l.conversation_id
     where c.user_id = any (${userIds}::uuid[])`.execute(tx);
  return rows.map(({ storage_key }) => storage_key);
}
