import type { MockDb } from './db.ts';

/** What of an order went back or is on its way, in cents. */
export const refundedCents = (db: MockDb, orderId: string): number =>
  db.state.refunds.reduce(
    (sum, { orderId: of, status, amount }) =>
      of !== orderId || status === 'failed' ? sum : sum + Math.round(amount * 100),
    0,
  );
