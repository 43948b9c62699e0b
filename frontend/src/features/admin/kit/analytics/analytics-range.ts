import { addDays, countDays } from '@contract/rules/calendar.ts';
import type { AnalyticsUnit } from '@/api/generated/model.ts';
import type { AnalyticsSearch, Preset } from './analytics-search.ts';

/** Ranges that end today, each with a suitable unit. */
export const presets = [
  { range: '7d', label: '7 days', days: 7, unit: 'day' },
  { range: '30d', label: '30 days', days: 30, unit: 'day' },
  { range: '90d', label: '90 days', days: 90, unit: 'week' },
  { range: '12m', label: '12 months', days: 365, unit: 'month' },
] as const satisfies readonly { range: Preset; label: string; days: number; unit: AnalyticsUnit }[];

/** The parameters of the request. */
export interface AnalyticsRange {
  from: string;
  to: string;
  unit: AnalyticsUnit;
  /** The preset it came from; undefined for a custom range. */
  preset: Preset | undefined;
}

/** The finest unit whose columns are still distinguishable. */
const unitFor = (days: number): AnalyticsUnit => (days <= 45 ? 'day' : days <= 200 ? 'week' : 'month');

/** @param today the current business day, the last day of a preset */
export function resolveRange({ range = '30d', from, to, unit }: AnalyticsSearch, today: string): AnalyticsRange {
  if (from !== undefined && to !== undefined) {
    return { from, to, unit: unit ?? unitFor(countDays({ from, to })), preset: undefined };
  }
  const preset = presets.find((candidate) => candidate.range === range) ?? presets[1];
  return {
    from: addDays(today, 1 - preset.days),
    to: today,
    unit: unit ?? preset.unit,
    preset: preset.range,
  };
}
