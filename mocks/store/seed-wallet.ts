import type { Transaction } from '../../contract/generated/model.ts';
import { toCents } from '../../contract/rules/money.ts';
import type { MockState, WalletEntry } from './state.ts';

const BALANCE_CENTS = 284_565;
/** The wallet's opening deposit, and the top-up whenever the balance is below LOW_CENTS. */
const OPENING_CENTS = 260_000;
const DEPOSIT_CENTS = 25_000;
const LOW_CENTS = 240_000;
const HOUR = 3_600_000;
const CLOSING_HOURS = 102;

type Movement = Pick<WalletEntry, 'type' | 'cents' | 'reference'> & { at: number };

/**
 * A ledger that matches the orders: deposits precede spending, refunds follow an hour later, and a deposit four days
 * ago brings the balance to the demo's figure. Oldest first.
 */
export const seedWallet = (userId: string, orders: MockState['orders'], now: number): WalletEntry[] => {
  const movements: Movement[] = [];
  let balance = 0;
  const add = (type: Transaction['type'], cents: number, reference: string, at: number) => {
    balance += cents;
    movements.push({ type, cents, reference, at });
  };
  for (const order of orders) {
    if (order.status !== 'completed' && order.status !== 'refunded') continue;
    const cents = toCents(order.amount);
    const at = Date.parse(order.created_at);
    if (movements.length === 0) add('deposit', OPENING_CENTS, 'Bank transfer', at - 2 * HOUR);
    if (balance < LOW_CENTS) add('deposit', DEPOSIT_CENTS, 'Card payment', at - HOUR);
    add('purchase', -cents, `Order #${order.number}`, at);
    if (order.status === 'refunded') add('refund', cents, `Order #${order.number}`, at + HOUR);
  }
  add('deposit', BALANCE_CENTS - balance, 'Bank transfer', now - CLOSING_HOURS * HOUR);
  return movements
    .sort((a, b) => a.at - b.at)
    .map(({ at, ...movement }, index) => ({
      userId,
      id: index + 1,
      ...movement,
      created_at: new Date(at).toISOString(),
    }));
};
