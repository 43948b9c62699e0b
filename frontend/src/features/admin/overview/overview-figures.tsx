import { clsx } from 'clsx';
import { DollarSign, ReceiptText, TrendingUp, Users } from 'lucide-react';
import type { AdminOverview } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { roundMoney } from '@/lib/format-amounts.ts';
import { formatGrowth } from '../kit/figure-format.ts';
import { FigureCard } from './figure-card.tsx';
import { useTrends } from './use-trends.ts';

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
  );
}
