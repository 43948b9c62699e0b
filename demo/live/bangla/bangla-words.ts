import { daysOfMonth } from './bangla-date.ts';

const MONTHS: readonly { readonly bangla: string; readonly latin: string }[] = [
  { bangla: 'বৈশাখ', latin: 'Boishakh' },
  { bangla: 'জ্যৈষ্ঠ', latin: 'Joishtho' },
  { bangla: 'আষাঢ়', latin: 'Asharh' },
  { bangla: 'শ্রাবণ', latin: 'Srabon' },
  { bangla: 'ভাদ্র', latin: 'Bhadro' },
  { bangla: 'আশ্বিন', latin: 'Ashwin' },
  { bangla: 'কার্তিক', latin: 'Kartik' },
  { bangla: 'অগ্রহায়ণ', latin: 'Ogrohayon' },
  { bangla: 'পৌষ', latin: 'Poush' },
  { bangla: 'মাঘ', latin: 'Magh' },
  { bangla: 'ফাল্গুন', latin: 'Falgun' },
  { bangla: 'চৈত্র', latin: 'Choitro' },
];

/** Two months each. */
const SEASONS = [
  { bangla: 'গ্রীষ্ম', english: 'summer' },
  { bangla: 'বর্ষা', english: 'the rains' },
  { bangla: 'শরৎ', english: 'autumn' },
  { bangla: 'হেমন্ত', english: 'late autumn' },
  { bangla: 'শীত', english: 'winter' },
  { bangla: 'বসন্ত', english: 'spring' },
] as const;

/** From Sunday on: Friday and Saturday are at the right edge. */
export const WEEKDAYS = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহঃ', 'শুক্র', 'শনি'] as const;
const WHOLE_WEEKDAYS = ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'] as const;

export const weekdayOf = (time: number): string => WHOLE_WEEKDAYS[new Date(time).getUTCDay()] ?? '';

export const monthOf = (month: number) => MONTHS[month - 1] ?? { bangla: '', latin: '' };

export const seasonOf = (month: number) => SEASONS[Math.floor((month - 1) / 2)] ?? SEASONS[0];

/** 1433 becomes '১৪৩৩'. */
export const banglaDigits = (value: number): string =>
  String(value).replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));

/** The cells of a month from its first week on: null before its first day. */
export function monthCells(year: number, month: number, first: number): (number | null)[] {
  const lead = new Date(first).getUTCDay();
  return [
    ...Array.from({ length: lead }, () => null),
    ...Array.from({ length: daysOfMonth(year, month) }, (_, index) => index + 1),
  ];
}
