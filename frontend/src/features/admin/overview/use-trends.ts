import { addDays } from '@contract/rules/calendar.ts';
import { useAdminGetAnalytics } from '@/api/generated/admin-analytics/admin-analytics.ts';
import type { AnalyticsFigures } from '@/api/generated/model.ts';
import { smoothed } from '@/components/chart/spark-path.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { useCan } from '../kit/use-can.ts';
import type { Trend } from './figure-card.tsx';

const DAYS = 30;
/** Single days vary too much for a small chart. */
const WEEK = 7;

const sums = (values: readonly number[]): number[] => {
  let sum = 0;
  return values.map((value) => {
    sum += value;
    return sum;
  });
};

/**
 * The figures of the 30 days to `asOf` and the 30 before; null while loading, undefined without access or after a
 * failure: the figures are also shown in words.
 */
export function useTrends(asOf: string) {
  const can = useCan();
  const end = addDays(businessDay(Date.parse(asOf)), -1);
  const { data, isLoading } = useAdminGetAnalytics(
    { from: addDays(end, 1 - DAYS), to: end, unit: 'day' },
    { query: { enabled: can('adminGetAnalytics') } },
  );
  const toTrend = (
    figure: keyof AnalyticsFigures,
    turn: (values: readonly number[]) => number[],
  ): Trend | null | undefined => {
    if (!data) return isLoading ? null : undefined;
    return {
      values: turn(data.points.map(({ now }) => now[figure])),
      before: turn(data.points.map(({ before }) => before[figure])),
    };
  };
  const week = (values: readonly number[]) => smoothed(values, WEEK);
  return {
    users: toTrend('users', week),
    orders: toTrend('orders', week),
    revenue: toTrend('revenue', week),
    /** The cumulative total, day by day: growth is the difference between the two ends. */
    growth: toTrend('revenue', sums),
  };
}
