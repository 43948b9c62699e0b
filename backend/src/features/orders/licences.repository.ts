import type { Kysely, Transaction } from 'kysely';
import { isRenewable } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';

/** A licence with the plan data of its line. */
export interface LicenceRow {
  id: string;
  product_id: number | null;
  product_name: string;
  tier: string;
  plan_id: string | null;
  activations: number;
  updates_until: Date | null;
  /** end of the plan; null for no expiry */
  holds_until: Date | null;
  /** the plan can be renewed */
  renewable: boolean;
  ended_at: Date | null;
  /** imported from the product's own keys, which this site cannot validate */
  imported: boolean;
}

/** How a licence is identified: by its key, or by its id and owner. */
export type LicenceSelector = { key: string } | { id: string; userId: string };

const selectLicence = (db: Kysely<Database>, selector: LicenceSelector) => {
  const query = db
    .selectFrom('licences')
    .innerJoin('entitlements', 'entitlements.line_id', 'licences.line_id')
    .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select([
      ...([
        'licences.id',
        'licences.imported',
        'order_lines.product_id',
        'order_lines.product_name',
        'entitlements.tier',
        'entitlements.plan_id',
      ] as const),
      ...(['entitlements.activations', 'entitlements.updates_until', 'entitlements.holds_until'] as const),
      'entitlements.ended_at',
      isRenewable.as('renewable'),
    ]);
  return 'key' in selector
    ? query.where('licences.key', '=', selector.key).where('licences.imported', '=', false)
    : query.where('licences.id', '=', selector.id).where('orders.user_id', '=', selector.userId);
};

export function findLicence(db: Kysely<Database>, selector: LicenceSelector): Promise<LicenceRow | undefined> {
  return selectLicence(db, selector).executeTakeFirst();
}

/** The licence, locked until the transaction ends, so that activations are counted one after another. */
export function lockLicence(tx: Transaction<Database>, selector: LicenceSelector): Promise<LicenceRow | undefined> {
  return selectLicence(tx, selector).forUpdate('licences').executeTakeFirst();
}

/** Records a validation by the device; false when it is not activated. */
export async function updateDeviceSeenAt(
  db: Kysely<Database>,
  licenceId: string,
  fingerprint: string,
  at: Date,
): Promise<boolean> {
  const row = await db
    .updateTable('licence_devices')
    .set({ seen_at: at })
    .where('licence_id', '=', licenceId)
    .where('fingerprint', '=', fingerprint)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function countDevices(db: Kysely<Database>, licenceId: string): Promise<number> {
  const { count } = await db
    .selectFrom('licence_devices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('licence_id', '=', licenceId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertDevice(
  tx: Transaction<Database>,
  device: { licence_id: string; fingerprint: string; name: string },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('licence_devices')
    .values({ ...device, created_at: at, seen_at: at })
    .execute();
}

/** Deactivates a device; false when it was not activated. */
export async function deleteDevice(
  db: Kysely<Database>,
  licenceId: string,
  device: { fingerprint: string } | { id: string },
): Promise<boolean> {
  const query = db.deleteFrom('licence_devices').where('licence_id', '=', licenceId);
  const matching =
    'id' in device ? query.where('id', '=', device.id) : query.where('fingerprint', '=', device.fingerprint);
  return (await matching.returning('id').executeTakeFirst()) !== undefined;
}

/** Renames a device; false when there is no such device. */
export async function renameDevice(
  db: Kysely<Database>,
  licenceId: string,
  deviceId: string,
  name: string,
): Promise<boolean> {
  const row = await db
    .updateTable('licence_devices')
    .set({ name })
    .where('licence_id', '=', licenceId)
    .where('id', '=', deviceId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateKey(tx: Transaction<Database>, licenceId: string, key: string): Promise<void> {
  await tx.updateTable('licences').set({ key }).where('id', '=', licenceId).execute();
}

/** The key of a line, or of the line that it renews or upgrades, if any. */
export async function findLineKey(db: Kysely<Database>, lineId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('licences')
    .select('key')
    .where((eb) =>
      eb.or([
        eb('line_id', '=', lineId),
        eb(
          'line_id',
          '=',
          eb.selectFrom('plan_changes').select('plan_changes.root_id').where('plan_changes.line_id', '=', lineId),
        ),
      ]),
    )
    .executeTakeFirst();
  return row?.key;
}

/** Deletes the devices of an erased user; the keys stay, and programs can activate again. */
export async function deleteUserDevices(tx: Transaction<Database>, userId: string): Promise<void> {
  await tx
    .deleteFrom('licence_devices')
    .where('licence_id', 'in', (eb) =>
      eb
        .selectFrom('licences')
        .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
        .innerJoin('orders', 'orders.id', 'order_lines.order_id')
        .select('licences.id')
        .where('orders.user_id', '=', userId),
    )
    .execute();
}
