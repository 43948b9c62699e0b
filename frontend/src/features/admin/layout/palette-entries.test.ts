import { describe, expect, test } from 'vitest';
import type { Can } from '../kit/use-can.ts';
import { paletteActions, paletteScreens } from './palette-entries.ts';

const everything: Can = () => true;
const writer: Can = (operation) => ['adminListPosts', 'adminCreatePost'].includes(operation);
const titles = (entries: readonly { readonly title: string }[]) => entries.map(({ title }) => title);

describe('paletteScreens', () => {
  test('names the sidebar and the parts of the content', () => {
    const screens = titles(paletteScreens(everything));
    expect(screens.slice(0, 3)).toEqual(['Dashboard', 'Products', 'Orders']);
    expect(screens).toContain('Hero slides');
  });

  test('leaves out what is not part of the work', () => {
    expect(titles(paletteScreens(writer))).toEqual(['Content', 'Profile', 'Articles']);
  });
});

describe('paletteActions', () => {
  test('offers what may be done, and the way out last', () => {
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
