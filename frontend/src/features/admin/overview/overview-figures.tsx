import { clsx } from 'clsx';
import { DollarSign, ReceiptText, TrendingUp, Users } from 'lucide-react';
import type { AdminOverview } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { roundMoney } from '@/lib/format-amounts.ts';
import { growthText } from '../kit/figure-texts.ts';
import { FigureCard } from './figure-card.tsx';
import { useRuns } from './use-runs.ts';

interface OverviewFiguresProps {
  readonly overview: Pick<AdminOverview, 'asOf' | 'users' | 'orders' | 'revenue' | 'growth'>;
}

const COLUMNS = ['', 'grid-cols-1', 'grid-cols-2', 'grid-cols-2 lg:grid-cols-3', 'grid-cols-2 lg:grid-cols-4'];

/** The figures that the user has access to, up to four, on one sheet and divided by hairlines. */
export function OverviewFigures({ overview: { asOf, users, orders, revenue, growth } }: OverviewFiguresProps) {
  const runs = useRuns(asOf);
  const month = 'in 30 days';
  const shown = [users, orders, revenue, growth].filter((one) => one !== null).length;
  return (
    <dl className={clsx('grid gap-px overflow-hidden rounded-xl border border-border bg-border', COLUMNS[shown])}>
      {users ? (
        <FigureCard
          icon={Users}
          label="Total Users"
          value={formatCount(users.value)}
          change={users.change}
          against={month}
          run={runs.users}
        />
      ) : null}
      {orders ? (
        <FigureCard
          icon={ReceiptText}
          label="Total Orders"
          value={formatCount(orders.value)}
          change={orders.change}
          against={month}
          run={runs.orders}
        />
      ) : null}
      {revenue ? (
        <FigureCard
          icon={DollarSign}
          label="Revenue"
          value={roundMoney(revenue.value)}
          change={revenue.change}
          against={month}
          run={runs.revenue}
        />
      ) : null}
      {growth ? (
        <FigureCard
          icon={TrendingUp}
          label="Growth"
          value={growthText(growth.value)}
          change={growth.change}
          against={month}
          run={runs.growth}
        />
      ) : null}
    </dl>
  );
}
