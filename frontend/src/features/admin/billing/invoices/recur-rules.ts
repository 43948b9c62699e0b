import { findPeriodDay } from '@contract/rules/invoice-schedules.ts';
import type { InvoiceRecurrence, InvoiceSchedule, InvoiceScheduleInput } from '@/api/generated/model.ts';
import { invoiceScheduleInputTimesMax } from '@/api/generated/zod/schemas/invoiceScheduleInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { formatDate } from '@/lib/format.ts';

export const EVERY_LABELS: Readonly<Record<InvoiceSchedule['every'], string>> = {
  month: 'Every month',
  quarter: 'Every quarter',
  year: 'Every year',
};

export const recursText = ({ every, next_on }: InvoiceRecurrence): string =>
  [EVERY_LABELS[every], next_on === null ? [] : `next on ${formatDate(next_on)}`].flat().join(', ');

/** A preview of the first dates, which shows how month ends are handled; empty without a first day. */
export function firstDays(every: string, first_on: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(first_on)) return '';
  const series = { every: every as InvoiceSchedule['every'], first_on, ends_on: null, times: null };
  const days = [0, 1, 2].map((period) => findPeriodDay(series, period) ?? '');
  return `${days.map((day) => formatDate(day)).join(' · ')} …`;
}

export interface RecurValues {
  readonly every: string;
  readonly first_on: string;
  readonly end: string;
  readonly ends_on: string;
  readonly times: string;
  readonly sends: string;
}

export type RecurField = 'first_on' | 'ends_on' | 'times';

export function checkRecurrence(
  { first_on, end, ends_on, times }: RecurValues,
  today: string,
): FieldProblems<RecurField> {
  return {
    ...((first_on === '' || first_on < today) && { first_on: 'Please enter a day that is not in the past' }),
    ...(end === 'day' &&
      (ends_on === '' || ends_on < first_on) && {
        ends_on: 'Please enter the day of the first invoice or a later one',
      }),
    ...(end === 'times' &&
      (!/^\d+$/.test(times.trim()) || Number(times) < 1 || Number(times) > invoiceScheduleInputTimesMax) && {
        times: `Please enter a number from 1 to ${invoiceScheduleInputTimesMax}`,
      }),
  };
}

export const toScheduleInput = (
  { every, first_on, end, ends_on, times, sends }: RecurValues,
  draft: { draft_id: string; version: number },
): InvoiceScheduleInput => ({
  ...draft,
  every: every as InvoiceScheduleInput['every'],
  first_on,
  ends_on: end === 'day' ? ends_on : null,
  times: end === 'times' ? Number(times) : null,
  sends: sends === 'send',
});
