import { addDays } from '@contract/rules/calendar.ts';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { DollarSign, ReceiptText, TrendingUp, Users } from 'lucide-react';
import { useAdminGetAnalytics } from '@/api/generated/admin-analytics/admin-analytics.ts';
import type { AdminOverview, AnalyticsFigures, TimelineNote } from '@/api/generated/model.ts';
import { smoothed } from '@/components/chart/spark-path.ts';
import { businessDay } from '@/lib/business-time-zone.ts';
import { formatCount } from '@/lib/format.ts';
import { roundMoney } from '@/lib/format-amounts.ts';
import { bucketLabel } from '../../kit/analytics/bucket-format.ts';
import { formatGrowth } from '../../kit/figure-format.ts';
import { toMarks } from '../../kit/timeline/timeline-marks.ts';
import { useCan } from '../../kit/use-can.ts';
import { FigureCard, type Trend } from './figure-card.tsx';

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
function useTrends(asOf: string) {
  const can = useCan();
  const end = addDays(businessDay(Date.parse(asOf)), -1);
  const { data, isLoading } = useAdminGetAnalytics(
    { from: addDays(end, 1 - DAYS), to: end, unit: 'day' },
    { query: { enabled: can('adminGetAnalytics') } },
  );
  const marks = toMarks(data?.points ?? [], data?.notes ?? []).flatMap((mark, index) =>
    mark === undefined ? [] : [index],
  );
  const toTrend = (
    figure: keyof AnalyticsFigures,
    turn: (values: readonly number[]) => number[],
  ): Trend | null | undefined => {
    if (!data) return isLoading ? null : undefined;
    return {
      marks,
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
    notes: data?.notes ?? [],
  };
}

interface OverviewFiguresProps {
  readonly overview: Pick<AdminOverview, 'asOf' | 'users' | 'orders' | 'revenue' | 'growth'>;
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 lg:grid-cols-3', 'grid-cols-2 lg:grid-cols-4'];

/** The figures that the user has access to, up to four, on one sheet and divided by hairlines. */
export function OverviewFigures({ overview: { asOf, users, orders, revenue, growth } }: OverviewFiguresProps) {
  const trends = useTrends(asOf);
  const month = 'in 30 days';
  const visibleCount = [users, orders, revenue, growth].filter((item) => item !== null).length;
  return (
    <>
      <dl
        className={clsx('grid gap-px overflow-hidden rounded-xl border border-border bg-border', COLUMNS[visibleCount])}
      >
        {users ? (
          <FigureCard
            icon={Users}
            label="Total Users"
            value={formatCount(users.value)}
            change={users.change}
            previous={month}
            trend={trends.users}
          />
        ) : null}
        {orders ? (
          <FigureCard
            icon={ReceiptText}
            label="Total Orders"
            value={formatCount(orders.value)}
            change={orders.change}
            previous={month}
            trend={trends.orders}
          />
        ) : null}
        {revenue ? (
          <FigureCard
            icon={DollarSign}
            label="Revenue"
            value={roundMoney(revenue.value)}
            change={revenue.change}
            previous={month}
            trend={trends.revenue}
          />
        ) : null}
        {growth ? (
          <FigureCard
            icon={TrendingUp}
            label="Growth"
            value={formatGrowth(growth.value)}
            change={growth.change}
            previous={month}
            trend={trends.growth}
          />
        ) : null}
      </dl>
      <LatestMarks notes={trends.notes} />
    </>
  );
}

const LATEST = 3;

/** What the dots on the sparklines mean: the latest marks; the others are in the analytics. */
function LatestMarks({ notes }: { readonly notes: readonly TimelineNote[] }) {
  if (notes.length === 0) return null;
  const latest = notes.slice(-LATEST).reverse();
  return (
    <div className="mt-2.5 flex flex-wrap items-baseline gap-x-5 gap-y-1 text-xs text-muted-foreground">
      <span aria-hidden="true" className="size-1.5 self-center rounded-full bg-marigold" />
      <h2 className="sr-only">Timeline</h2>
      <ul className="contents">
        {latest.map((note) => (
          <li key={note.id ?? `${note.day} ${note.title}`} className="min-w-0 wrap-anywhere">
            {`${bucketLabel({ from: note.day, to: note.day }, 'day')}: ${note.title}`}
          </li>
        ))}
      </ul>
      <Link to="/admin/analytics" className="underline-offset-4 hover:underline">
        {notes.length > LATEST ? `${formatCount(notes.length - LATEST)} more in Analytics` : 'Analytics'}
      </Link>
    </div>
  );
}
