import { DAY_MS, daysIn } from '@shared/calendar.ts';
import type { AnalyticsUnit } from '@/api/generated/model.ts';
import { type AnalyticsSearch, dayOf, type Preset } from './analytics-search.ts';

/** Ranges that end today, with the unit that suits them. */
export const presets = [
  { range: '7d', label: '7 days', days: 7, unit: 'day' },
  { range: '30d', label: '30 days', days: 30, unit: 'day' },
  { range: '90d', label: '90 days', days: 90, unit: 'week' },
  { range: '12m', label: '12 months', days: 365, unit: 'month' },
] as const satisfies readonly { range: Preset; label: string; days: number; unit: AnalyticsUnit }[];

/** What the server is asked. */
export interface AnalyticsRange {
  from: string;
  to: string;
  unit: AnalyticsUnit;
  /** The preset it came from; undefined for own days. */
  preset: Preset | undefined;
}

/** The finest unit whose columns can still be told apart. */
const unitFor = (days: number): AnalyticsUnit => (days <= 45 ? 'day' : days <= 200 ? 'week' : 'month');

/** @param now milliseconds; the last day of a preset is today, UTC */
export function resolveRange({ range = '30d', from, to, unit }: AnalyticsSearch, now: number): AnalyticsRange {
  if (from !== undefined && to !== undefined) {
    return { from, to, unit: unit ?? unitFor(daysIn({ from, to })), preset: undefined };
  }
  const preset = presets.find((candidate) => candidate.range === range) ?? presets[1];
  return {
    from: dayOf(now - (preset.days - 1) * DAY_MS),
    to: dayOf(now),
    unit: unit ?? preset.unit,
    preset: preset.range,
  };
}
