import { describe, expect, it } from 'vitest';
import { products } from '../../../demo/content/products.ts';
import { demoPurchases } from '../../../demo/seed/demo-purchases.ts';
import { planLedger } from '../../../demo/seed/ledger-plan.ts';
import { planOrders } from '../../../demo/seed/order-plan.ts';

const now = new Date('2026-11-20T10:00:00Z');
const orders = planOrders(demoPurchases(products), now).map(({ good, status, at }, index) => ({
  id: `order-${index}`,
  number: 10_001 + index,
  amount_cents: good.cents,
  status,
  created_at: at,
}));
const ledger = planLedger(orders, 284_565, now);

describe('the planned ledger', () => {
  it('ends at 2,845.65 and is never negative on the way', () => {
    expect(ledger.at(-1)?.balanceAfter).toBe(284_565);
    expect(Math.min(...ledger.map(({ balanceAfter }) => balanceAfter))).toBeGreaterThanOrEqual(0);
  });

  it('has a consistent running balance, in chronological order', () => {
    let balance = 0;
    for (const entry of ledger) {
      balance += entry.cents;
      expect(entry.balanceAfter).toBe(balance);
    }
    const times = ledger.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  it('pays completed orders once, refunds refunded ones, and includes no others', () => {
    for (const order of orders) {
      const cents = ledger.filter((entry) => entry.orderId === order.id).map((entry) => entry.cents);
      const expected = { completed: [-order.amount_cents], refunded: [-order.amount_cents, order.amount_cents] };
      expect(cents, order.status).toEqual(expected[order.status as 'completed'] ?? []);
    }
  });

  it('has deposits of plausible size only', () => {
    const deposits = ledger.filter(({ kind }) => kind === 'deposit');
    expect(deposits).toHaveLength(12);
    for (const { cents } of deposits) expect(cents).toSatisfy((value: number) => value > 10_000 && value < 100_000);
  });

  it('rejects orders that the wallet could not have paid', () => {
    const dear = orders.map((order) => ({ ...order, amount_cents: 1_000_000 }));
    expect(() => planLedger(dear, 284_565, now)).toThrow('below zero');
  });
});
