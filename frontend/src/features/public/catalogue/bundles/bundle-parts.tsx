import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { termName } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Bundle, BundlePart } from '@/api/generated/model.ts';
import { PlanRightsList } from '@/components/order/plan-rights-list.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { formatMoney } from '@/lib/format.ts';

/** What each part of a bundle grants, and its price beside that of the parts alone. */
export function BundleParts({ bundle: { parts, price, singlePrice } }: { readonly bundle: Bundle }) {
  return (
    <div className="mt-14 grid gap-x-16 gap-y-12 lg:mt-20 lg:grid-cols-12 lg:items-start">
      <section aria-labelledby="bundle-parts" className="min-w-0 lg:col-span-8">
        <h2 id="bundle-parts" className="text-2xl">
          <Trans>What’s included</Trans>
        </h2>
        <ul className="mt-6 grid gap-5">
          {parts.map((part) => (
            <Part key={part.product_id} part={part} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="bundle-prices" className="lg:col-span-4 tall:lg:sticky tall:lg:top-6">
        <h2 id="bundle-prices" className="text-lg">
          <Trans>Price</Trans>
        </h2>
        <dl className="mt-3 text-sm tabular-nums">
          {parts.map((part) => (
            <Row key={part.product_id} name={part.product_name}>
              {formatMoney(part.price)}
            </Row>
          ))}
          <Row name={t`Bought separately`}>{formatMoney(singlePrice)}</Row>
          {price < singlePrice ? <Row name={t`You save`}>{`−${formatMoney(singlePrice - price)}`}</Row> : null}
          <Row name={t`In this bundle`} isStrong>
            {formatMoney(price)}
          </Row>
        </dl>
      </section>
    </div>
  );
}

function Part({ part: { product_id, product_name, image, plan, price } }: { readonly part: BundlePart }) {
  return (
    <li className="grid overflow-hidden rounded-xl border border-border bg-card sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Picture
        picture={image}
        alt=""
        sizes="(min-width: 40rem) 24rem, 100vw"
        className="aspect-16/9 size-full sm:aspect-auto"
      />
      <div className="min-w-0 p-5 lg:p-6">
        <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
          <h3 className="text-lg wrap-anywhere">
            <Link
              to="/product/$id"
              params={{ id: String(product_id) }}
              lang={detectLanguage(product_name)}
              className="underline-offset-4 hover:underline"
            >
              {product_name}
            </Link>
          </h3>
          <p className="text-sm text-muted-foreground tabular-nums">
            <Trans>{formatMoney(price)} alone</Trans>
          </p>
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-muted-foreground">
          <span>{t`Plan: ${plan.name}`}</span>
          <span> · </span>
          <span>{termName(toTermMonths(plan))}</span>
        </p>
        {plan.features.length > 0 ? (
          <ul className="mt-4 grid gap-2 text-sm wrap-anywhere sm:grid-cols-2">
            {plan.features.map((feature) => (
              <li key={feature} className="flex gap-2.5">
                <Check className="mt-[0.2em] size-4 shrink-0 text-primary" aria-hidden="true" />
                <span>{feature}</span>
              </li>
            ))}
          </ul>
        ) : null}
        <PlanRightsList plan={plan} compact className="mt-4" />
      </div>
    </li>
  );
}

interface RowProps {
  readonly name: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

const Row = ({ name, isStrong = false, children }: RowProps) => (
  <div
    className={clsx('flex justify-between gap-6 border-t border-border py-2.5', isStrong && 'text-base font-semibold')}
  >
    <dt className={clsx('min-w-0 wrap-anywhere', !isStrong && 'text-muted-foreground')}>{name}</dt>
    <dd className="shrink-0 font-medium">{children}</dd>
  </div>
);
