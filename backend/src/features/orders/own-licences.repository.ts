import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { countAll, type PageResult, type Range } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import type { LicenceDevicesTable } from '../../db/tables.gen.ts';

export type OwnDeviceRow = Pick<Selectable<LicenceDevicesTable>, 'id' | 'name' | 'created_at' | 'seen_at'>;

/** One of the user's licences. */
export interface OwnLicenceRow {
  id: string;
  key: string;
  imported: boolean;
  created_at: Date;
  product_name: string;
  download_id: string | null;
  tier: string;
  activations: number;
  updates_until: Date | null;
  ended_at: Date | null;
  devices: OwnDeviceRow[];
}

const selectOwn = (db: Kysely<Database>, userId: string) =>
  db.selectFrom('licences').where('licences.user_id', '=', userId);

/** The user's licences, newest first, each with its devices, oldest first. @param id only this licence */
export async function listOwnLicences(
  db: Kysely<Database>,
  userId: string,
  range: Range,
  id?: string,
): Promise<PageResult<OwnLicenceRow>> {
  const query = id === undefined ? selectOwn(db, userId) : selectOwn(db, userId).where('licences.id', '=', id);
  const total = await countAll(db, query);
  const rows = await query
    .innerJoin('orders', 'orders.id', 'licences.order_id')
    .innerJoin('entitlements', 'entitlements.order_id', 'licences.order_id')
    .leftJoin('downloads', (join) =>
      join.onRef('downloads.order_id', '=', 'licences.order_id').on('downloads.revoked_at', 'is', null),
    )
    .select([
      ...(['licences.id', 'licences.key', 'licences.imported', 'licences.created_at', 'orders.product_name'] as const),
      ...(['entitlements.tier', 'entitlements.activations', 'entitlements.updates_until'] as const),
      'entitlements.ended_at',
      'downloads.id as download_id',
    ])
    .orderBy('licences.created_at', 'desc')
    .orderBy('licences.id')
    .limit(range.limit)
    .offset(range.offset)
    .execute();
  const devices = await listDevices(
    db,
    rows.map((row) => row.id),
  );
  return { ...total, rows: rows.map((row) => ({ ...row, devices: devices.get(row.id) ?? [] })) };
}

async function listDevices(db: Kysely<Database>, licenceIds: string[]): Promise<Map<string, OwnDeviceRow[]>> {
  const deviceRows = await db
    .selectFrom('licence_devices')
    .select(['licence_id', 'id', 'name', 'created_at', 'seen_at'])
    .where('licence_id', '=', sql<string>`any(${licenceIds}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const byLicence = new Map<string, OwnDeviceRow[]>();
  for (const { licence_id, ...device } of deviceRows) {
    byLicence.set(licence_id, [...(byLicence.get(licence_id) ?? []), device]);
  }
  return byLicence;
}
