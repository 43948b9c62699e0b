import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { Payment, PaymentPurpose } from '@/api/generated/model.ts';
import { invalidateListNotifications } from '@/api/generated/notifications/notifications.ts';
import { invalidateListOrders, useGetOrder } from '@/api/generated/orders/orders.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { useGetPayment, useReportTransfer } from '@/api/generated/payments/payments.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';
import { transferInputNumberMax } from '@/api/generated/zod/schemas/transferInput.zod.ts';
import { checkTransferReference } from '@/api/transfer-reference.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button, buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatMoment } from '@/lib/format-moment.ts';

interface TransferFormProps {
  readonly payment: Pick<Payment, 'id' | 'transferNumber'>;
}

/** The reference by which the studio finds a transfer; it can be corrected until the studio has decided. */
function TransferForm({ payment: { id, transferNumber } }: TransferFormProps) {
  const { mutateAsync } = useReportTransfer();
  const { form, busy, failure, problem } = useForm({
    fields: ['number'],
    check: checkTransferReference,
    send: async ({ number }) => void (await mutateAsync({ id, data: { number: number.trim() } })),
    refused: fieldProblems,
    toMessage: (error) => errorMessage(error, t`Failed to send the reference`),
  });
  return (
    <form noValidate aria-label={t`Transfer`} {...form}>
      {failure ? (
        <Banner tone="danger" className="mb-4">
          {failure}
        </Banner>
      ) : null}
      <div className="flex flex-wrap items-start gap-x-3">
        <div className="min-w-0 grow basis-56">
          <Field
            name="number"
            label={t`Transfer reference`}
            required
            maxLength={transferInputNumberMax}
            autoComplete="off"
            defaultValue={transferNumber ?? ''}
            help={t`Shown by your bank or mobile wallet after the transfer`}
            error={problem('number')}
          />
        </div>
        <Button type="submit" busy={busy} variant={transferNumber === null ? 'default' : 'outline'} className="sm:mt-7">
          {transferNumber === null ? t`Send reference` : t`Change reference`}
        </Button>
      </div>
    </form>
  );
}

interface PaymentMessage {
  readonly title: string;
  readonly line: ReactNode;
}

/** Still pending: the page polls automatically. */
const isOpen = ({ status }: Pick<Payment, 'status'>): boolean => status === 'created' || status === 'pending';

const UNPAID: Record<PaymentPurpose, string> = {
  'top-up': t`Nothing was added to your wallet.`,
  order: t`The order was cancelled. You can order again at any time.`,
  invoice: t`The invoice is still unpaid.`,
};
const EXPIRED: Record<PaymentPurpose, string> = {
  'top-up': t`If you did pay, we’ll credit it when it arrives.`,
  order: t`The order was cancelled. If you did pay, we’ll contact you.`,
  invoice: t`If you did pay, we’ll credit it when it arrives.`,
};

function Delivered({ name }: { readonly name: string }) {
  return (
    <Trans>
      <bdi lang={detectLanguage(name)}>{name}</bdi> is yours. Your file is ready.
    </Trans>
  );
}

/** The status of a payment, in words. */
function paymentMessage(payment: Payment): PaymentMessage {
  const { status, purpose, waiting, checkoutUrl, instructions } = payment;
  const amount = moneyIn(payment.currency, payment.amount);
  switch (status) {
    case 'paid':
      if (payment.order) return { title: t`Payment received`, line: <Delivered name={payment.order.product_name} /> };
      return { title: t`Payment received`, line: t`${amount} was added to your wallet.` };
    case 'failed':
      return { title: t`Payment failed`, line: payment.reason ?? UNPAID[purpose] };
    case 'expired':
      return {
        title: t`Payment expired`,
        line: EXPIRED[purpose],
      };
    case 'refunded':
      return { title: t`Payment refunded`, line: t`The full amount was refunded.` };
    case 'partly_refunded':
      return { title: t`Payment partly refunded`, line: t`Part of the amount was refunded.` };
    case 'disputed':
      return { title: t`Payment disputed`, line: t`Your bank has disputed this payment.` };
    default:
      if (waiting) return { title: t`We are checking your payment`, line: t`We’ll confirm by email.` };
      if (instructions !== null)
        return { title: t`Send your transfer`, line: t`Then enter its reference so we can find it.` };
      return checkoutUrl === null
        ? { title: t`We are processing your payment`, line: t`This page updates automatically.` }
        : { title: t`Waiting for your payment`, line: t`This page updates automatically.` };
  }
}

