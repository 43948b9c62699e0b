import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDownToLine } from 'lucide-react';
import type { OrderLine } from '@/api/generated/model.ts';
import { buttonVariants } from '@/components/ui/button.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney, formatNumber } from '@/lib/format.ts';

/** 'Studio × 3'; only the plan name for a single unit. */
export const planWithQuantity = (tier: string, quantity: number): string =>
  quantity > 1 ? `${tier} × ${formatNumber(quantity)}` : tier;

interface OrderLinesProps {
  readonly lines: readonly OrderLine[];
}

/** The products of an order with several lines: plan, quantity, amount, refund and file of each. */
export function OrderLines({ lines }: OrderLinesProps) {
  return (
    <section aria-labelledby="order-lines" className="mb-7">
      <h3 id="order-lines" className="mb-1 text-lg">
        <Trans>Products</Trans>
      </h3>
      <ul className="divide-y divide-border">
        {lines.map((line) => (
          <li key={line.id} className="py-3.5 text-sm">
            <Line line={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: OrderLine }) {
  const { product_id, product_name, tier, quantity, price, discount, amount, refunded, download_id } = line;
  return (
    <>
      <div className="flex items-baseline justify-between gap-5">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {product_id === null ? (
            <bdi lang={detectLanguage(product_name)}>{product_name}</bdi>
          ) : (
            <Link
              to="/product/$id"
              params={{ id: String(product_id) }}
              lang={detectLanguage(product_name)}
              className="underline-offset-4 hover:underline"
            >
              {product_name}
            </Link>
          )}
        </p>
        <p className="shrink-0 font-medium tabular-nums">
          {discount > 0 ? (
            <del className="me-2 font-normal text-muted-foreground">
              <span className="sr-only">
                <Trans>instead of</Trans>{' '}
              </span>
              <span>{formatMoney(price)}</span>
            </del>
          ) : null}
          <span>{amount > 0 ? formatMoney(amount) : t`Free`}</span>
        </p>
      </div>
      <div className="mt-0.5 flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p className="min-w-0 grow basis-40 wrap-anywhere text-muted-foreground">
          {tier === null ? null : <span className="block">{planWithQuantity(tier, quantity)}</span>}
          {line.bundle ? <span className="block">{t`In the bundle ${line.bundle.name}`}</span> : null}
          {line.country_price ? (
            <span className="block tabular-nums">{t`Price for your country, instead of ${formatMoney(line.country_price.regular_price)}`}</span>
          ) : null}
          {refunded > 0 ? <span className="block tabular-nums">{t`${formatMoney(refunded)} refunded`}</span> : null}
        </p>
        {download_id ? (
          <Link
            to="/dashboard/downloads"
            search={{ file: download_id }}
            className={buttonVariants({ variant: 'outline', size: 'sm' })}
          >
            <ArrowDownToLine aria-hidden="true" />
            <Trans>
              Go to file<span className="sr-only"> of {product_name}</span>
            </Trans>
          </Link>
        ) : null}
      </div>
    </>
  );
}
