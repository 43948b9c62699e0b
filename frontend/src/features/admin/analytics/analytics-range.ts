import { AnalyticsUnit } from '@/api/generated/model/analyticsUnit.ts';

const DAY_MS = 86_400_000;

/** Ranges that end today, with the unit that suits them. */
export const presets = [
  { range: '7d', label: '7 days', days: 7, unit: 'day' },
  { range: '30d', label: '30 days', days: 30, unit: 'day' },
  { range: '90d', label: '90 days', days: 90, unit: 'week' },
  { range: '12m', label: '12 months', days: 365, unit: 'month' },
] as const;

export type Preset = (typeof presets)[number]['range'];

/** What stands in the address; what is missing is the last 30 days by day. */
export interface AnalyticsSearch {
  range?: Preset | undefined;
  /** Own days instead of a preset, `yyyy-mm-dd`; both or none. */
  from?: string | undefined;
  to?: string | undefined;
  unit?: AnalyticsUnit | undefined;
}

/** What the server is asked. */
export interface AnalyticsRange {
  from: string;
  to: string;
  unit: AnalyticsUnit;
  /** The preset it came from; undefined for own days. */
  preset: Preset | undefined;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A day of the calendar as the address may name it, else undefined. */
function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== value ? undefined : value;
}

/** Reads the address; what makes no sense is left out. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const [from, to] = [asDay(search.from), asDay(search.to)];
  const own = from !== undefined && to !== undefined && from <= to;
  return {
    range: own ? undefined : presets.find(({ range }) => range === search.range)?.range,
    from: own ? from : undefined,
    to: own ? to : undefined,
    unit: Object.values(AnalyticsUnit).find((unit) => unit === search.unit),
  };
}

/** The finest unit whose columns can still be told apart. */
const unitFor = (days: number): AnalyticsUnit => (days <= 45 ? 'day' : days <= 200 ? 'week' : 'month');

/** @param now milliseconds; the last day of a preset is today, UTC */
export function resolveRange({ range = '30d', from, to, unit }: AnalyticsSearch, now: number): AnalyticsRange {
  if (from !== undefined && to !== undefined) {
    const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
    return { from, to, unit: unit ?? unitFor(days), preset: undefined };
  }
  const preset = presets.find((candidate) => candidate.range === range) ?? presets[1];
  return {
    from: dayOf(now - (preset.days - 1) * DAY_MS),
    to: dayOf(now),
    unit: unit ?? preset.unit,
    preset: preset.range,
  };
}
