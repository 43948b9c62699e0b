import { describe, expect, it } from 'vitest';
import { products } from '../../../demo/content/products.ts';
import { demoPurchases } from '../../../demo/seed/demo-purchases.ts';
import { planOrders } from '../../../demo/seed/order-plan.ts';

const goods = demoPurchases(products);
const DAY_MS = 24 * 60 * 60 * 1000;
const moments = ['2026-11-20T00:00:00Z', '2026-11-20T03:59:59Z', '2026-12-31T23:59:59Z', '2028-02-29T12:00:00Z'];

describe.each(moments)('orders planned at %s', (text) => {
  const now = new Date(text);
  const plan = planOrders(goods, now);

  it('are 125, oldest first, within the last twelve months', () => {
    expect(plan).toHaveLength(125);
    const times = plan.map(({ at }) => at.getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times[0]).toBeGreaterThan(now.getTime() - 366 * DAY_MS);
    expect(times.at(-1)).toBeLessThan(now.getTime());
    expect(times.at(-1)).toBeGreaterThan(now.getTime() - 5 * DAY_MS);
  });

  it('are mostly completed, and only recent ones are open', () => {
    const count = (status: string) => plan.filter((order) => order.status === status).length;
    expect(count('completed')).toBeGreaterThan(100);
    for (const status of ['pending', 'processing', 'cancelled', 'refunded'])
      expect(count(status), status).toBeGreaterThan(0);
    const open = plan.findIndex(({ status }) => status === 'pending' || status === 'processing');
    expect(open).toBeGreaterThan(110);
  });

  it('cover all twelve products', () => {
    const bought = new Set(plan.filter(({ status }) => status === 'completed').map(({ good }) => good.name));
    expect(bought.size).toBe(12);
  });

  it('are the same for the same time', () => {
    expect(planOrders(goods, now)).toEqual(plan);
  });
});
