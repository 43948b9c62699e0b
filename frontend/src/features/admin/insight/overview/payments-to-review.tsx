import { Link } from '@tanstack/react-router';
import { useAdminGetPayment, useAdminListPayments } from '@/api/generated/admin-payments/admin-payments.ts';
import type { AdminPaymentRow } from '@/api/generated/model.ts';
import { RecentList } from '@/components/ui/recent-list.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { PaymentDecision } from '../../kit/payments/payment-decision.tsx';
import { providerLabel } from '../../kit/provider-labels.ts';
import { useCan } from '../../kit/use-can.ts';

/** The call that the open tasks count with: one answer serves both. */
export const WAITING_PAYMENTS = { status: 'waiting', limit: 3 } as const;

/** The newest payments to review, with the buttons to decide; renders nothing without any. */
export function PaymentsToReview() {
  const can = useCan()('adminDecidePayment');
  const { data } = useAdminListPayments(WAITING_PAYMENTS, { query: { enabled: can, staleTime: 0 } });
  if (!can || !data || data.items.length === 0) return null;
  return (
    <RecentList
      title="Payments to review"
      count={data.total}
      empty=""
      all={(props) => <Link to="/admin/orders/payments" search={{ status: 'waiting' }} {...props} />}
      rows={data.items.map((payment) => (
        <li key={payment.id} className="border-t border-border py-3 text-sm">
          <WaitingPayment payment={payment} />
        </li>
      ))}
    />
  );
}

/** One payment with the transfer reference to look for in the studio's account. */
function WaitingPayment({ payment }: { readonly payment: AdminPaymentRow }) {
  const { id, code, amount, currency, customer, invoice, transferNumber, provider, created_at: createdAt } = payment;
  const { data } = useAdminGetPayment(id);
  return (
    <>
      <p className="flex items-baseline justify-between gap-4">
        <Link
          to="/admin/orders/payments"
          search={{ status: 'waiting', payment: id }}
          className="min-w-0 font-medium wrap-anywhere underline-offset-4 hover:underline"
        >
          {transferNumber ?? code}
        </Link>
        <span className="font-medium tabular-nums">{moneyIn(currency, amount)}</span>
      </p>
      <p className="truncate text-xs text-muted-foreground">
        <bdi>{(customer ?? invoice)?.name ?? 'Deleted account'}</bdi>
        <span>{` · ${providerLabel(provider)} ·`}</span> <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {data ? <PaymentDecision payment={data} size="sm" /> : <Skeleton className="h-9 w-56" />}
      </div>
    </>
  );
}
