import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { errorMessage, isNotFound } from '@/api/api-error.ts';
import { invalidateListDownloads } from '@/api/generated/downloads/downloads.ts';
import { invalidateListLicences } from '@/api/generated/licences/licences.ts';
import type { Payment } from '@/api/generated/model.ts';
import { invalidateListNotifications } from '@/api/generated/notifications/notifications.ts';
import { invalidateListOrders } from '@/api/generated/orders/orders.ts';
import { invalidateGetDashboardSummary } from '@/api/generated/overview/overview.ts';
import { useGetPayment } from '@/api/generated/payments/payments.ts';
import { invalidateGetWalletBalance, invalidateListTransactions } from '@/api/generated/wallet/wallet.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { formatMoment } from '@/lib/format-moment.ts';
import { isOpen, paymentMessage } from './payment-messages.ts';
import { TransferForm } from './transfer-form.tsx';

interface PaymentPageProps {
  readonly id: string;
}

/** Polling interval of an open payment. */
const REFETCH_INTERVAL_MS = 3_000;

const toMessage = (error: unknown) =>
  isNotFound(error) ? 'Payment not found.' : errorMessage(error, 'Failed to fetch payment.');

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
      <h1 className="text-3xl">Your Payment</h1>
      <div className="mt-6 max-w-160">
        <QueryState query={query} loading="Loading payment" toMessage={toMessage} isFinal={isNotFound}>
          {(payment) => <PaymentCard payment={payment} />}
        </QueryState>
        <Link
          to={query.data?.order ? '/dashboard/orders' : '/dashboard/wallet'}
          className={`${buttonVariants({ variant: 'outline' })} mt-6`}
        >
          {query.data?.order ? 'Back to your orders' : 'Back to your wallet'}
        </Link>
      </div>
    </section>
  );
}

function PaymentCard({ payment }: { readonly payment: Payment }) {
  const { amount, status, code, title, created_at, checkoutUrl, instructions, order } = payment;
  const text = paymentMessage(payment);
  return (
    <Card className="p-6 lg:p-8">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{formatMoney(amount)}</p>
        <StatusBadge status={status} />
      </div>
      <div role="status" className="mt-5">
        <h2 className="text-xl">{text.title}</h2>
        <p className="mt-1 wrap-anywhere text-muted-foreground">{text.line}</p>
      </div>
      <PaidOrder payment={payment} />
      {checkoutUrl === null ? null : (
        <a href={checkoutUrl} className={`${buttonVariants()} mt-5`}>
          Continue to payment
        </a>
      )}
      {instructions === null ? null : (
        <div className="mt-6 grid gap-6 border-t border-border pt-6">
          <p className="rounded-md bg-primary-soft px-4 py-3 wrap-anywhere whitespace-pre-wrap">{instructions}</p>
          <TransferForm payment={payment} />
        </div>
      )}
      <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-border pt-5 text-sm sm:grid-cols-2">
        <Fact name="Payment method">
          <bdi>{title}</bdi>
        </Fact>
        <Fact name="Reference">{code}</Fact>
        {order ? (
          <Fact name={`Order #${order.number}`}>
            <bdi lang={detectLanguage(order.product_name)}>{order.product_name}</bdi>
          </Fact>
        ) : null}
        <Fact name="Started">
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
  if (order === null || status !== 'paid') return null;
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {order.download_id ? (
        <Link to="/dashboard/downloads" search={{ file: order.download_id }} className={buttonVariants()}>
          <ArrowDownToLine aria-hidden="true" />
          Download
        </Link>
      ) : null}
      <Link to="/dashboard/invoices" search={{ order: order.id }} className={buttonVariants({ variant: 'outline' })}>
        Invoice
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
