/**
 * The revised Bangladesh calendar: the first six months have 31 days, Falgun 29 (30 in a leap year), the others 30.
 * The year 1432 began on 14 April 2025.
 */
const day = 86_400_000;
const newYear1432 = Date.UTC(2025, 3, 14);

export const monthNames = [
  'বৈশাখ',
  'জ্যৈষ্ঠ',
  'আষাঢ়',
  'শ্রাবণ',
  'ভাদ্র',
  'আশ্বিন',
  'কার্তিক',
  'অগ্রহায়ণ',
  'পৌষ',
  'মাঘ',
  'ফাল্গুন',
  'চৈত্র',
] as const;

/** Lengths of the months of 1432; its Falgun is mostly in February 2026, which is not a leap year. */
export const monthLengths = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 29, 30] as const;

/** The Gregorian date of a day of 1432 (`month` counts from 0) at midnight UTC. */
export function gregorian(month: number, dayOfMonth: number): Date {
  const before = monthLengths.slice(0, month).reduce((sum, length) => sum + length, 0);
  return new Date(newYear1432 + (before + dayOfMonth - 1) * day);
}
