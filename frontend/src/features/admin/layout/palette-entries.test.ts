import { describe, expect, test } from 'vitest';
import { entriesFor } from '@/components/palette/palette-options.ts';
import type { Can } from '../kit/use-can.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';

const everything: Can = () => true;
const writer: Can = (operation) => ['adminListPosts', 'adminCreatePost'].includes(operation);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('paletteScreens', () => {
  test('lists the sidebar with its tabs, and the pages of the content', () => {
    const screens = titles(paletteScreens(everything));
    expect(screens.slice(0, 4)).toEqual(['Dashboard', 'Products', 'Categories and badges', 'Orders']);
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
});
