import { expect, test } from 'vitest';
import { formatBanglaDate } from './bangla-calendar.ts';

test.each([
  ['2026-11-29', '১৪ অগ্রহায়ণ ১৪৩৩'],
  // Days that the calendar of 2019 fixes, in a common and in a leap year.
  ['2025-04-14', '১ বৈশাখ ১৪৩২'],
  ['2025-04-13', '৩০ চৈত্র ১৪৩১'],
  ['2023-02-21', '৮ ফাল্গুন ১৪২৯'],
  ['2024-02-21', '৮ ফাল্গুন ১৪৩০'],
  ['2023-03-26', '১২ চৈত্র ১৪২৯'],
  ['2024-03-26', '১২ চৈত্র ১৪৩০'],
  ['1971-12-16', '১ পৌষ ১৩৭৮'],
  ['2026-11-28T23:30:00Z', '১৩ অগ্রহায়ণ ১৪৩৩'],
  ['soon', ''],
])('%s is %s', (iso, expected) => {
  expect(formatBanglaDate(iso)).toBe(expected.normalize('NFC'));
});
