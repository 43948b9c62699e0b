import { activePlanText } from '@contract/rules/plan-texts.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import type { PaymentProvider, PlanChange, PlanOffer } from '@/api/generated/model.ts';
import { hasTaxLine, taxLabel } from '@/components/order/tax-label.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import type { Coverage } from '@/lib/wallet-coverage.ts';
import { MissingAmount } from '../buying/missing-amount.tsx';
import { explainMethod } from '../buying/pay-method-picker.tsx';

interface PriceSummaryProps {
  readonly kind: PlanChange;
  readonly offer: PlanOffer;
  readonly paying: {
    /** The provider that receives the payment, when it is not the wallet. */
    readonly provider?: PaymentProvider | undefined;
    readonly balance: number | undefined;
    readonly cover: Coverage | undefined;
    /** Why the balance cannot be shown. */
    readonly problem: unknown;
  };
}

/** The new end date: counted from the old end for a renewal, from today for another plan. */
function endLabel(kind: PlanChange, { holds_until }: PlanOffer): string {
  const heldLabel = activePlanText(holds_until && formatDate(holds_until));
  return kind === 'upgrade' && holds_until ? t`Starts today. ${heldLabel}` : heldLabel;
}

/** The summary to confirm: plan and end date, the price with its credits, and the wallet before and after. */
export function PriceSummary({ kind, offer, paying }: PriceSummaryProps) {
  const { tier, listed, credit, price, activations, features } = offer;
  const { provider, balance, cover, problem } = paying;
  const devices = plural(activations, { one: '# device', other: '# devices' });
  return (
    <>
      <div className="flex items-baseline justify-between gap-5">
        <p className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
          <span>{tier}</span>
          <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{devices}</span>
        </p>
        <p className="font-display text-3xl font-semibold tracking-tight tabular-nums">{formatMoney(price)}</p>
      </div>
      {kind === 'upgrade' && features.length > 0 ? (
        <ul className="mt-3 list-disc ps-5 text-sm text-muted-foreground wrap-anywhere">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ) : null}
      <dl className="mt-5 grid gap-2 border-t border-dashed border-input pt-4 text-sm tabular-nums">
        {credit > 0 ? (
          <>
            <Row name={t`Price of ${tier}`}>{formatMoney(listed)}</Row>
            <Row name={t`Credit from your plan`}>{`−${formatMoney(credit)}`}</Row>
          </>
        ) : null}
        <TaxRows offer={offer} />
        {price > 0 && !provider ? (
          <>
            <Row name={t`Wallet balance`}>
              {balance === undefined ? <MissingAmount isFailed={problem !== null} /> : formatMoney(balance)}
            </Row>
            {cover?.covered === false ? (
              <Row name={t`Still needed`} isStrong>
                <span className="text-destructive">{formatMoney(cover.missing)}</span>
              </Row>
            ) : (
              <Row name={t`After this purchase`} isStrong>
                {cover ? formatMoney(cover.left) : <MissingAmount isFailed={problem !== null} />}
              </Row>
            )}
          </>
        ) : null}
      </dl>
      {provider ? <p className="text-sm text-muted-foreground">{explainMethod(provider)}</p> : null}
      {problem !== null && !provider ? (
        <p role="alert" className="mt-3 text-sm font-medium text-destructive">
          {errorMessage(problem, t`Failed to fetch balance.`)}
        </p>
      ) : null}
      <p className="mt-3 text-xs text-muted-foreground">
        {price > 0 ? t`Paid once. ${endLabel(kind, offer)}` : endLabel(kind, offer)}
      </p>
    </>
  );
}

/** The tax on the amount to pay; where prices exclude tax, also the price without it. */
function TaxRows({ offer }: Pick<PriceSummaryProps, 'offer'>) {
  const { price, tax, taxIncluded } = offer;
  if (!hasTaxLine(offer)) return null;
  const taxRow = <Row name={taxLabel(offer)}>{formatMoney(tax)}</Row>;
  if (taxIncluded) return taxRow;
  return (
    <>
      <Row name={t`Price before tax`}>{formatMoney(price - tax)}</Row>
      {taxRow}
    </>
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
      <dt className="min-w-0 text-muted-foreground wrap-anywhere">{name}</dt>
      <dd className={isStrong ? 'font-semibold' : ''}>{children}</dd>
    </div>
  );
}
