import { toAsciiDigits } from '@contract/rules/digits.ts';
import type { WorkEntry, WorkEntryInput } from '@/api/generated/model.ts';
import {
  workEntryInputAmountMax,
  workEntryInputMinutesMax,
  workEntryInputRateMax,
} from '@/api/generated/zod/schemas/workEntryInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { readAmount } from '../../kit/read-number.ts';

const CLOCK = /^(\d{1,2}):(\d{2})$/;
const WORDS = /^(?:(\d{1,2})\s*h(?:ours?)?)?\s*(?:(\d{1,4})\s*m(?:in(?:utes)?)?)?$/i;

/** A typed duration in minutes: 2:20, 2 h 20 min or 140 min; null for anything else, such as 2.5, which has no unit. */
export function readMinutes(text: string): number | null {
  const plain = toAsciiDigits(text).trim();
  const [, hours, minutes] = CLOCK.exec(plain) ?? WORDS.exec(plain) ?? [];
  if (hours === undefined && minutes === undefined) return null;
  const isClock = CLOCK.test(plain);
  if (isClock && Number(minutes) > 59) return null;
  const total = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
  return total > 0 && total <= workEntryInputMinutesMax ? total : null;
}

/** As it is typed: 2:20. */
export const toClock = (total: number): string => `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`;

/** Other names than the contract's, because other forms are on the same page. */
export const ENTRY_FIELDS = [
  'work-day',
  'work-text',
  'work-minutes',
  'work-rate',
  'work-amount',
  'work-billable',
] as const;
type EntryField = (typeof ENTRY_FIELDS)[number];
type EntryValues = Readonly<Record<EntryField, string>>;

export function checkEntry(kind: WorkEntry['kind'], values: EntryValues, today: string): FieldProblems<EntryField> {
  const rate = readAmount(values['work-rate']);
  const amount = readAmount(values['work-amount']);
  const day = values['work-day'];
  return {
    ...((day === '' || day > today) && { 'work-day': 'Please enter a day that is not in the future' }),
    ...(values['work-text'].trim() === '' && {
      'work-text': kind === 'time' ? 'Please describe the work' : 'Please describe the expense',
    }),
    ...(kind === 'time'
      ? {
          ...(readMinutes(values['work-minutes']) === null && {
            'work-minutes': 'Please enter a duration such as 2:20, up to 24 hours',
          }),
          ...((rate === null || rate > workEntryInputRateMax) && { 'work-rate': 'Please enter an amount' }),
        }
      : {
          ...((amount === null || amount === 0 || amount > workEntryInputAmountMax) && {
            'work-amount': 'Please enter an amount',
          }),
        }),
  };
}

export const toEntryInput = (kind: WorkEntry['kind'], values: EntryValues): WorkEntryInput => ({
  kind,
  worked_on: values['work-day'],
  text: values['work-text'].trim(),
  minutes: kind === 'time' ? (readMinutes(values['work-minutes']) ?? 0) : 0,
  rate: kind === 'time' ? (readAmount(values['work-rate']) ?? 0) : 0,
  amount: kind === 'expense' ? (readAmount(values['work-amount']) ?? 0) : 0,
  billable: values['work-billable'] !== 'no',
  care_plan: kind === 'time' && values['work-billable'] === 'plan',
});
