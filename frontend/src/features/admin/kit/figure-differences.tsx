import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import type { MoneyFigures } from '@/api/generated/model.ts';
import { amountOf, formatStep, REVENUE_STEPS } from './revenue-steps.ts';

/** How gross, revenue and net follow from each other, with the sums of the period. */
export function FigureDifferences({ now }: { readonly now: MoneyFigures }) {
  return (
    <details className="group/differences mt-2.5">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md text-sm font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="size-4 transition-transform group-open/differences:rotate-90" aria-hidden="true" />
        How these figures differ
      </summary>
      <div className="grid gap-x-10 gap-y-4 pb-2 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <table aria-label="From gross to net" className="w-full self-start text-sm tabular-nums">
          <tbody>
            {REVENUE_STEPS.map(({ step, label, sign, isSum }) => (
              <tr key={step} className={clsx('border-t', isSum ? 'border-input font-semibold' : 'border-border')}>
                <th scope="row" className={clsx('py-1.5 text-left', isSum ? 'font-semibold' : 'font-normal')}>
                  {isSum ? `= ${label}` : label}
                </th>
                <td className="py-1.5 pl-4 text-right">{formatStep(amountOf(now, step), sign)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="grid max-w-prose content-start gap-1.5 text-sm text-pretty text-muted-foreground">
          <li>Revenue on the dashboard, in charts and in lists is gross less refunds, tax included.</li>
          <li>A refund counts on the day it was made, so a period can have more refunds than sales.</li>
          <li>Tax is that of invoices less that of credit notes.</li>
          <li>Revenue on the dashboard’s card is the total to date; growth compares the last 30 days.</li>
          <li>Invoices without an order are listed under Orders, not in these figures.</li>
        </ul>
      </div>
    </details>
  );
}
