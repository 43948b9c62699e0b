import { REFUSALS } from '@contract/rules/refusals.ts';
import { clsx } from 'clsx';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminRetryRefund } from '@/api/generated/admin-orders/admin-orders.ts';
import type { AdminOrderDetail, AdminRefund } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { useToast } from '@/hooks/use-toast.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { formatShopTime } from '@/lib/format-moment.ts';
import { refundToast } from '../../kit/orders/refund-rules.ts';
import { useCan } from '../../kit/use-can.ts';

interface OrderRefundsProps {
  readonly order: Pick<AdminOrderDetail, 'id' | 'lines' | 'refunds' | 'refunded' | 'total' | 'disputed' | 'charge'>;
}

const ORIGINS: Record<AdminRefund['origin'], string> = {
  studio: '',
  provider: ', issued at the provider',
  dispute: ', decided by the customer’s bank',
};

const refundDestination = ({ to, title, origin }: AdminRefund): string => {
  const destination = { wallet: 'To the wallet', source: `To ${title}`, manual: 'Returned manually' }[to];
  return `${destination}${ORIGINS[origin]}`;
};

/** The refunds of an order: completed, pending, or rejected by the provider; and why none can be made now. */
export function OrderRefunds({ order: { id, lines, refunds, refunded, total, disputed, charge } }: OrderRefundsProps) {
  const refundedLine = (line: string | null) =>
    lines.length > 1 ? lines.find((one) => one.id === line)?.product_name : undefined;
  const { show } = useToast();
  const canRetry = useCan()('adminRetryRefund');
  const { mutate, isPending, variables } = useAdminRetryRefund();
  const retryRefund = (refund: AdminRefund) =>
    mutate(
      { id, refund: refund.id },
      {
        onSuccess: (order) => {
          const status = order.refunds.find((item) => item.id === refund.id)?.status;
          show(refundToast(status, refund.amount));
        },
        onError: (error) => show({ tone: 'danger', text: errorMessage(error, 'Failed to retry the refund') }),
      },
    );
  return (
    <>
      {disputed ? <Banner tone="notice">{String(REFUSALS.paymentDisputed)}</Banner> : null}
      <ul className={clsx('grid gap-4 text-sm', disputed && refunds.length > 0 && 'mt-4')}>
        {refunds.map((refund) => (
          <li key={refund.id} className="grid gap-1.5">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="font-semibold tabular-nums">
                {charge && refund.charged !== undefined
                  ? `${formatMoney(refund.amount)} (${moneyIn(charge.currency, refund.charged)})`
                  : formatMoney(refund.amount)}
              </span>
              <StatusBadge status={refund.status} />
            </div>
            <p className="text-muted-foreground wrap-anywhere">
              <span>{`${refundDestination(refund)}${refund.withdraws ? ', access removed' : ''},`}</span>{' '}
              <time dateTime={refund.created_at} className="tabular-nums">
                {formatShopTime(refund.created_at)}
              </time>
              {refund.by ? (
                <span>
                  , by <bdi>{refund.by}</bdi>
                </span>
              ) : null}
            </p>
            <RefundedLine name={refundedLine(refund.line_id)} />
            {refund.reason ? <p className="wrap-anywhere">{refund.reason}</p> : null}
            {refund.problem ? (
              <Banner tone={refund.status === 'failed' ? 'danger' : 'notice'}>{refund.problem}</Banner>
            ) : null}
            {refund.status === 'done' || !canRetry || (disputed && refund.status === 'failed') ? null : (
              <Button
                variant="outline"
                className="justify-self-start"
                busy={isPending && variables.refund === refund.id}
                disabled={isPending}
                onClick={() => retryRefund(refund)}
              >
                Try again
              </Button>
            )}
          </li>
        ))}
      </ul>
      {refunded > 0 && refunded < total ? (
        <p className="mt-4 text-sm text-muted-foreground">
          {`${formatMoney(refunded)} of ${formatMoney(total)} refunded or pending`}
        </p>
      ) : null}
    </>
  );
}

/** The product that a refund is for; nothing for a refund of the whole order. */
function RefundedLine({ name }: { readonly name: string | undefined }) {
  return name === undefined ? null : (
    <p className="wrap-anywhere">
      <span>For </span>
      <bdi lang={detectLanguage(name)} className="font-medium">
        {name}
      </bdi>
    </p>
  );
}
