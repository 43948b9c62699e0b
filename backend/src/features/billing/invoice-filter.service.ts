import type { Kysely } from 'kysely';
import type { AdminExportInvoicesParams } from '../../../../contract/generated/model.ts';
import { toBusinessTime, toMonthRange } from '../../../../contract/rules/business-day.ts';
import type { Database } from '../../db/schema.ts';
import { findShopZone } from '../../db/shop-zone.ts';
import type { InvoiceFilter } from './admin-invoices.repository.ts';

/** Today in the shop's time zone, `yyyy-mm-dd`: invoices are overdue by it. */
export const findBusinessDay = async (db: Kysely<Database>, at: Date): Promise<string> =>
  toBusinessTime(at, await findShopZone(db)).day;

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
    today: await findBusinessDay(db, at),
    since: months?.since,
    before: months?.before,
  };
}
