import type { Kysely } from 'kysely';
import type { ActivitySubject } from '../../../../contract/generated/model.ts';
import { toInstantRange } from '../../../../contract/rules/business-day.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { ActivityFilter } from './activity.repository.ts';

interface Query {
  search?: string | undefined;
  person?: string | undefined;
  kind?: ActivitySubject | undefined;
  item?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** Query to repository filter: days of the shop become moments. */
export const toActivityFilter = async (
  db: Kysely<Database>,
  { search, person, kind, item, from, to }: Query,
): Promise<ActivityFilter> => ({
  search: search?.trim() || undefined,
  person,
  kind,
  item,
  ...toInstantRange({ from, to }, await findShopZone(db)),
});
