import type { DemoEntry, DemoOrder } from './types.ts';

const MINUTE = 60_000;
/** Customers add round amounts. */
const STEP = 1_000;

type Movement = Omit<DemoEntry, 'balanceAfter'>;

/**
 * The ledger of the orders, oldest first: money is added shortly before it is spent, and no balance falls below zero.
 */
export function planEntries(orders: DemoOrder[]): DemoEntry[] {
  const moves = orders.flatMap(movesOf).sort((a, b) => a.at - b.at);
  const balances = new Map<string, number>();
  const entries: DemoEntry[] = [];
  const enter = (move: Movement) => {
    const balanceAfter = (balances.get(move.personId) ?? 0) + move.cents;
    balances.set(move.personId, balanceAfter);
    entries.push({ ...move, balanceAfter });
  };
  moves.forEach((move, index) => {
    const missing = -((balances.get(move.personId) ?? 0) + move.cents);
    if (missing > 0) {
      const reference = `DEMO-${5_200_311 + index * 7_919}`;
      const cents = Math.ceil(missing / STEP) * STEP;
      enter({ personId: move.personId, orderId: null, kind: 'deposit', cents, reference, at: move.at - 7 * MINUTE });
    }
    enter(move);
  });
  return entries;
}

function movesOf({ id, personId, number, status, cents, at, refundedAt }: DemoOrder): Movement[] {
  if (status !== 'completed' && status !== 'refunded') return [];
  const base = { personId, orderId: id, reference: `Order #${number}` };
  const purchase: Movement = { ...base, kind: 'purchase', cents: -cents, at };
  return refundedAt === null ? [purchase] : [purchase, { ...base, kind: 'refund', cents, at: refundedAt }];
}
