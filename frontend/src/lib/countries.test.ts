import { expect, test } from 'vitest';
import { countries, countryName } from './countries.ts';

test('every country has a unique name', () => {
  const all = countries();
  expect(all).toContainEqual({ code: 'BD', name: 'Bangladesh' });
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(all.every(({ code, name }) => code !== name)).toBe(true);
  expect(countryName('DE')).toBe('Germany');
});
