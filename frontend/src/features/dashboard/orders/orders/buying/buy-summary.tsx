import { termText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { OrderQuote } from '@/api/generated/model.ts';
import { lowestPriceText } from '@/components/order/lowest-price-text.ts';
import { taxLabel } from '@/components/order/tax-label.ts';
import { Button } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import type { Coverage } from '@/lib/wallet-coverage.ts';
import { MissingAmount } from './missing-amount.tsx';

interface Offer {
  readonly title: string;
  /** In the shop's currency. */
  readonly price: number;
  /** The price without a code or a launch discount; null where it is the same. */
  readonly fullPrice: number | null;
  /** The lowest price of the 30 days before a launch price; null where none is shown. */
  readonly lowestPrice: number | null;
  /** The tax of the customer's country; null where there is none. */
  readonly tax: OrderQuote | null;
  /** The plan's duration in months; null is lifetime. */
  readonly months: number | null;
  readonly isFree: boolean;
  readonly balance: number | undefined;
  readonly cover: Coverage | undefined;
  /** Price or balance are loading. */
  readonly isPending: boolean;
  /** Why the balance cannot be shown. */
  readonly problem: unknown;
  readonly retry: () => void;
}

interface BuySummaryProps {
  readonly offer: Offer;
  /** What happens after the click, when it is not paid from the wallet. */
  readonly explanation?: string | undefined;
  /** Name of the plan. */
  readonly tier: string;
}

/** The price summary to confirm: product, plan and price above the line, the wallet before and after below it. */
export function BuySummary({ offer, tier, explanation }: BuySummaryProps) {
  const { title, price, fullPrice, lowestPrice, tax, months, isFree, balance, problem, isPending, retry } = offer;
  return (
    <>
      <div className="mt-3 flex items-baseline justify-between gap-5">
        <p className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
          <bdi lang={detectLanguage(title)}>{title}</bdi>
          <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{t`Plan: ${tier}`}</span>
        </p>
        <p className="font-display text-3xl font-semibold tracking-tight tabular-nums">
          {fullPrice === null ? null : (
            <del className="block text-end text-base font-normal text-muted-foreground">{formatMoney(fullPrice)}</del>
          )}
          <span>{isFree ? t`Free` : formatMoney(price)}</span>
        </p>
      </div>
      {lowestPrice === null ? null : (
        <p className="mt-1 text-end text-xs text-muted-foreground tabular-nums">{lowestPriceText(lowestPrice)}</p>
      )}
      {tax ? <TaxRows {...tax} /> : null}
      {isFree || explanation ? (
        <p className="mt-5 border-t border-dashed border-input pt-4 text-sm text-muted-foreground">
          {explanation ?? t`Your wallet is not charged.`}
        </p>
      ) : (
        <dl className="mt-5 grid gap-2 border-t border-dashed border-input pt-4 text-sm tabular-nums">
          <Row name={t`Wallet balance`}>
            {balance === undefined ? <MissingAmount isFailed={problem !== null} /> : formatMoney(balance)}
          </Row>
          <AfterRow offer={offer} />
        </dl>
      )}
      <p className="mt-3 text-xs text-muted-foreground">{termText({ months, isFree })}</p>
      {problem === null || explanation ? null : (
        <div
          role="alert"
          className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm font-medium text-destructive"
        >
          <span>{errorMessage(problem, t`Failed to fetch balance.`)}</span>
          <Button variant="outline" size="sm" busy={isPending} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function AfterRow({ offer: { cover, problem } }: Pick<BuySummaryProps, 'offer'>) {
  if (cover?.covered === false) {
    return (
      <Row name={t`Still needed`} isStrong>
        <span className="text-destructive">{formatMoney(cover.missing)}</span>
      </Row>
    );
  }
  return (
    <Row name={t`After this purchase`} isStrong>
      {cover ? formatMoney(cover.left) : <MissingAmount isFailed={problem !== null} />}
    </Row>
  );
}

/** The tax included in the price, or how the price is composed. */
function TaxRows(quote: OrderQuote) {
  const { price, discount, coupon, tax, taxIncluded } = quote;
  return (
    <dl className="mt-5 grid gap-2 border-t border-dashed border-input pt-4 text-sm tabular-nums">
      {taxIncluded ? null : <Row name={t`Price before tax`}>{formatMoney(price)}</Row>}
      {taxIncluded || discount === 0 ? null : <Row name={t`Code ${coupon ?? ''}`}>{`−${formatMoney(discount)}`}</Row>}
      <Row name={taxLabel(quote)}>{formatMoney(tax)}</Row>
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Row({ name, isStrong = false, children }: RowProps) {
  return (
    <div className="flex items-center justify-between gap-6">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className={isStrong ? 'font-semibold' : ''}>{children}</dd>
    </div>
  );
}
