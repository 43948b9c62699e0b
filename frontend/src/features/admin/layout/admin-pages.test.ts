import { describe, expect, it } from 'vitest';
import { adminPages } from './admin-pages.ts';

describe('adminPages', () => {
  it('are the eight of the specification in its order', () => {
    expect(adminPages.map(({ label, to }) => `${label} ${to}`)).toEqual([
      'Dashboard /admin',
      'Products /admin/products',
      'Orders /admin/orders',
      'Users /admin/users',
      'Content /admin/content',
      'Analytics /admin/analytics',
      'Profile /admin/profile',
      'Settings /admin/settings',
    ]);
  });
});
