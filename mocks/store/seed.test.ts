import { describe, expect, test } from 'vitest';
import { CUSTOMER, seed } from './seed.ts';

const NOW = Date.UTC(2026, 10, 20, 9);

describe('seed', () => {
  const state = seed(NOW);
  const customer = state.accounts.find(({ user }) => user.email === CUSTOMER.email)?.user;
  const own = <Row extends { userId: string }>(rows: Row[]) => rows.filter(({ userId }) => userId === customer?.id);

  test('is the same every time for the same moment', () => {
    expect(seed(NOW)).toEqual(state);
  });

  test('gives the demo customer the figures shown in the dashboard', () => {
    expect(own(state.orders)).toHaveLength(125);
    expect(own(state.downloads)).toHaveLength(12);
    expect(own(state.downloads).reduce((sum, { download_count }) => sum + download_count, 0)).toBe(3_427);
    expect(own(state.walletEntries).reduce((sum, { cents }) => sum + cents, 0)).toBe(284_565);
    expect(own(state.addresses).map(({ type, city }) => [type, city])).toEqual([
      ['home', 'Rajshahi'],
      ['office', 'Dhaka'],
    ]);
  });

  test('has no orders in the future', () => {
    expect(state.orders.every(({ created_at }) => Date.parse(created_at) < NOW)).toBe(true);
  });
});
