import { expect, it } from 'vitest';
import { toCurrentSpelling } from './date-format.ts';

const monthOf = (month: number) =>
  new Intl.DateTimeFormat('bn-BD', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2026, month));

it('January and February have the spelling of the server in browsers with older locale data', () => {
  expect(toCurrentSpelling('৯ ফেব্রুয়ারী, ২০২৬')).toBe('৯ ফেব্রুয়ারি, ২০২৬');
  expect(toCurrentSpelling('জানুয়ারী')).toBe(monthOf(0));
  expect(toCurrentSpelling('ফেব্রুয়ারী')).toBe(monthOf(1));
});

it('no month is spelled otherwise', () => {
  for (let month = 0; month < 12; month += 1) expect(toCurrentSpelling(monthOf(month))).toBe(monthOf(month));
});
