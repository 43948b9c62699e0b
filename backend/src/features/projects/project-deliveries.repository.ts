import { type Kysely, sql, type Transaction } from 'kysely';
import { isPlanOver } from '../../../../contract/rules/active-plans.ts';
import type { Database } from '../../db/schema.ts';

interface DeliveredFile {
  name: string;
  size_bytes: number;
  sha256: string;
  storage_key: string;
}

export interface DeliveryRow {
  id: string;
  product: string;
  plan: string;
  version: string;
  orderNumber: number;
  delivered_at: Date;
  licence: string | null;
  file: DeliveredFile;
  /** the release of the file was withdrawn */
  withdrawn: boolean;
  sbom: DeliveredFile | null;
}

/** What the client has of deliveries whose rights have not ended, newest first. A release replaces the file of a download. */
export async function listDeliveries(db: Kysely<Database>, leadId: string, at: Date): Promise<DeliveryRow[]> {
  const file = (table: 'file' | 'sbom') =>
    sql`json_build_object('name', ${sql.ref(`${table}.name`)}, 'size_bytes', ${sql.ref(`${table}.size_bytes`)},
      'sha256', ${sql.ref(`${table}.sha256`)}, 'storage_key', ${sql.ref(`${table}.storage_key`)})`;
  const { rows } = await sql<DeliveryRow & { holds_until: Date | null }>`
    select delivery.line_id as id, coalesce(products.title, line.product_name) as product, entitlements.tier as plan,
           coalesce(downloads.version, '') as version, orders.number as "orderNumber", delivery.delivered_at,
           licences.key as licence, ${file('file')} as file, entitlements.holds_until,
           coalesce((select bool_and(releases.state = 'withdrawn') from release_files
              join releases on releases.id = release_files.release_id
             where release_files.file_id = downloads.file_id and releases.product_id = downloads.product_id
               and releases.state <> 'draft'), false) as withdrawn,
           case when sbom.id is not null then ${file('sbom')} end as sbom
      from project_deliveries delivery
      join order_lines line on line.id = delivery.line_id
      join orders on orders.id = line.order_id
      join entitlements on entitlements.line_id = line.id and entitlements.ended_at is null
      join downloads on downloads.line_id = line.id and downloads.revoked_at is null
      join files file on file.id = downloads.file_id
      left join products on products.id = line.product_id
      left join licences on licences.line_id = line.id
      left join lateral (
        select files.id, files.name, files.size_bytes, files.sha256, files.storage_key
          from release_files
          join releases on releases.id = release_files.release_id
          join files on files.id = releases.sbom_file_id
         where release_files.file_id = downloads.file_id and releases.product_id = downloads.product_id
           and releases.state = 'published'
         order by releases.published_at desc limit 1) sbom on true
     where delivery.lead_id = ${leadId}::uuid and orders.status = 'completed'
     order by delivery.delivered_at desc, delivery.line_id`.execute(db);
  return rows.flatMap(({ holds_until, ...row }) => (isPlanOver(holds_until, at) ? [] : [row]));
}

/** The plans that were delivered, also those whose rights have ended. */
export function listDeliveredPlans(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('project_deliveries')
    .innerJoin('order_lines', 'order_lines.id', 'project_deliveries.line_id')
    .select(['project_deliveries.product_id', 'order_lines.plan_id'])
    .where('project_deliveries.lead_id', '=', leadId)
    .execute();
}

export async function insertDelivery(
  tx: Transaction<Database>,
  values: { line_id: string; lead_id: string; product_id: number; delivered_at: Date },
): Promise<void> {
  await tx.insertInto('project_deliveries').values(values).execute();
}
