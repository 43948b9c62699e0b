import { expect, it } from 'vitest';
import { readEntry } from './content-search.ts';

it.each(['new', '12', '7b1f3c52-3a55-4d0e-9b7a-0f1d2c3b4a59'])('opens the entry %s', (entry) => {
  expect(readEntry(entry)).toBe(entry);
});

it.each(['0', '../../x', '', 12, undefined])('drops %s', (entry) => {
  expect(readEntry(entry)).toBeUndefined();
});
