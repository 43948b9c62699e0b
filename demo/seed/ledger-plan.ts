import type { EntryKind, OrderStatus } from '../../backend/src/db/schema.ts';
import { toCents } from '../../contract/rules/money.ts';

export interface LedgerOrder {
  id: string;
  number: number;
  amount_cents: number;
  status: OrderStatus;
  created_at: Date;
}

export interface PlannedEntry {
  kind: EntryKind;
  cents: number;
  balanceAfter: number;
  reference: string;
  orderId: string | null;
  at: Date;
}

type Movement = Omit<PlannedEntry, 'balanceAfter'>;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A refunded order is refunded after two days. */
export const REFUND_AFTER_MS = 2 * DAY_MS;

/** Days before the seed, dollars. The first deposit precedes the first order. */
const DEPOSITS = [
  [366.21, 300],
  [331.48, 250],
  [302.33, 500],
  [270.06, 350],
  [241.39, 500],
  [209.17, 400],
  [178.52, 450],
  [149.28, 450],
  [117.44, 400],
  [86.11, 400],
  [55.36, 650],
] as const;
const WITHDRAWALS = [
  [256.23, 120],
  [133.41, 75.5],
  [64.19, 200],
] as const;
const CLOSING_DAYS = 9.32;

/**
 * Transactions that pay the completed orders, pay and refund the refunded ones, and end at exactly `target` cents;
 * oldest first with the running balance. The last deposit makes up the difference.
 * @throws when the balance would fall below zero in between
 */
export function planLedger(orders: LedgerOrder[], target: number, now: Date): PlannedEntry[] {
  const movements = [...deposits(now), ...withdrawals(now), ...orders.flatMap(ofOrder)];
  const missing = target - movements.reduce((sum, { cents }) => sum + cents, 0);
  movements.push(deposit(DEPOSITS.length, CLOSING_DAYS, missing, now));
  movements.sort((a, b) => a.at.getTime() - b.at.getTime());
  let balance = 0;
  return movements.map((movement) => {
    balance += movement.cents;
    if (balance < 0) throw new Error('The demo ledger would fall below zero');
    return { ...movement, balanceAfter: balance };
  });
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

const deposit = (index: number, days: number, cents: number, now: Date): Movement => ({
  kind: 'deposit',
  cents,
  reference: `DEMO-${String(4_100_257 + index * 7919)}`,
  orderId: null,
  at: daysBefore(now, days),
});

const deposits = (now: Date) => DEPOSITS.map(([days, dollars], index) => deposit(index, days, dollars * 100, now));

const withdrawals = (now: Date): Movement[] =>
  WITHDRAWALS.map(([days, dollars], index) => ({
    kind: 'withdrawal',
    cents: -toCents(dollars),
    reference: `WD-${String(2_700_611 + index * 6151)}`,
    orderId: null,
    at: daysBefore(now, days),
  }));

/** The transactions of an order: none while it is open or when it was cancelled before payment. */
function ofOrder(order: LedgerOrder): Movement[] {
  const base = { reference: `Order #${order.number}`, orderId: order.id };
  const purchase: Movement = { ...base, kind: 'purchase', cents: -order.amount_cents, at: order.created_at };
  if (order.status === 'completed') return [purchase];
  if (order.status !== 'refunded') return [];
  const at = new Date(order.created_at.getTime() + REFUND_AFTER_MS);
  return [purchase, { ...base, kind: 'refund', cents: order.amount_cents, at }];
}
