import { describe, expect, test } from 'vitest';
import { pageTitle } from './dashboard-pages.ts';

describe('pageTitle', () => {
  test.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/', 'Dashboard'],
    ['/dashboard/orders', 'Orders'],
    ['/dashboard/orders/10125', 'Orders'],
    ['/dashboard/wallet/', 'My Wallet'],
    ['/dashboard/payments/7b1f3c52', 'Payment'],
    ['/dashboard/ordersome', 'Dashboard'],
  ])('%s is %s', (path, title) => {
    expect(pageTitle(path)).toBe(title);
  });
});
