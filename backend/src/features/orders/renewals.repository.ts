import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { RenewalsTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'id',
  'root_id',
  'user_id',
  'provider',
  'state',
  'ended_by',
  'paused_until',
  'agreed_cents',
  'consent',
  'consented_at',
  'confirmed_at',
  'link_token',
  'customer_token',
  'method_token',
  'brand',
  'last_four',
  'expires',
  'setup_provider',
  'setup_reference',
  'setup_url',
  'announced_for',
  'announced_cents',
  'charge_at',
  'attempts',
  'failure',
  'needs_customer',
  'order_id',
] as const;

type Stored = Pick<Selectable<RenewalsTable>, (typeof COLUMNS)[number]>;

/** A renewal with the plan that it renews. */
export interface RenewalRow extends Stored {
  download_id: string | null;
  product_id: number | null;
  product_name: string;
  tier: string;
  /** end of the plan; null when it has none, or was revoked */
  holds_until: Date | null;
  currency: string;
}

export const selectRenewals = (db: Kysely<Database>) =>
  db
    .selectFrom('renewals')
    .innerJoin('entitlements', 'entitlements.line_id', 'renewals.root_id')
    .innerJoin('order_lines', 'order_lines.id', 'renewals.root_id')
    .leftJoin('downloads', (join) =>
      join.onRef('downloads.line_id', '=', 'renewals.root_id').on('downloads.revoked_at', 'is', null),
    )
    .select(COLUMNS.map((name) => `renewals.${name}` as const))
    .select(['downloads.id as download_id', 'order_lines.product_id', 'order_lines.product_name', 'entitlements.tier'])
    .select(
      sql<Date | null>`case when entitlements.ended_at is null then entitlements.holds_until end`.as('holds_until'),
    )
    .select(sql<string>`shop_currency()`.as('currency'));

const MAX_RENEWALS = 500;

export const listRenewals = (db: Kysely<Database>, userId: string): Promise<RenewalRow[]> =>
  selectRenewals(db)
    .where('renewals.user_id', '=', userId)
    .orderBy('renewals.created_at', 'desc')
    .orderBy('renewals.id')
    .limit(MAX_RENEWALS)
    .execute();

export const findRenewal = (db: Kysely<Database>, id: string): Promise<RenewalRow | undefined> =>
  selectRenewals(db).where('renewals.id', '=', id).executeTakeFirst();

export const lockRenewal = (tx: Transaction<Database>, id: string): Promise<RenewalRow | undefined> =>
  selectRenewals(tx).where('renewals.id', '=', id).forUpdate('renewals').executeTakeFirst();

/** The renewal of a plan that has not ended. */
export const lockRenewalOfPlan = (tx: Transaction<Database>, rootId: string): Promise<RenewalRow | undefined> =>
  selectRenewals(tx)
    .where('renewals.root_id', '=', rootId)
    .where('renewals.state', '<>', 'ended')
    .forUpdate('renewals')
    .executeTakeFirst();

export async function findRenewalIdByToken(db: Kysely<Database>, token: string): Promise<string | undefined> {
  const row = await db.selectFrom('renewals').select('id').where('link_token', '=', token).executeTakeFirst();
  return row?.id;
}

/** The renewal whose attempt is this order. */
export const lockRenewalOfOrder = (tx: Transaction<Database>, orderId: string): Promise<RenewalRow | undefined> =>
  selectRenewals(tx).where('renewals.order_id', '=', orderId).forUpdate('renewals').executeTakeFirst();

interface NewRenewal
  extends Pick<Stored, 'root_id' | 'user_id' | 'provider' | 'state' | 'agreed_cents' | 'consent' | 'link_token'> {
  wording: number;
  language: 'en' | 'bn';
  at: Date;
}

export async function insertRenewal(tx: Transaction<Database>, { at, ...values }: NewRenewal): Promise<string> {
  const { id } = await tx
    .insertInto('renewals')
    .values({ ...values, consented_at: at, confirmed_at: at, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type RenewalChange = Partial<Omit<Stored, 'id' | 'root_id' | 'user_id'>> & {
  announced_at?: Date | null;
  ended_at?: Date | null;
  setup_polled_at?: Date | null;
};

export async function updateRenewal(tx: Kysely<Database>, id: string, change: RenewalChange, at: Date): Promise<void> {
  await tx
    .updateTable('renewals')
    .set({ ...change, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Removes an agreement that the customer never finished. */
export async function deletePendingRenewal(tx: Transaction<Database>, id: string): Promise<void> {
  await tx.deleteFrom('renewals').where('id', '=', id).where('state', '=', 'pending').execute();
}

/** Whether the last poll of a card that is being saved is at least `minIntervalMs` ago; true for one of several callers. */
export async function claimSetupPoll(
  db: Kysely<Database>,
  id: string,
  now: Date,
  minIntervalMs: number,
): Promise<boolean> {
  const row = await db
    .updateTable('renewals')
    .set({ setup_polled_at: now })
    .where('id', '=', id)
    .where('setup_reference', 'is not', null)
    .where((eb) =>
      eb.or([eb('setup_polled_at', 'is', null), eb('setup_polled_at', '<=', new Date(now.getTime() - minIntervalMs))]),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Renewals whose card is being saved, least recently polled first. */
export const listOpenSetups = (db: Kysely<Database>, limit: number): Promise<RenewalRow[]> =>
  selectRenewals(db)
    .where('renewals.setup_reference', 'is not', null)
    .orderBy('renewals.setup_polled_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();

/** The saved cards of users who are erased, to delete them at their providers. */
export const listUserCards = (db: Kysely<Database>, userIds: readonly string[]) =>
  db
    .selectFrom('renewals')
    .select(['provider', 'customer_token', 'method_token'])
    .where('user_id', '=', sql<string>`any(${userIds}::uuid[])`)
    .where('method_token', 'is not', null)
    .execute();

/** Deletes a user's renewals, with what they agreed to. */
export async function deleteUserRenewals(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx.deleteFrom('renewals').where('user_id', '=', userId).execute();
}
