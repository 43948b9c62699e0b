import type { Kysely } from 'kysely';
import type { AdminExportInvoicesParams } from '../../../../contract/generated/model.ts';
import { toMonthRange } from '../../../../contract/rules/business-day.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone, toShopDay } from '../../db/shop-zone.ts';
import type { InvoiceFilter } from './admin-invoices.repository.ts';

/** Query to repository filter: the month (`yyyy-mm`) becomes moments in the shop's time zone. */
export async function invoiceFilter(
  db: Kysely<Database>,
  { search, kind, currency, month, due }: AdminExportInvoicesParams,
  at: Date,
): Promise<InvoiceFilter> {
  const months = month === undefined ? undefined : toMonthRange(month, await findShopZone(db));
  return {
    search: search?.trim().replace(/^#/, '') || undefined,
    kind,
    currency,
    due,
    today: await toShopDay(db, at),
    since: months?.since,
    before: months?.before,
  };
}
