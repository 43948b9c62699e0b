import type { Kysely } from 'kysely';
import type { AdminRenewalPage } from '../../../../contract/generated/model.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import { toPage } from '../../lib/page.ts';
import { listAdminRenewals, type RenewalFilter } from './admin-renewals.repository.ts';
import { toAdminRenewal } from './renewals.mapper.ts';

/** One page of the renewals of all customers, with next charges by the shop's clock. */
export async function readAdminRenewals(
  db: Kysely<Database>,
  filter: RenewalFilter,
  { page, limit }: { page: number; limit: number },
): Promise<AdminRenewalPage> {
  const result = await listAdminRenewals(db, filter, { limit, offset: (page - 1) * limit });
  const timeZone = await findShopZone(db);
  return toPage(result, (row) => toAdminRenewal(row, timeZone), { page, limit });
}
