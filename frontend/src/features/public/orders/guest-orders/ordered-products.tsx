import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { GuestOrder, OrderLine } from '@/api/generated/model.ts';
import { useGetProduct } from '@/api/generated/products/products.ts';
import { StatusBadge } from '@/components/status/status-badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney, formatNumber } from '@/lib/format.ts';
import { orderMoney } from '@/lib/order-money.ts';
import { DarkHalf } from '../../kit/checkout/halves.tsx';

/** The products as they were ordered; their pictures are those of the shop, as orders keep none. */
export function OrderedProducts({ order }: { readonly order: GuestOrder['order'] }) {
  const { number, lines, amount, status, payment, paid_by, coupon, gift_sender, purchaseOrder } = order;
  const [first] = lines;
  const method = paid_by?.title ?? payment?.title;
  return (
    <DarkHalf>
      <h1 className="text-4xl lg:mt-6">
        <Trans>Your order</Trans>
      </h1>
      {first && lines.length === 1 ? (
        <OnlyLine line={first} />
      ) : (
        <ul aria-label={t`Products`} className="mt-5 divide-y divide-border border-t border-border lg:mt-7">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
      <dl className="mt-5 grid gap-2.5 border-t border-border pt-5 text-sm lg:mt-6">
        <OrderRow name={t`Order`}>{`#${formatNumber(number)}`}</OrderRow>
        <OrderRow name={t`Status`}>
          <StatusBadge status={status} />
        </OrderRow>
        {method ? <OrderRow name={paid_by ? t`Paid with` : t`Payment method`}>{method}</OrderRow> : null}
        {coupon && lines.length > 1 ? (
          <OrderRow name={t`Code ${coupon.code}`}>{`−${formatMoney(coupon.discount)}`}</OrderRow>
        ) : null}
        {purchaseOrder ? (
          <OrderRow name={t`Purchase order`}>
            <bdi>{purchaseOrder}</bdi>
          </OrderRow>
        ) : null}
        {gift_sender === undefined ? null : (
          <OrderRow name={t`Gift from`}>
            <bdi>{gift_sender}</bdi>
          </OrderRow>
        )}
        <OrderRow name={t`Total`}>
          <span className="font-display text-2xl font-semibold">{amount > 0 ? orderMoney(order) : t`Free`}</span>
        </OrderRow>
      </dl>
    </DarkHalf>
  );
}

interface LineProps {
  readonly line: OrderLine;
}

function usePicture({ product_id }: OrderLine) {
  const product = useGetProduct(String(product_id), { query: { enabled: product_id !== null } });
  return product.data?.images[0];
}

/** With a large picture. */
function OnlyLine({ line }: LineProps) {
  const { product_name, tier, quantity, bundle } = line;
  const picture = usePicture(line);
  return (
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
          <span className="mt-1 block text-sm font-normal text-muted-foreground">{planText(tier, quantity)}</span>
        )}
        {bundle ? <BundleName name={bundle.name} /> : null}
      </p>
    </div>
  );
}

function Line({ line }: LineProps) {
  const { product_name, tier, quantity, amount, bundle } = line;
  const picture = usePicture(line);
  return (
    <li className="flex gap-4 py-4">
      {picture ? (
        <Picture picture={picture} alt="" sizes="80px" className="aspect-4/3 w-20 shrink-0 self-start rounded-md" />
      ) : null}
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-5">
        <p className="min-w-0 grow basis-32 leading-snug font-semibold wrap-anywhere">
          <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          {tier === null ? null : (
            <span className="mt-0.5 block text-sm font-normal text-muted-foreground">{planText(tier, quantity)}</span>
          )}
          {bundle ? <BundleName name={bundle.name} /> : null}
        </p>
        <p className="font-medium tabular-nums">{amount > 0 ? formatMoney(amount) : t`Free`}</p>
      </div>
    </li>
  );
}

const BundleName = ({ name }: { readonly name: string }) => (
  <span className="block text-sm font-normal text-muted-foreground">{t`In the bundle ${name}`}</span>
);

const planText = (tier: string, quantity: number): string =>
  quantity > 1 ? t`Plan: ${tier} × ${formatNumber(quantity)}` : t`Plan: ${tier}`;

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
