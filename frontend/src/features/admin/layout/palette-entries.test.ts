import { describe, expect, test } from 'vitest';
import { entriesFor } from '@/components/palette/palette-options.ts';
import type { Can } from '../kit/use-can.ts';
import { isActionIntended, paletteActions, paletteScreens } from './palette-entries.ts';

const everything: Can = () => true;
const writer: Can = (operation) => ['adminListPosts', 'adminCreatePost'].includes(operation);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('paletteScreens', () => {
  test('lists the sidebar with its tabs, and the pages of the content', () => {
    const screens = titles(paletteScreens(everything));
    expect(screens.slice(0, 5)).toEqual(['Dashboard', 'Products', 'Bundles', 'Categories and badges', 'Orders']);
    expect(screens).toContain('Logo and colour');
  });

  test('omits screens without the required right', () => {
    expect(titles(paletteScreens(writer))).toEqual(['Content', 'Profile', 'Articles']);
  });

  test.each([
    ['refund', 'Orders'],
    ['invoice', 'Invoices'],
    ['password', 'Profile'],
    ['tax', 'Tax and invoices'],
    ['backup', 'System'],
    ['logo', 'Logo and colour'],
    ['team', 'Team'],
    ['two-factor', 'Profile'],
    ['hero slides', 'Home'],
    ['newsletter', 'Subscribers'],
    ['discount', 'Coupons'],
    ['privacy', 'Legal and own pages'],
    ['banner', 'Banner'],
    ['opening hours', 'Opening hours'],
    ['payment settings', 'Payments'],
  ])('finds by the word of a task: %s', (text, title) => {
    expect(titles(entriesFor(text, paletteScreens(everything)))).toContain(title);
  });
});

describe('paletteActions', () => {
  test('lists the allowed actions, with signing out last', () => {
    expect(titles(paletteActions(writer, () => {}))).toEqual([
      'New article',
      'Switch theme',
      'Customer area',
      'View site',
      'Sign out',
    ]);
    expect(titles(paletteActions(everything, () => {}))).toContain('Add product');
  });

  test.each([
    ['invite', true],
    ['revenue', true],
    ['coupons', false],
    ['', false],
  ])('come before the screens when only they are named so: %s', (text, isFirst) => {
    const found = (entries: ReturnType<typeof paletteScreens>) => entriesFor(text, entries);
    const actions = found(paletteActions(everything, () => {}));
    expect(isActionIntended(text, found(paletteScreens(everything)), actions)).toBe(isFirst);
  });

  test.each([
    ['2026-11-29T08:00:00Z', '/admin/analytics?from=2026-11-01&to=2026-11-29', '/admin/orders/invoices?month=2026-10'],
    ['2027-01-05T08:00:00Z', '/admin/analytics?from=2027-01-01&to=2027-01-05', '/admin/orders/invoices?month=2026-12'],
  ])('lead to the month of %s', (now, revenue, invoices) => {
    const hrefs = paletteActions(everything, () => {}, Date.parse(now)).map(({ href }) => href);
    expect(hrefs).toContain(revenue);
    expect(hrefs).toContain(invoices);
  });
});
