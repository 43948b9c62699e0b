import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { FileDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { AdminMoney } from '@/api/generated/model.ts';
import { IconButton } from '@/components/ui/icon-button.tsx';
import { csvFile } from '@/lib/csv-file.ts';
import { formatMoney } from '@/lib/format.ts';
import { saveFile } from '@/lib/save-file.ts';
import { Can } from './can.tsx';
import { FigureDifferences } from './figure-differences.tsx';
import { providerLabel } from './provider-labels.ts';
import { amountOf, formatStep, REVENUE_STEPS, revenueRows } from './revenue-steps.ts';

interface RevenueSummaryProps {
  readonly money: AdminMoney;
  /** Which days are covered: 'The last 30 days'. */
  readonly span: string;
  /** Leads to the figures of another span. */
  readonly action?: ReactNode;
}

const STEPS = REVENUE_STEPS.filter(({ step }) => step !== 'revenue');

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** From gross to net revenue, as a calculation read from left to right. */
export function RevenueSummary({ money: { now, before, unreported }, span, action }: RevenueSummaryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="flex flex-wrap items-baseline gap-x-3 text-lg">
          <span>Net revenue</span> <span className="text-sm font-medium text-muted-foreground">{span}</span>
        </h2>
        <div className="flex items-center gap-x-4">
          {action}
          <IconButton
            icon={FileDown}
            label="Download net revenue as CSV"
            onClick={() => saveFile(csvFile(revenueRows({ now, before })), 'net-revenue.csv')}
            className="-mr-3"
          />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-xl border border-border bg-border lg:grid-cols-5">
        {STEPS.map(({ step, label, sign }) => (
          <div
            key={step}
            className={clsx('min-w-0 px-4 py-4 sm:px-5', step === 'net' ? 'bg-muted max-lg:col-span-2' : 'bg-card')}
          >
            <dt className="text-sm font-semibold text-muted-foreground">{label}</dt>
            <dd className="mt-1.5 font-display text-xl font-semibold tracking-tight break-words tabular-nums">
              {formatStep(amountOf(now, step), sign)}
            </dd>
            <dd className="mt-1 text-xs text-muted-foreground tabular-nums">{`${formatStep(amountOf(before, step), sign)} previously`}</dd>
          </div>
        ))}
      </dl>
      {now.estimated > 0 ? (
        <p className="mt-2.5 text-sm text-muted-foreground tabular-nums">
          {now.estimated < now.fees
            ? `Includes ${formatMoney(now.estimated)} in estimated fees.`
            : 'Fees are estimated.'}
        </p>
      ) : null}
      {unreported.length > 0 ? (
        <p className="mt-2.5 text-sm text-muted-foreground">
          <span>{`${list.format(unreported.map(providerLabel))} ${unreported.length > 1 ? 'report' : 'reports'} no fees; none deducted.`}</span>{' '}
          <Can do="adminUpdatePaymentSettings">
            <Link to="/admin/settings/payments" className="font-semibold text-foreground underline underline-offset-4">
              {`Enter the fees ${unreported.length > 1 ? 'they charge' : 'it charges'}`}
            </Link>
          </Can>
        </p>
      ) : null}
      <FigureDifferences now={now} />
    </section>
  );
}
