import { describe, expect, test } from 'vitest';
import type { Can } from '../kit/use-can.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';

const everything: Can = () => true;
const writer: Can = (operation) => ['adminListPosts', 'adminCreatePost'].includes(operation);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('paletteScreens', () => {
  test('lists the sidebar and the content sections', () => {
    const screens = titles(paletteScreens(everything));
    expect(screens.slice(0, 3)).toEqual(['Dashboard', 'Products', 'Orders']);
    expect(screens).toContain('Hero slides');
  });

  test('omits screens without the required right', () => {
    expect(titles(paletteScreens(writer))).toEqual(['Content', 'Profile', 'Articles']);
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
