import type { Download, OrderLine } from '../../contract/generated/model.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { sumRefundsByLine } from '../../contract/rules/order-lines.ts';
import type { MockDb } from './db.ts';
import type { StoredOrder, StoredRefund } from './order-state.ts';
import type { Owned } from './state.ts';

/**
 * A line as stored: what was refunded of it is derived from `refunds`. Without `taxCents` the tax is computed from the terms
 * of the order.
 */
export type StoredOrderLine = Omit<OrderLine, 'refunded'> & { taxCents?: number };

type SingleOrder = Pick<StoredOrder, 'id' | 'product_id' | 'product_name' | 'tier' | 'plan_id' | 'amount'>;

/** The only line of an order for one product. */
export const toOnlyLine = (
  { id, product_id, product_name, tier, plan_id, amount }: SingleOrder,
  download_id: string | null,
): StoredOrderLine => ({
  id,
  product_id,
  product_name,
  tier,
  plan_id,
  quantity: 1,
  price: amount,
  discount: 0,
  amount,
  download_id,
});

/** The file of the first line. */
export const firstDownloadId = ({ lines }: StoredOrder): string | null => lines[0]?.download_id ?? null;

/** Gives each line its file; the first is listed before the others. */
export const deliverFiles = (db: MockDb, { lines }: StoredOrder, files: readonly Owned<Download>[]): void => {
  for (const [at, { id }] of files.entries()) {
    const line = lines[at];
    if (line) line.download_id = id;
  }
  db.state.downloads.unshift(...files);
};

/** The order and the line that a file belongs to. */
export const findLineOfDownload = (
  db: MockDb,
  downloadId: string,
): { order: StoredOrder; line: StoredOrderLine } | undefined => {
  for (const order of db.state.orders) {
    const line = order.lines.find(({ download_id }) => download_id === downloadId);
    if (line) return { order, line };
  }
  return undefined;
};

const sumByLine = ({ lines }: StoredOrder, refunds: readonly StoredRefund[]): number[] =>
  sumRefundsByLine(
    lines.map(({ id, amount }) => ({ id, cents: toCents(amount) })),
    refunds.map(({ amount, line_id: lineId }) => ({ cents: toCents(amount), lineId })),
  );

/** Completed and pending ones, oldest first. */
const listCountedRefunds = (db: MockDb, orderId: string): StoredRefund[] =>
  db.state.refunds.filter((refund) => refund.orderId === orderId && refund.status !== 'failed');

/** The completed or pending refunds of each line, in cents. */
export const refundedByLine = (db: MockDb, order: StoredOrder): number[] =>
  sumByLine(order, listCountedRefunds(db, order.id));

/** How a refund is divided among the lines of its order, in cents. */
export const toRefundShares = (db: MockDb, order: StoredOrder, refundId: string): number[] => {
  const refunds = listCountedRefunds(db, order.id);
  const at = refunds.findIndex(({ id }) => id === refundId);
  const before = sumByLine(order, refunds.slice(0, at));
  return sumByLine(order, refunds.slice(0, at + 1)).map((cents, index) => cents - (before[index] ?? 0));
};

/** The same of one line, whichever order it is of. */
export const refundedOfLine = (db: MockDb, lineId: string): number => {
  const order = db.state.orders.find(({ lines }) => lines.some(({ id }) => id === lineId));
  return (
    order?.lines.reduce((cents, { id }, at) => (id === lineId ? (refundedByLine(db, order)[at] ?? 0) : cents), 0) ?? 0
  );
};

/** As customers see them. */
export const toOrderLines = (db: MockDb, order: StoredOrder): OrderLine[] => {
  const refunded = refundedByLine(db, order);
  return order.lines.map(({ taxCents: _tax, ...line }, at) => ({ ...line, refunded: toAmount(refunded[at] ?? 0) }));
};
