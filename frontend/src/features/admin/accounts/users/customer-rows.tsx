import type { CustomerOrder, CustomerPayment, CustomerRefund } from '@/api/generated/model.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatDate, formatMoney } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { providerLabel } from '../../kit/provider-labels.ts';
import { OrderLink, PaymentLink, ProductLink } from '../../kit/record/record-links.tsx';
import { RecordRow, RecordRows } from '../../kit/record/record-rows.tsx';

/** A link to the order that a row is about. */
function About({ order }: { readonly order: { readonly id: string; readonly number: number } | null }) {
  if (!order) return null;
  return (
    <>
      <span> · </span>
      <OrderLink order={order} />
    </>
  );
}

export function OrderRows({ orders }: { readonly orders: readonly CustomerOrder[] }) {
  return (
    <RecordRows label="Orders" rows={orders} rowKey={({ id }) => id} first={6} none="No orders yet">
      {({ id, number, product_id, product_name, tier, status, total, refunded, created_at }) => (
        <RecordRow
          title={<OrderLink order={{ id, number }} />}
          detail={
            <>
              <ProductLink id={product_id}>
                <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
              </ProductLink>
              <span>{`${tier ? ` · ${tier}` : ''} · ${formatDate(created_at)}`}</span>
              {refunded > 0 && status !== 'refunded' ? <span>{` · ${formatMoney(refunded)} refunded`}</span> : null}
            </>
          }
          badge={<StatusBadge status={status} />}
          end={formatMoney(total)}
        />
      )}
    </RecordRows>
  );
}

const PURPOSES = { 'top-up': 'Wallet top-up', order: 'Order', invoice: 'Invoice' };

export function PaymentRows({ payments }: { readonly payments: readonly CustomerPayment[] }) {
  return (
    <RecordRows label="Payments" rows={payments} rowKey={({ id }) => id} none="No payments yet">
      {({ id, code, provider, purpose, amount, currency, status, order, created_at }) => (
        <RecordRow
          title={<PaymentLink id={id}>{code}</PaymentLink>}
          detail={
            <>
              <span>{`${providerLabel(provider)} · ${formatDate(created_at)}`}</span>
              {order ? <About order={order} /> : <span>{` · ${PURPOSES[purpose]}`}</span>}
            </>
          }
          badge={<StatusBadge status={status} />}
          end={moneyIn(currency, amount)}
        />
      )}
    </RecordRows>
  );
}

const DESTINATIONS = { wallet: 'To the wallet', source: 'To the original payment', manual: 'Returned manually' };

export function RefundRows({ refunds }: { readonly refunds: readonly CustomerRefund[] }) {
  return (
    <RecordRows label="Refunds" rows={refunds} rowKey={({ id }) => id} none="No refunds">
      {({ to, amount, status, reason, order, created_at }) => (
        <RecordRow
          title={<span className="font-medium">{DESTINATIONS[to]}</span>}
          detail={
            <>
              <span>{formatDate(created_at)}</span>
              <About order={order} />
              {reason ? <span>{` · ${reason}`}</span> : null}
            </>
          }
          badge={<StatusBadge status={status} />}
          end={formatMoney(amount)}
        />
      )}
    </RecordRows>
  );
}
