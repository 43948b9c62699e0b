import type { Kysely, Selectable } from 'kysely';
import { sql } from 'kysely';
import { countAll, type PageResult, type Range } from '../../db/paging.ts';
import { isRenewable } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import type { LicenceDevicesTable } from '../../db/tables.gen.ts';

export type OwnDeviceRow = Pick<Selectable<LicenceDevicesTable>, 'id' | 'name' | 'created_at' | 'seen_at'>;

/** One of the user's licences. */
export interface OwnLicenceRow {
  id: string;
  key: string;
  imported: boolean;
  created_at: Date;
  product_id: number | null;
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
    .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
    .innerJoin('entitlements', 'entitlements.line_id', 'licences.line_id')
    .leftJoin('downloads', (join) =>
      join.onRef('downloads.line_id', '=', 'licences.line_id').on('downloads.revoked_at', 'is', null),
    )
    .select([
      ...([
        'licences.id',
        'licences.key',
        'licences.imported',
        'licences.created_at',
        'order_lines.product_id',
        'order_lines.product_name',
      ] as const),
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

/** What the sheet of a licence shows. */
export interface LicenceSheetRow {
  user_id: string;
  key: string;
  imported: boolean;
  created_at: Date;
  order_number: number;
  product_id: number | null;
  product_name: string;
  tier: string;
  activations: number;
  updates_until: Date | null;
  support_until: Date | null;
  /** null for no expiry */
  holds_until: Date | null;
  renewable: boolean;
  ended_at: Date | null;
  devices: OwnDeviceRow[];
}

/** One of the user's licences, by its id or by the line of an order that it came with. */
export async function findLicenceSheet(
  db: Kysely<Database>,
  userId: string,
  by: { id: string } | { lineId: string },
): Promise<LicenceSheetRow | undefined> {
  const own = selectOwn(db, userId);
  const row = await ('id' in by ? own.where('licences.id', '=', by.id) : own.where('licences.line_id', '=', by.lineId))
    .innerJoin('order_lines', 'order_lines.id', 'licences.line_id')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .innerJoin('entitlements', 'entitlements.line_id', 'licences.line_id')
    .select([
      ...([
        'licences.id',
        'licences.key',
        'licences.imported',
        'licences.created_at',
        'order_lines.product_id',
        'order_lines.product_name',
      ] as const),
      ...(['entitlements.tier', 'entitlements.activations', 'entitlements.updates_until'] as const),
      ...(['entitlements.support_until', 'entitlements.holds_until', 'entitlements.ended_at'] as const),
      'orders.number as order_number',
      isRenewable.as('renewable'),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  return { ...row, user_id: userId, devices: (await listDevices(db, [row.id])).get(row.id) ?? [] };
}
