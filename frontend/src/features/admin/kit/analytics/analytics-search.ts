import { AnalyticsUnit } from '@/api/generated/model.ts';
import { searchOption } from '@/lib/search-text.ts';

const RANGES = ['7d', '30d', '90d', '12m'] as const;

/** A range that ends today. */
export type Preset = (typeof RANGES)[number];

/** The URL parameters; the default is the last 30 days by day. Loaded on every first visit: add nothing else here. */
export interface AnalyticsSearch {
  range?: Preset | undefined;
  /** Custom dates instead of a preset, `yyyy-mm-dd`; both or none. */
  from?: string | undefined;
  to?: string | undefined;
  unit?: AnalyticsUnit | undefined;
}

const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

/** A calendar date from the URL, or undefined if it is invalid. */
function asDay(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return;
  const time = Date.parse(`${value}T00:00:00Z`);
  return Number.isNaN(time) || dayOf(time) !== value ? undefined : value;
}

/** Reads the URL; invalid values are dropped. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const [from, to] = [asDay(search.from), asDay(search.to)];
  const isCustom = from !== undefined && to !== undefined && from <= to;
  return {
    range: isCustom ? undefined : searchOption(search.range, RANGES),
    from: isCustom ? from : undefined,
    to: isCustom ? to : undefined,
    unit: searchOption(search.unit, Object.values(AnalyticsUnit)),
  };
}
