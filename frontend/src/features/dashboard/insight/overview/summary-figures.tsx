import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Download, Package, ReceiptText, Wallet as WalletIcon } from 'lucide-react';
import type { DashboardSummary } from '@/api/generated/model.ts';
import { River } from '@/components/brand/river.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { formatCount, formatMoney } from '@/lib/format.ts';
import { ChangeSummary } from './change-summary.tsx';
import { FigureRow } from './figure-row.tsx';

interface SummaryFiguresProps {
  readonly summary: Pick<DashboardSummary, 'totalOrders' | 'downloads' | 'walletBalance' | 'activeProducts'>;
}

/** The account on one sheet: three counts as rows, and the balance on the river. On a phone the balance comes first. */
export function SummaryFigures({ summary }: SummaryFiguresProps) {
  const { totalOrders, downloads, walletBalance, activeProducts } = summary;
  return (
    <dl className="grid overflow-hidden rounded-xl border border-border bg-card md:grid-cols-[5fr_6fr] md:grid-rows-3">
      <FigureRow
        icon={ReceiptText}
        label={t`Total Orders`}
        value={formatCount(totalOrders.value)}
        change={totalOrders.change}
      />
      <FigureRow
        icon={Download}
        label={t`Downloads`}
        value={formatCount(downloads.value)}
        change={downloads.change}
        className="border-t border-border"
      />
      <div className="dark deep relative isolate flex flex-col p-5 max-md:order-first max-md:pb-10 sm:p-6 md:col-start-2 md:row-span-3 md:row-start-1 lg:p-8">
        <dt className="text-sm font-semibold text-muted-foreground">
          <River className="absolute inset-0 -z-1 size-full text-deep-line opacity-55 mask-l-from-0% mask-l-to-95%" />
          <Trans>Wallet Balance</Trans>
        </dt>
        <dd className="mt-2 font-display text-4xl font-semibold tracking-tight tabular-nums">
          {formatMoney(walletBalance.value)}
        </dd>
        <dd className="mt-1 text-xs">
          <ChangeSummary change={walletBalance.change} />
        </dd>
        <dd className="mt-auto pt-6">
          <Link to="/dashboard/wallet" className={buttonVariants({ variant: 'outline', size: 'sm' })}>
            <WalletIcon aria-hidden="true" />
            <Trans>Open the wallet</Trans>
          </Link>
        </dd>
      </div>
      <FigureRow
        icon={Package}
        label={t`Active Products`}
        value={formatCount(activeProducts.value)}
        change={activeProducts.change}
        className="border-t border-border"
      />
    </dl>
  );
}
