import type { Span } from '../../contract/rules/calendar.ts';
import { allocate } from '../../contract/rules/invoice-lines.ts';
import { toCents } from '../../contract/rules/money.ts';
import { createDayFilter } from './date-range.ts';
import type { MockDb } from './db.ts';
import { toRefundShares } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import type { WalletEntry } from './state.ts';

/** Transactions that add or subtract revenue. */
export const listSaleEntries = (db: MockDb): WalletEntry[] =>
  db.state.walletEntries.filter(({ type }) => type === 'purchase' || type === 'refund');

/** An entry of an order divided among its lines: a refund as it was decided, anything else by what the lines cost. */
const toEntryShares = (db: MockDb, order: StoredOrder, { cents, refundId }: WalletEntry): number[] => {
  if (refundId) return toRefundShares(db, order, refundId);
  const amounts = order.lines.map(({ amount }) => toCents(amount));
  return allocate(Math.abs(cents), amounts).map((share) => (cents < 0 ? -share : share));
};

/** What each product sold in a span. */
export const listProductSales = (db: MockDb, { from, to }: Span) => {
  const isInside = createDayFilter(db, { from, to });
  const inside = ({ created_at }: { created_at: string }) => isInside(created_at);
  const rows = new Map<string, { id: number | null; name: string; orders: number; cents: number }>();
  const getRow = (id: number | null, name: string) => {
    const key = `${id} ${name}`;
    const row = rows.get(key) ?? { id, name, orders: 0, cents: 0 };
    rows.set(key, row);
    return row;
  };
  const byReference = new Map(db.state.orders.map((order) => [`Order #${order.number}`, order]));
  for (const order of db.state.orders.filter((candidate) => inside(candidate) && !candidate.movedIn))
    for (const line of order.lines) getRow(line.product_id, line.product_name).orders += 1;
  for (const entry of listSaleEntries(db).filter(inside)) {
    const order = byReference.get(entry.reference);
    const shares = order ? toEntryShares(db, order, entry) : [];
    for (const [at, cents] of shares.entries()) {
      const line = order?.lines[at];
      if (line) getRow(line.product_id, line.product_name).cents -= cents;
    }
  }
  return [...rows.values()];
};
