import { t } from '@lingui/core/macro';
import type { Order, OrderDetail } from '@/api/generated/model.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';
import { orderMoney } from '@/lib/order-money.ts';
import { OrderStatusBadge } from '../../kit/order-status-badge.tsx';

interface OrderSummaryProps {
  readonly order: Pick<Order, 'product_name' | 'amount' | 'status' | 'charge'> & Pick<OrderDetail, 'coupon'>;
}

/** The head of a receipt: product, amount and status. */
export function OrderSummary({ order }: OrderSummaryProps) {
  const { product_name, status, coupon } = order;
  return (
    <div className="border-b border-dashed border-input bg-muted px-6 pt-3 pb-6">
      <p className="font-display text-4xl font-semibold tracking-tight tabular-nums">{orderMoney(order)}</p>
      <p className="mt-2 text-lg font-semibold wrap-anywhere">
        <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
      </p>
      {coupon ? (
        <p className="mt-1 text-sm text-muted-foreground">
          {t`Code ${coupon.code}: ${formatMoney(coupon.discount)} off`}
        </p>
      ) : null}
      <div className="mt-4">
        <OrderStatusBadge status={status} />
      </div>
    </div>
  );
}
