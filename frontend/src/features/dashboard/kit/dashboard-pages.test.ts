import { describe, expect, test } from 'vitest';
import { dashboardPages, findPages, pageTitle } from './dashboard-pages.ts';

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

describe('findPages', () => {
  const found = (text: string) => findPages(text, dashboardPages).map(({ label }) => label);

  test('lists all pages without a text', () => {
    expect(found('  ')).toEqual([
      ...['Dashboard', 'Orders', 'Downloads', 'Messages', 'Addresses', 'My Wallet', 'Profile', 'Saved'],
    ]);
  });

  test('ignores case and the order of words', () => {
    expect(found('WALLET my')).toEqual(['My Wallet']);
    expect(found('d')).toEqual(['Dashboard', 'Orders', 'Downloads', 'Addresses', 'Saved']);
  });

  test('finds nothing for a word that is nowhere', () => {
    expect(found('orders paid')).toEqual([]);
  });
});
