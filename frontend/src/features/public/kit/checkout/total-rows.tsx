import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { hasTaxLine, taxLabel } from '@/components/order/tax-label.ts';
import { moneyFormat } from '@/lib/order-money.ts';
import type { Quote } from './use-price.ts';

interface TotalRowsProps {
  /** Null until loaded. */
  readonly quote: Quote | null;
  readonly total: number;
  /** Of the amounts; the shop's without one. */
  readonly currency?: string | undefined;
}

/** Discount, tax and total: tax that is added stands above the total, tax that the price includes below it. */
export function TotalRows({ quote, total, currency }: TotalRowsProps) {
  const formatMoney = moneyFormat(currency);
  const tax = quote && hasTaxLine(quote) ? <SumRow name={taxLabel(quote)}>{formatMoney(quote.tax)}</SumRow> : null;
  return (
    <>
      {quote && quote.discount > 0 ? (
        <SumRow name={t`Code ${quote.coupon ?? ''}`}>{`−${formatMoney(quote.discount)}`}</SumRow>
      ) : null}
      {quote?.taxIncluded ? null : tax}
      <SumRow name={t`Total`} isStrong>
        {total > 0 ? formatMoney(total) : t`Free`}
      </SumRow>
      {quote?.taxIncluded ? tax : null}
    </>
  );
}

interface SumRowProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

export function SumRow({ name, isStrong = false, children }: SumRowProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-6', isStrong && 'font-semibold')}>
      <dt className={isStrong ? 'text-base' : 'min-w-0 wrap-anywhere text-muted-foreground'}>{name}</dt>
      <dd className={isStrong ? 'font-display text-2xl' : ''}>{children}</dd>
    </div>
  );
}
