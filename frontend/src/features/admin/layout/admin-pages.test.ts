import { describe, expect, it } from 'vitest';
import { adminPages, adminTitle } from './admin-pages.ts';

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

describe('adminTitle', () => {
  it('knows the screen, also below it', () => {
    expect(adminTitle('/admin')).toBe('Dashboard');
    expect(adminTitle('/admin/users/')).toBe('Users');
    expect(adminTitle('/admin/content/posts')).toBe('Content');
    expect(adminTitle('/admin/activity')).toBe('Activity');
  });
});
