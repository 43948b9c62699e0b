import { toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';

/** The completed or pending refunds of an order, in cents. */
export const refundedCents = (db: MockDb, orderId: string): number =>
  db.state.refunds.reduce(
    (sum, { orderId: of, status, amount }) => (of !== orderId || status === 'failed' ? sum : sum + toCents(amount)),
    0,
  );
