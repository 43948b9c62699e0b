import type { Transaction } from '../generated/model/transaction.ts';
import type { MockState, WalletEntry } from './state.ts';

const BALANCE_CENTS = 284_565;
const DEPOSIT_CENTS = 25_000;
const HOUR = 3_600_000;

/**
 * A ledger that fits the orders: money comes in before it is spent, refunds come back two days later,
 * and the last deposit brings the balance to the demo's figure. Oldest first.
 */
export const seedWallet = (userId: string, orders: MockState['orders'], now: number): WalletEntry[] => {
  const entries: WalletEntry[] = [];
  let balance = 0;
  const add = (type: Transaction['type'], cents: number, reference: string, at: number) => {
    balance += cents;
    entries.push({ userId, id: entries.length + 1, type, cents, reference, created_at: new Date(at).toISOString() });
  };
  for (const order of orders) {
    if (order.status !== 'completed' && order.status !== 'refunded') continue;
    const cents = Math.round(order.amount * 100);
    const at = Date.parse(order.created_at);
    if (balance < cents) add('deposit', DEPOSIT_CENTS, 'Card payment', at - HOUR);
    add('purchase', -cents, `Order #${order.number}`, at);
    if (order.status === 'refunded') add('refund', cents, `Order #${order.number}`, at + HOUR);
  }
  add('deposit', BALANCE_CENTS - balance, 'Bank transfer', now - HOUR);
  return entries;
};
