import type { Kysely, Selectable, Transaction } from 'kysely';
import { endChange, isRenewable, isRenewed } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { EntitlementsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'plan_id',
  'tier',
  'activations',
  'holds_until',
  'updates_until',
  'support_until',
  'ended_at',
] as const;
export type EntitlementRow = Pick<Selectable<EntitlementsTable>, (typeof COLUMNS)[number]> & {
  /** it has an end date and can be renewed */
  renewable: boolean;
  /** it is renewed by agreement */
  renews?: boolean | null;
};

/**
 * Revokes a line's rights and its file, and those of the lines that have theirs from it. The rows stay as a record. Rights to
 * the same plan from other lines stay.
 */
export async function revokeEntitlement(tx: Transaction<Database>, lineId: string, at: Date): Promise<void> {
  if (await endChange(tx, lineId, at)) return;
  await tx
    .updateTable('entitlements')
    .set({ ended_at: at })
    .where('line_id', '=', lineId)
    .where('ended_at', 'is', null)
    .execute();
  await tx
    .updateTable('downloads')
    .set({ revoked_at: at })
    .where('line_id', '=', lineId)
    .where('revoked_at', 'is', null)
    .execute();
  const given = await tx.selectFrom('line_grants').select('line_id').where('source_id', '=', lineId).execute();
  for (const { line_id } of given) await revokeEntitlement(tx, line_id, at);
}

/** The rights of a line, or of the line it renews or upgrades, and when they were revoked. */
export async function findEntitlement(db: Kysely<Database>, lineId: string): Promise<EntitlementRow | undefined> {
  const change = await db
    .selectFrom('plan_changes')
    .select(['root_id', 'ended_at'])
    .where('line_id', '=', lineId)
    .executeTakeFirst();
  const query = db
    .selectFrom('entitlements')
    .select([...COLUMNS, 'given_ended_at', isRenewable.as('renewable'), isRenewed.as('renews')]);
  const row = await query.where('line_id', '=', change?.root_id ?? lineId).executeTakeFirst();
  if (!row) return undefined;
  const { given_ended_at: givenEndedAt, ...entitlement } = row;
  return { ...entitlement, ended_at: entitlement.ended_at ?? (change ? change.ended_at : givenEndedAt) };
}
