import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { errorMessage } from '@/api/api-error.ts';
import { getInvoicePdf, useListOwnInvoices } from '@/api/generated/invoices/invoices.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { SaveInvoiceFiles } from '@/components/invoice/download-document.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';

/** Invoices that the studio has written to the customer; nothing where there are none. */
export function OwnInvoices() {
  const { data, error, refetch, isFetching } = useListOwnInvoices();
  if (error)
    return (
      <Banner
        tone="danger"
        action={
          <Button variant="outline" size="sm" busy={isFetching} onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {errorMessage(error, t`Failed to fetch invoices`)}
      </Banner>
    );
  if (!data || data.items.length === 0) return null;
  return (
    <Card className="p-5 sm:p-8">
      <h2 className="text-xl">
        <Trans>Invoices</Trans>
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        <Trans>For work without an order. You’ll find an order’s invoices in its details.</Trans>
      </p>
      <ul aria-label={t`Invoices`} className="mt-3 divide-y divide-border">
        {data.items.map(({ id, number, nextDueOn, status, total, left, currency, link, due: next }) => {
          const due = nextDueOn === null ? '' : formatDate(nextDueOn);
          const rest = moneyIn(currency, next);
          const whole = moneyIn(currency, left);
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0 flex-1 basis-48">
                <p className="flex flex-wrap items-center gap-2 font-semibold tabular-nums">
                  <span>{number}</span>
                  <StatusBadge status={status} />
                </p>
                {left > 0 || status === 'paid' ? (
                  <p className="mt-1 text-sm text-muted-foreground">
                    <span>{left > 0 ? t`${rest} due by ${due}` : t`Paid in full`}</span>
                    {next < left ? <span>{` · ${t`${whole} due in total`}`}</span> : null}
                  </p>
                ) : null}
              </div>
              <span className="font-semibold tabular-nums">{moneyIn(currency, total)}</span>
              {left > 0 ? (
                <a href={link} className={buttonVariants({ size: 'sm' })}>
                  <Trans>Pay</Trans>
                  <span className="sr-only">{t` invoice ${number}`}</span>
                </a>
              ) : null}
              <SaveInvoiceFiles invoice={{ id, number }} load={(paper, params) => getInvoicePdf(paper, params)} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