interface PaymentPageProps {
  readonly id: string;
}

/** Polling interval of an open payment. */
const REFETCH_INTERVAL_MS = 3_000;

const toMessage = (error: unknown) =>
  isNotFound(error) ? t`Payment not found.` : errorMessage(error, t`Failed to fetch payment.`);

/** One payment, polled until it is completed: customers returning from a provider's checkout see the result here. */
export function PaymentPage({ id }: PaymentPageProps) {
  const query = useGetPayment(id, {
    query: { refetchInterval: ({ state: { data } }) => (data && isOpen(data) ? REFETCH_INTERVAL_MS : false) },
  });
  const client = useQueryClient();
  const isPaid = query.data?.status === 'paid';
  useEffect(() => {
    if (!isPaid) return;
    void invalidateGetWalletBalance(client);
    void invalidateListTransactions(client);
    void invalidateListOrders(client);
    void invalidateListDownloads(client);
    void invalidateListLicences(client);
    void invalidateGetDashboardSummary(client);
    void invalidateListNotifications(client);
  }, [isPaid, client]);
  return (
    <section className="pt-8">
      <h1 className="text-3xl">
        <Trans>Your Payment</Trans>
      </h1>
      <div className="mt-6 max-w-160">
        <QueryState query={query} loading={t`Loading payment`} toMessage={toMessage} isFinal={isNotFound}>
          {(payment) => <PaymentCard payment={payment} />}
        </QueryState>
        <Link
          to={query.data?.order ? '/dashboard/orders' : '/dashboard/wallet'}
          className={`${buttonVariants({ variant: 'outline' })} mt-6`}
        >
          {query.data?.order ? t`Back to your orders` : t`Back to your wallet`}
        </Link>
      </div>
    </section>
  );
}

function PaymentCard({ payment }: { readonly payment: Payment }) {
  const { amount, currency, status, code, title, created_at, checkoutUrl, instructions, order } = payment;
  const text = paymentMessage(payment);
  return (
    <Card className="p-6 lg:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{moneyIn(currency, amount)}</p>
        <StatusBadge status={status} />
      </div>
      <div role="status" className="mt-5">
        <h2 className="text-xl">{text.title}</h2>
        <p className="mt-1 wrap-anywhere text-muted-foreground">{text.line}</p>
      </div>
      <PaidOrder payment={payment} />
      {checkoutUrl === null ? null : (
        <a href={checkoutUrl} className={`${buttonVariants()} mt-5`}>
          <Trans>Continue to payment</Trans>
        </a>
      )}
      {instructions === null ? null : (
        <div className="mt-6 grid gap-6 border-t border-border pt-6">
          <p className="rounded-md bg-muted px-4 py-3 wrap-anywhere whitespace-pre-wrap">{instructions}</p>
          <TransferForm payment={payment} />
        </div>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-border pt-5 text-sm sm:grid-cols-2">
        <Fact name={t`Payment method`}>
          <bdi>{title}</bdi>
        </Fact>
        <Fact name={t`Reference`}>{code}</Fact>
        {order ? (
          <Fact name={t`Order #${order.number}`}>
            <bdi lang={detectLanguage(order.product_name)}>{order.product_name}</bdi>
          </Fact>
        ) : null}
        <Fact name={t`Started`}>
          <time dateTime={created_at} className="tabular-nums">
            {formatMoment(created_at)}
          </time>
        </Fact>
      </dl>
    </Card>
  );
}

/** A link to the purchased product as soon as it is paid. */
function PaidOrder({ payment: { order, status } }: { readonly payment: Payment }) {
  const isPaid = order !== null && status === 'paid';
  const { data } = useGetOrder(order?.id ?? '', { query: { enabled: isPaid } });
  if (!isPaid) return null;
  const isSeveral = data !== undefined && data.lines.length > 1;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {isSeveral ? (
        <Link to="/dashboard/orders" search={{ order: order.id }} className={buttonVariants()}>
          <Trans>View your order</Trans>
        </Link>
      ) : null}
      {order.download_id && !isSeveral ? (
        <Link to="/dashboard/downloads" search={{ file: order.download_id }} className={buttonVariants()}>
          <ArrowDownToLine aria-hidden="true" />
          <Trans>Download</Trans>
        </Link>
      ) : null}
      <Link to="/dashboard/invoices" search={{ order: order.id }} className={buttonVariants({ variant: 'outline' })}>
        <Trans>Invoice</Trans>
      </Link>
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
