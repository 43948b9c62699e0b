import type { Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { ProjectHandoversTable } from '../../db/tables.gen.ts';

export type HandoverRow = Omit<Selectable<ProjectHandoversTable>, 'pdf'>;

/** Everything except the PDF. */
export function findHandover(db: Kysely<Database>, leadId: string): Promise<HandoverRow | undefined> {
  return db
    .selectFrom('project_handovers')
    .select(['lead_id', 'version', 'document', 'offered_at', 'signed_name', 'network', 'signed_at', 'sha256', 'seal'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
}

/** Offers the first version, or replaces the one before. */
export async function saveHandover(
  tx: Transaction<Database>,
  {
    lead_id,
    ...values
  }: Pick<Insertable<ProjectHandoversTable>, 'lead_id' | 'version' | 'document'> & {
    offered_at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('project_handovers')
    .values({ lead_id, ...values })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(values))
    .execute();
}

export async function signHandoverRow(
  tx: Transaction<Database>,
  leadId: string,
  values: { signed_name: string; network: string; signed_at: Date },
): Promise<void> {
  await tx.updateTable('project_handovers').set(values).where('lead_id', '=', leadId).execute();
}

/** Stores the sealed PDF, once. @returns false when another run was faster */
export async function sealHandoverRow(
  tx: Transaction<Database>,
  leadId: string,
  values: { pdf: Buffer; sha256: string; seal: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('project_handovers')
    .set(values)
    .where('lead_id', '=', leadId)
    .where('seal', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The sealed PDF; undefined until it is sealed. */
export async function findHandoverPdf(db: Kysely<Database>, leadId: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('project_handovers').select('pdf').where('lead_id', '=', leadId).executeTakeFirst();
  return row?.pdf ? Buffer.from(row.pdf) : undefined;
}
