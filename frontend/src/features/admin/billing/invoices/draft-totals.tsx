import { type RateSum, sumLines, sumRates } from '@contract/rules/invoice-lines.ts';
import { toAmount } from '@contract/rules/money.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import type { DraftPreview } from './deposit-rules.ts';

interface DraftTotalsProps {
  readonly preview: DraftPreview;
  readonly currency: string;
}

interface Row {
  readonly label: string;
  /** in hundredths */
  readonly value: number;
  readonly isSum?: boolean;
}

const rateRows = (rates: readonly RateSum[], prefix = ''): Row[] =>
  rates
    .filter(({ percent }) => percent > 0)
    .map(({ name, percent, tax }) => ({ label: `${prefix}${name} ${percent}%`, value: tax }));

/** Net, the tax of each rate and the total, then the deposits and what is due, while they are typed. */
export function DraftTotals({ preview: { own, deducting, due }, currency }: DraftTotalsProps) {
  const { net, total } = sumLines(own);
  const rows: Row[] = [
    { label: 'Net', value: net },
    ...rateRows(sumRates(own)),
    { label: 'Total', value: total, isSum: true },
    ...(deducting.length > 0
      ? [
          { label: 'Deposits, net', value: sumLines(deducting).net },
          ...rateRows(sumRates(deducting), 'Deposits, '),
          { label: 'Amount due', value: due, isSum: true },
        ]
      : []),
  ];
  return (
    <dl aria-live="polite" className="grid gap-y-1.5 text-sm tabular-nums">
      {rows.map(({ label, value, isSum = false }) => (
        <div
          key={label}
          className={
            isSum
              ? 'flex items-baseline justify-between gap-4 border-t border-border pt-2 font-semibold not-last:mb-1.5'
              : 'flex justify-between gap-4'
          }
        >
          <dt className={isSum ? undefined : 'text-muted-foreground'}>{label}</dt>
          <dd className={isSum ? 'text-base' : undefined}>{moneyIn(currency, toAmount(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
