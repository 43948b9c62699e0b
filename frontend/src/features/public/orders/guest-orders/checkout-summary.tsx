import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { termText } from '@contract/rules/plan-texts.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OrderQuote, Picture as PictureData, PricingTier } from '@/api/generated/model.ts';
import { PlanRightsList } from '@/components/order/plan-rights-list.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { currentPrice } from '@/lib/current-price.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';

interface CheckoutSummaryProps {
  readonly title: string;
  readonly picture: PictureData | undefined;
  readonly plan: PricingTier;
  /** Null until loaded. */
  readonly quote: OrderQuote | null;
  /** Shown below the price: the discount code. */
  readonly children: ReactNode;
}

/** Product, price and tax. */
export function CheckoutSummary({ title, picture, plan, quote, children }: CheckoutSummaryProps) {
  const price = quote?.price ?? currentPrice(plan);
  const total = quote?.total ?? price;
  return (
    <>
      <div className="flex items-center gap-4">
        {picture ? (
          <Picture picture={picture} alt="" sizes="96px" className="aspect-4/3 w-24 shrink-0 rounded-md" />
        ) : null}
        <p className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
          <bdi lang={detectLanguage(title)}>{title}</bdi>
          <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{`Plan: ${plan.name}`}</span>
        </p>
      </div>
      <dl className="mt-5 grid gap-2 border-t border-dashed border-input pt-4 text-sm tabular-nums">
        <Row name={plan.launch && price < plan.price ? 'Launch price' : 'Price'}>
          {plan.launch && price < plan.price ? (
            <del className="mr-2 text-muted-foreground">{formatMoney(plan.price)}</del>
          ) : null}
          <span>{formatMoney(price)}</span>
        </Row>
        {quote && quote.discount > 0 ? (
          <Row name={`Code ${quote.coupon}`}>{`−${formatMoney(quote.discount)}`}</Row>
        ) : null}
        {quote && quote.tax > 0 && !quote.taxIncluded ? <TaxRow quote={quote} /> : null}
        <Row name="Total" isStrong>
          {total > 0 ? formatMoney(total) : 'Free'}
        </Row>
        {quote && quote.tax > 0 && quote.taxIncluded ? <TaxRow quote={quote} /> : null}
      </dl>
      {plan.price > 0 ? children : null}
      <PlanRightsList plan={plan} className="mt-4 border-t border-dashed border-input pt-4" />
      <p className="mt-3 text-xs text-muted-foreground">
        {termText({ months: toTermMonths(plan), isFree: plan.price === 0 })}
      </p>
    </>
  );
}

/** Above the total if tax is added, below it if the price includes tax. */
function TaxRow({ quote: { tax, taxName, taxPercent, taxIncluded } }: { readonly quote: OrderQuote }) {
  return <Row name={`${taxName} ${taxPercent} %${taxIncluded ? ', included' : ''}`}>{formatMoney(tax)}</Row>;
}

interface RowProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Row({ name, isStrong = false, children }: RowProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-6', isStrong && 'text-base font-semibold')}>
      <dt className={isStrong ? '' : 'min-w-0 wrap-anywhere text-muted-foreground'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
