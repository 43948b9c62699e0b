import { History } from 'lucide-react';
import { describe, expect, test } from 'vitest';
import type { SearchHit } from '@/api/generated/model.ts';
import { searchGroups } from './search-options.ts';

const hit = (kind: SearchHit['kind'], title: string): SearchHit => ({ kind, title, detail: 'Detail', href: '/path' });
const named = (groups: ReturnType<typeof searchGroups>) =>
  groups.map(({ label, options }) => [label, options.map(({ title }) => title)]);

describe('searchGroups', () => {
  test('offers recent items, all pages and the actions before anything is typed', () => {
    const recent = [{ title: 'Order #10125', href: '/dashboard/orders?order=1', icon: History }];
    expect(named(searchGroups('', [], { recent, onLogout: () => {} }))).toEqual([
      ['Recent', ['Order #10125']],
      [
        'Pages',
        ['Dashboard', 'Orders', 'Downloads', 'Addresses', 'My Wallet', 'Profile', 'Messages', 'Saved', 'Billing'],
      ],
      ['Actions', ['Switch theme', 'Browse products', 'Sign out']],
    ]);
  });

  test('groups pages, products, orders and downloads', () => {
    const hits = [hit('order', 'Order #10125'), hit('product', 'Bangla Calendar 2025'), hit('order', 'Order #10124')];
    expect(named(searchGroups('ord', hits))).toEqual([
      ['Pages', ['Orders']],
      ['Products', ['Bangla Calendar 2025']],
      ['Orders', ['Order #10125', 'Order #10124']],
    ]);
  });

  test.each([
    ['refund', ['Orders', 'My Wallet']],
    ['invoice', ['Orders', 'Billing']],
    ['licence key', ['Downloads']],
    ['password', ['Profile']],
    ['two-factor', ['Profile']],
  ])('finds pages by the word of a task: %s', (text, found) => {
    expect(named(searchGroups(text, []))).toEqual([['Pages', found]]);
  });

  test('gives every option a unique id', () => {
    const hits = [hit('order', 'Same'), hit('order', 'Same'), hit('download', 'Same')];
    const ids = searchGroups('d', hits).flatMap(({ options }) => options.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is empty without results', () => {
    expect(searchGroups('nowhere', [])).toEqual([]);
  });
});
