import type { Kysely } from 'kysely';
import type { AdminOrderLine, OrderFile } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { toDownloadsLeft } from './downloads.mapper.ts';
import { toEntitlement } from './entitlements.mapper.ts';
import { findEntitlement } from './entitlements.repository.ts';
import { findLineFile, type OrderFileRow } from './order-detail.repository.ts';
import { listLineDetails } from './order-lines.repository.ts';
import { toLineAmounts, toLineBundle, toLineCountryPrice } from './orders.mapper.ts';

/** The lines of an order with their files and rights, also after a refund has removed access. */
export async function listAdminLines(db: Kysely<Database>, orderId: string): Promise<AdminOrderLine[]> {
  const lines: AdminOrderLine[] = [];
  for (const row of await listLineDetails(db, orderId)) {
    const { id, product_id, product_name, tier } = row;
    const [file, rights] = [await findLineFile(db, id), await findEntitlement(db, id)];
    lines.push({
      id,
      product_id,
      product_name,
      tier,
      ...toLineAmounts(row),
      file: file ? toOrderFile(file) : null,
      rights: rights ? toEntitlement(rights) : null,
      ...toLineBundle(row),
      ...toLineCountryPrice(row),
    });
  }
  return lines;
}

const toOrderFile = ({ file_name, version, download_count, revoked_at, ...row }: OrderFileRow): OrderFile => ({
  file_name,
  version,
  download_count,
  revoked: revoked_at !== null,
  ...toDownloadsLeft(row),
});
