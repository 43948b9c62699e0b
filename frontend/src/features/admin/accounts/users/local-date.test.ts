import { expect, it } from 'vitest';
import { localDate } from './local-date.ts';

it('is the day in the user’s time zone', () => {
  const noon = new Date(2026, 10, 20, 12);
  expect(localDate(noon.toISOString())).toBe('Nov 20, 2026');
});

it.each(['', 'yesterday'])('leaves %j unchanged', (text) => {
  expect(localDate(text)).toBe(text);
});
