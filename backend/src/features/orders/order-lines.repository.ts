import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { fileLine } from '../../db/plan-changes.ts';
import type { Database } from '../../db/schema.ts';
import { isSeatLine } from '../../db/seat-lines.ts';
import type { OrderLinesTable } from '../../db/tables.gen.ts';

const COLUMNS = [
  'order_lines.id',
  'order_lines.product_id',
  'order_lines.product_name',
  'order_lines.plan_id',
  'order_lines.tier',
  'order_lines.quantity',
  'order_lines.listed_cents',
  'order_lines.discount_cents',
  'order_lines.tax_cents',
  'order_lines.amount_cents',
  'order_lines.bundle_id',
  'order_lines.bundle_name',
] as const;

type Column = (typeof COLUMNS)[number] extends `order_lines.${infer Name extends keyof OrderLinesTable}` ? Name : never;

export type OrderLineRow = Pick<Selectable<OrderLinesTable>, Column>;

type NewLine = Omit<Insertable<OrderLinesTable>, 'id' | 'order_id' | 'position'>;

/** Stores the lines of a new order; returns their ids. The first one, which exists already, has the id of the order. */
export async function storeLines(tx: Transaction<Database>, orderId: string, lines: NewLine[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [position, line] of lines.entries()) {
    const query =
      position === 0
        ? tx.updateTable('order_lines').set(line).where('id', '=', orderId).returning('id')
        : tx
            .insertInto('order_lines')
            .values({ ...line, order_id: orderId, position })
            .returning('id');
    ids.push((await query.executeTakeFirstOrThrow()).id);
  }
  return ids;
}

/** The rule by which a line has the price of its buyer's country. */
export interface LineCountryPrice {
  countries: readonly string[];
  /** null for a fixed price */
  percent: number | null;
  /** what the line would have cost without it */
  regularCents: number;
}

/** Stores the rule by which a line has the price of its buyer's country, if it has. */
export async function insertCountryPrice(
  tx: Transaction<Database>,
  lineId: string | undefined,
  rule: LineCountryPrice | undefined,
): Promise<void> {
  if (lineId === undefined || !rule) return;
  const { countries, percent, regularCents: regular_cents } = rule;
  await tx.insertInto('line_country_prices').values({ line_id: lineId, countries, percent, regular_cents }).execute();
}

/** Whether one of these lines was sold at a price for the country. */
export async function isSoldIn(db: Kysely<Database>, lineIds: readonly string[], country: string): Promise<boolean> {
  if (lineIds.length === 0) return false;
  const rows = await db
    .selectFrom('line_country_prices')
    .select('countries')
    .where('line_id', 'in', [...lineIds])
    .execute();
  return rows.some(({ countries }) => countries.includes(country));
}

/** The lines of an order in their order. */
export function listLines(db: Kysely<Database>, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .select(COLUMNS)
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
}

export type LineDetailRow = OrderLineRow & {
  download_id: string | null;
  /** of its file, unless access was removed */
  file_name: string | null;
  /** null without a limit */
  downloads_left: number | null;
  refunded_cents: number;
  /** bought as seats */
  isSeats: boolean;
  /** of the rule for the buyer's country, if the line has its price */
  country_codes: string[] | null;
  country_percent: number | null;
  regular_cents: number | null;
};

/** What was refunded of a line, completed or pending; requires `order_lines`. */
export const refundedOfLine = sql<number>`coalesce((select sum(part.amount_cents)::bigint from refund_lines part
  join refunds on refunds.id = part.refund_id and refunds.status <> 'failed'
  where part.line_id = order_lines.id), 0)`;

/** The lines of an order with their files and refunds, completed or pending. */
export function listLineDetails(db: Kysely<Database>, orderId: string): Promise<LineDetailRow[]> {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .leftJoin('order_promises', 'order_promises.line_id', 'order_lines.id')
    .leftJoin('downloads', (join) =>
      join.on(sql<boolean>`downloads.line_id = ${fileLine}`).on('downloads.revoked_at', 'is', null),
    )
    .leftJoin('files', 'files.id', 'downloads.file_id')
    .leftJoin('line_country_prices as local', 'local.line_id', 'order_lines.id')
    .select(COLUMNS)
    .select(['downloads.id as download_id', 'files.name as file_name', 'downloads.downloads_left'])
    .select([refundedOfLine.as('refunded_cents'), isSeatLine.as('isSeats')])
    .select(['local.countries as country_codes', 'local.percent as country_percent', 'local.regular_cents'])
    .where('order_lines.order_id', '=', orderId)
    .orderBy('order_lines.position')
    .execute();
}

/** A line of an order waiting for payment, now or earlier, with what its buyer gets. */
export interface LineToDeliver
  extends Pick<OrderLineRow, 'id' | 'product_id' | 'product_name' | 'tier' | 'quantity' | 'bundle_id' | 'bundle_name'> {
  listed_cents: number;
  file_id: string;
  version: string | null;
  /** bought as seats */
  isSeats?: boolean;
}

/** The lines that have a snapshot. */
export function listLinesToDeliver(tx: Transaction<Database>, orderId: string): Promise<LineToDeliver[]> {
  return tx
    .selectFrom('order_lines')
    .innerJoin('order_promises', 'order_promises.line_id', 'order_lines.id')
    .select(['order_lines.id', 'product_id', 'product_name', 'tier', 'quantity', 'listed_cents', 'file_id', 'version'])
    .select(['bundle_id', 'bundle_name', isSeatLine.as('isSeats')])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}
