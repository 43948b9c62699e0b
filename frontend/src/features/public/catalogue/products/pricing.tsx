import { isPriceChosen } from '@contract/rules/plan-price.ts';
import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { termText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { PricingTier } from '@/api/generated/model.ts';
import { useSelectedCurrency } from '@/api/use-selected-currency.ts';
import { lazyComponent } from '@/components/feedback/lazy-component.tsx';
import { lowestPriceText } from '@/components/order/lowest-price-text.ts';
import { PlanRightsList } from '@/components/order/plan-rights-list.tsx';
import { formatDate, formatShortMoney } from '@/lib/format.ts';
import { formatPeriod, formatPrice, launchDay, secondPriceOf } from './price.ts';

// Rendered with the page; only visitors of a plan with such prices load it, because it has the list of countries.
const countryPrices = () => import('./country-price-list.tsx');
const rendered = import.meta.env.SSR ? await countryPrices() : null;
const CountryPrices = rendered?.CountryPriceList ?? lazyComponent(async () => (await countryPrices()).CountryPriceList);

// The same for a shop that sells in two currencies.
const currencySwitch = () => import('../../kit/currency/currency-switch.tsx');
const renderedSwitch = import.meta.env.SSR ? await currencySwitch() : null;
const CurrencySwitch =
  renderedSwitch?.CurrencySwitch ?? lazyComponent(async () => (await currencySwitch()).CurrencySwitch);

interface PricingProps {
  readonly tiers: readonly PricingTier[];
  /** Tax is added to the prices. */
  readonly isTaxAdded?: boolean | undefined;
  /** The second currency of the shop. */
  readonly second?: string | undefined;
  /** The action of a tier, for example buying it, shown at the tier's bottom. */
  readonly action?: ((tier: PricingTier) => ReactNode) | undefined;
}

/** The product's prices, tier next to tier, in the buyer's currency; the paid ones have a tinted background. */
export function Pricing({ tiers, isTaxAdded = false, second, action }: PricingProps) {
  const selected = useSelectedCurrency(second);
  if (tiers.length === 0) return null;
  const isSoldInSecond = tiers.some((tier) => secondPriceOf(tier, second) !== undefined);
  return (
    <section aria-labelledby="pricing">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h2 id="pricing" className="text-2xl">
          <Trans>Pricing</Trans>
        </h2>
        {second !== undefined && isSoldInSecond ? (
          <Suspense>
            <CurrencySwitch second={second} selected={selected} className="w-48" />
          </Suspense>
        ) : null}
      </div>
      <ul className="mt-6 grid overflow-hidden rounded-xl border border-border bg-card divide-border max-sm:divide-y sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-[repeat(5,auto)] sm:divide-x">
        {tiers.map((tier) => (
          // The parts of all plans share their rows, so that prices, buttons and rights are on the same lines.
          <li
            key={tier.id}
            className={clsx(
              'grid grid-cols-1 content-start gap-y-0 p-6 sm:row-span-5 sm:grid-rows-subgrid lg:p-8',
              (tier.price > 0 || isPriceChosen(tier)) && 'bg-primary-soft',
            )}
          >
            <h3 className="text-lg">{tier.name}</h3>
            <div className="mt-3">
              <p className="flex flex-wrap items-baseline gap-x-1.5">
                <span className="font-display text-4xl font-semibold tabular-nums">
                  {isPriceChosen(tier) ? t`From ${formatShortMoney(tier.price)}` : formatPrice(tier, selected)}
                </span>
                {tier.launch ? <FormerPrice price={tier.price} /> : null}
                {tier.price > 0 ? (
                  <span className="text-sm text-muted-foreground">{formatPeriod(tier.period)}</span>
                ) : null}
              </p>
              <OtherPrice tier={tier} second={second} selected={selected} />
              {isPriceChosen(tier) ? (
                <p className="mt-1 text-sm font-semibold text-primary">
                  <Trans>You choose the price</Trans>
                </p>
              ) : null}
              {tier.launch ? (
                <p className="mt-1 text-sm font-semibold text-primary">
                  {t`Launch price until ${formatDate(launchDay(tier.launch.until))}`}
                </p>
              ) : null}
              {tier.countryPrices ? (
                <Suspense>
                  <CountryPrices plan={tier} rules={tier.countryPrices} />
                </Suspense>
              ) : null}
              {tier.lowestPrice === undefined ? null : (
                <p className="mt-1 text-sm text-muted-foreground tabular-nums">{lowestPriceText(tier.lowestPrice)}</p>
              )}
            </div>
            <div className="pt-5">{action?.(tier)}</div>
            <div className="pt-5">
              <PlanRightsList plan={tier} />
              <p className="mt-3 text-xs text-muted-foreground">
                {termText({ months: toTermMonths(tier), isFree: tier.price === 0 && !isPriceChosen(tier) })}
              </p>
            </div>
            <ul className="mt-5 grid content-start gap-2.5 text-sm wrap-anywhere">
              {tier.features.map((feature) => (
                <li key={feature} className="flex gap-2.5">
                  <Check className="mt-[0.2em] size-4 shrink-0 text-primary" aria-hidden="true" />
                  <span>{feature}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {isTaxAdded && tiers.some((tier) => tier.price > 0 || isPriceChosen(tier)) ? (
        <p className="mt-3 text-sm text-muted-foreground">
          <Trans>Prices exclude tax. Your tax is shown before you pay.</Trans>
        </p>
      ) : null}
    </section>
  );
}

interface OtherPriceProps {
  readonly tier: PricingTier;
  readonly second: string | undefined;
  readonly selected: string | undefined;
}

/** The price of a plan in the currency that is not selected, if it is sold in both. */
function OtherPrice({ tier, second, selected }: OtherPriceProps) {
  if (secondPriceOf(tier, second) === undefined) return null;
  return (
    <p className="mt-1 text-sm text-muted-foreground tabular-nums">
      {t`or ${formatPrice(tier, selected === undefined ? second : undefined)}`}
    </p>
  );
}

/** The plan's regular price next to its launch price. */
function FormerPrice({ price }: { readonly price: number }) {
  return (
    <del className="text-lg text-muted-foreground tabular-nums">
      <span className="sr-only">
        <Trans>instead of</Trans>{' '}
      </span>
      <span>{formatShortMoney(price)}</span>
    </del>
  );
}
