import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { LinkedInvoice } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { InstalmentList } from './instalment-choice.tsx';
import { describePayment, payStep } from './linked-invoice-rules.ts';
import { PayForm } from './pay-form.tsx';
import { TransferForm } from './transfer-form.tsx';

interface PayPanelProps {
  readonly token: string;
  readonly invoice: LinkedInvoice;
  readonly onChanged: (invoice: LinkedInvoice) => void;
}

/** The amount due, how it is paid, and what has been paid. */
export function PayPanel({ token, invoice, onChanged }: PayPanelProps) {
  const { left, currency, dueOn, nextDueOn, status } = invoice;
  const step = payStep(invoice);
  const due = formatDate(nextDueOn ?? dueOn);
  const isPlan = invoice.due !== left;
  return (
    <Card className="p-5 sm:p-6 lg:sticky lg:top-24 print:hidden">
      <section aria-labelledby="to-pay">
        {step === 'settled' ? (
          <div role="status" className="flex items-start gap-3">
            <CircleCheck className="mt-1 size-5 shrink-0 text-primary" aria-hidden="true" />
            <div>
              <h2 id="to-pay" className="text-xl">
                {status === 'credited' ? t`Nothing to pay` : t`Paid in full`}
              </h2>
              <p className="mt-1 text-sm text-muted-foreground">
                {status === 'credited'
                  ? t`This invoice was credited.`
                  : t`Thank you. We have emailed you a confirmation.`}
              </p>
            </div>
          </div>
        ) : (
          <>
            <h2 id="to-pay" className="font-sans text-sm font-semibold tracking-normal text-muted-foreground">
              <Trans>Amount due</Trans>
            </h2>
            <p className="mt-1 font-display text-4xl font-semibold tracking-tight tabular-nums wrap-anywhere">
              {moneyIn(currency, left)}
            </p>
            <p className="mt-1 text-sm text-muted-foreground">
              {toDueText({ due, isPlan, isOverdue: status === 'overdue' })}
            </p>
          </>
        )}
      </section>
      <NextStep key={`${step}-${invoice.payment?.id}`} token={token} invoice={invoice} onChanged={onChanged} />
      <Sums invoice={invoice} />
      <InstalmentList invoice={invoice} />
      {invoice.recurs ? (
        <p className="mt-4 border-t border-border pt-4 text-sm text-muted-foreground">{recursText(invoice.recurs)}</p>
      ) : null}
    </Card>
  );
}

/** How often it recurs, and when the next one comes. */
function recursText({ every, next_on }: NonNullable<LinkedInvoice['recurs']>): string {
  const texts = {
    month: t`This invoice recurs every month.`,
    quarter: t`This invoice recurs every three months.`,
    year: t`This invoice recurs every year.`,
  };
  if (next_on === null) return t`No further invoice is scheduled.`;
  const day = formatDate(next_on);
  return [texts[every], t`The next one is dated ${day}.`].join(' ');
}

function toDueText({ due, isPlan, isOverdue }: { due: string; isPlan: boolean; isOverdue: boolean }): string {
  if (isPlan) return isOverdue ? t`An instalment was due on ${due}` : t`Next instalment by ${due}`;
  return isOverdue ? t`Was due on ${due}` : t`Due by ${due}`;
}

function NextStep({ token, invoice, onChanged }: PayPanelProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { payment } = invoice;
  const step = payStep(invoice);
  const another = (
    <Button variant="link" size="sm" onClick={() => setChoosing(true)} className="mt-4">
      <Trans>Pay another way</Trans>
    </Button>
  );
  if (step === 'settled') return null;
  if (step === 'checking')
    return (
      <>
        <Banner tone="notice" className="mt-5">
          <Trans>We are checking your payment. We’ll confirm it by email.</Trans>
        </Banner>
        {payment?.instructions ? <TransferForm token={token} payment={payment} onReported={onChanged} /> : null}
      </>
    );
  if (step === 'pay' || isChoosing)
    return (
      <>
        {payment?.status === 'failed' ? (
          <Banner tone="danger" className="mt-5">
            {payment.reason ?? t`Your payment did not go through. Nothing was charged.`}
          </Banner>
        ) : null}
        <PayForm token={token} invoice={invoice} onChanged={onChanged} />
      </>
    );
  if (step === 'transfer' && payment)
    return (
      <>
        <TransferForm token={token} payment={payment} onReported={onChanged} />
        {another}
      </>
    );
  return (
    <div className="mt-5">
      <p role="status" className="text-sm text-muted-foreground">
        <Trans>Your payment is not complete yet. This page updates automatically.</Trans>
      </p>
      {payment?.checkoutUrl ? (
        <a href={payment.checkoutUrl} className={buttonVariants({ size: 'lg', className: 'mt-4 w-full' })}>
          <Trans>Continue to payment</Trans>
        </a>
      ) : null}
      {another}
    </div>
  );
}

/** How the open amount comes about, once it differs from the total. */
function Sums({ invoice: { total, credited, left, payments, currency } }: Pick<PayPanelProps, 'invoice'>) {
  if (credited === 0 && payments.length === 0) return null;
  // Payments of one day may be equal; they never change their order.
  const rows = payments.map((payment, index) => ({ ...payment, key: `${index} ${payment.paidOn}` }));
  return (
    <dl className="mt-6 grid grid-cols-[1fr_auto] gap-y-2 border-t border-border pt-5 text-sm tabular-nums">
      <Row name={t`Total`}>{moneyIn(currency, total)}</Row>
      {credited > 0 ? <Row name={t`Credited`}>{`−${moneyIn(currency, credited)}`}</Row> : null}
      {rows.map(({ key, kind, amount, paidOn }) => (
        <Row key={key} name={describePayment(kind, formatDate(paidOn))}>
          {amount < 0 ? moneyIn(currency, -amount) : `−${moneyIn(currency, amount)}`}
        </Row>
      ))}
      <Row name={t`Amount due`} isSum>
        {moneyIn(currency, left)}
      </Row>
    </dl>
  );
}

interface RowProps {
  readonly name: string;
  readonly isSum?: boolean;
  readonly children: ReactNode;
}

const Row = ({ name, isSum = false, children }: RowProps) => (
  <>
    <dt className={isSum ? 'border-t border-border pt-2 pe-4 font-semibold' : 'pe-4 text-muted-foreground'}>{name}</dt>
    <dd className={isSum ? 'border-t border-border pt-2 text-end font-semibold' : 'text-end'}>{children}</dd>
  </>
);
