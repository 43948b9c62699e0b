import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { StoredReceipt } from '../../clients/invoice-receipts.repository.ts';
import type { Database } from '../../db/schema.ts';
import type { WorkReceiptsTable } from '../../db/tables.gen.ts';
import { leadsOf } from './quotes.repository.ts';

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
export async function setReceipt(tx: Transaction<Database>, values: Insertable<WorkReceiptsTable>): Promise<void> {
  const { entry_id: _entry, ...changed } = values;
  await tx
    .insertInto('work_receipts')
    .values(values)
    .onConflict((conflict) => conflict.column('entry_id').doUpdateSet(changed))
    .execute();
}

export async function setReceiptShown(tx: Transaction<Database>, entryId: string, isShown: boolean): Promise<void> {
  await tx.updateTable('work_receipts').set({ is_shown: isShown }).where('entry_id', '=', entryId).execute();
}

export async function deleteReceipt(tx: Transaction<Database>, entryId: string): Promise<void> {
  await tx.deleteFrom('work_receipts').where('entry_id', '=', entryId).execute();
}

/** Where the receipts in projects of these users are stored; their rows are deleted with the projects. */
export async function listReceiptKeys(tx: Transaction<Database>, userIds: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const userId of userIds) {
    const rows = await tx
      .selectFrom('work_receipts as r')
      .innerJoin('work_entries as e', 'e.id', 'r.entry_id')
      .select('r.storage_key')
      .where(sql<boolean>`e.lead_id in ${leadsOf(userId)}`)
      .execute();
    keys.push(...rows.map(({ storage_key }) => storage_key));
  }
  return keys;
}
