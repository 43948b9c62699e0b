import { listPayments } from '@contract/rules/quotes.ts';
import { Trans } from '@lingui/react/macro';
import type { LinkedQuote } from '@/api/generated/model.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatAmount, paymentName, phaseDates } from './quote-texts.ts';

interface QuotePlanProps {
  readonly quote: LinkedQuote;
  /** of the selection, in hundredths */
  readonly total: number;
}

/** When the work is done, and when it is paid. */
export function QuotePlan({ quote, total }: QuotePlanProps) {
  const { phases, currency } = quote;
  // Payments of one kind may be equal; they never change their order.
  const payments = listPayments(quote, total, currency).map((payment, index) => ({
    ...payment,
    key: `${index} ${payment.kind}`,
  }));
  return (
    <>
      {phases.length > 0 ? (
        <section aria-labelledby="phases" className="mt-12">
          <h2 id="phases" className="text-xl">
            <Trans>Phases</Trans>
          </h2>
          <ol className="mt-5 grid gap-5 border-s border-border ps-5">
            {phases.map((phase) => (
              <li key={phase.id} className="relative">
                <span
                  aria-hidden="true"
                  className="absolute -start-[1.63rem] top-2 size-3 rounded-full border-2 border-primary bg-card"
                />
                <p className="font-medium wrap-anywhere">
                  <bdi>{phase.name}</bdi>
                </p>
                <p className="text-sm text-muted-foreground tabular-nums">{phaseDates(phase)}</p>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <section aria-labelledby="payments" className="mt-12">
        <h2 id="payments" className="text-xl">
          <Trans>Payments</Trans>
        </h2>
        <ul className="mt-3 divide-y divide-border border-y border-border">
          {payments.map(({ key, percent, amount, ...payment }) => (
            <li key={key} className="flex items-baseline justify-between gap-4 py-3">
              <span className="min-w-0 wrap-anywhere">
                <span>{paymentName(payment)}</span>
                <span className="ms-2 text-sm text-muted-foreground tabular-nums">{`${formatAmount(percent)}%`}</span>
              </span>
              <span className="font-semibold tabular-nums">{moneyIn(currency, amount)}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
