import { DollarSign, ReceiptText, TrendingUp, Users } from 'lucide-react';
import type { AdminOverview } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { growthText, roundDollars } from '../kit/figure-texts.ts';
import { FigureCard } from './figure-card.tsx';

interface OverviewFiguresProps {
  readonly overview: Pick<AdminOverview, 'users' | 'orders' | 'revenue' | 'growth'>;
}

/** The four figures on one sheet, divided by hairlines. */
export function OverviewFigures({ overview: { users, orders, revenue, growth } }: OverviewFiguresProps) {
  const month = 'in 30 days';
  return (
    <dl className="grid gap-px overflow-hidden rounded-xl border border-border bg-border grid-cols-2 lg:grid-cols-4">
      <FigureCard
        icon={Users}
        label="Total Users"
        value={formatCount(users.value)}
        change={users.change}
        against={month}
      />
      <FigureCard
        icon={ReceiptText}
        label="Total Orders"
        value={formatCount(orders.value)}
        change={orders.change}
        against={month}
      />
      <FigureCard
        icon={DollarSign}
        label="Revenue"
        value={roundDollars(revenue.value)}
        change={revenue.change}
        against={month}
      />
      <FigureCard
        icon={TrendingUp}
        label="Growth"
        value={growthText(growth.value)}
        change={growth.change}
        against={month}
      />
    </dl>
  );
}
