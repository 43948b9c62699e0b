import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuestOrder } from '@/api/generated/model.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney, formatNumber } from '@/lib/format.ts';
import { DarkHalf } from './halves.tsx';

/** The product as it was ordered; its picture is that of the shop, as orders keep none. */
export function OrderedProduct({ order }: { readonly order: GuestOrder['order'] }) {
  const { number, product_id, product_name, tier, amount, status, payment, paid_by } = order;
  const product = useGetProduct(String(product_id), { query: { enabled: product_id !== null } });
  const [picture] = product.data?.images ?? [];
  const method = paid_by?.title ?? payment?.title;
  return (
    <DarkHalf>
      <h1 className="text-4xl lg:mt-6">
        <Trans>Your order</Trans>
      </h1>
      <div className="mt-5 flex items-center gap-5 lg:mt-7 lg:block">
        {picture ? (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 32rem, 112px"
            className="aspect-4/3 w-28 shrink-0 rounded-md lg:aspect-3/2 lg:w-full lg:rounded-xl"
          />
        ) : null}
        <p className="min-w-0 text-xl leading-snug font-semibold wrap-anywhere lg:mt-6">
          <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          {tier === null ? null : (
            <span className="mt-1 block text-sm font-normal text-muted-foreground">{t`Plan: ${tier}`}</span>
          )}
        </p>
      </div>
      <dl className="mt-5 grid gap-2.5 border-t border-border pt-5 text-sm lg:mt-6">
        <OrderRow name={t`Order`}>{`#${formatNumber(number)}`}</OrderRow>
        <OrderRow name={t`Status`}>
          <StatusBadge status={status} />
        </OrderRow>
        {method ? <OrderRow name={paid_by ? t`Paid with` : t`Payment method`}>{method}</OrderRow> : null}
        <OrderRow name={t`Total`}>
          <span className="font-display text-2xl font-semibold">{amount > 0 ? formatMoney(amount) : t`Free`}</span>
        </OrderRow>
      </dl>
    </DarkHalf>
  );
}

interface OrderRowProps {
  readonly name: string;
  readonly children: ReactNode;
}

const OrderRow = ({ name, children }: OrderRowProps) => (
  <div className="flex items-baseline justify-between gap-6">
    <dt className="text-muted-foreground">{name}</dt>
    <dd className="text-end wrap-anywhere tabular-nums">{children}</dd>
  </div>
);
