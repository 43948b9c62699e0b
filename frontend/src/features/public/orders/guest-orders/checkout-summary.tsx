import { toTermMonths } from '@contract/rules/plan-terms.ts';
import { termText } from '@contract/rules/plan-texts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PricingTier, Product } from '@/api/generated/model.ts';
import { CountryPriceNote } from '@/components/order/country-price-note.tsx';
import { lowestPriceText } from '@/components/order/lowest-price-text.ts';
import { PlanRightsList } from '@/components/order/plan-rights-list.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { currentPrice } from '@/lib/current-price.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { moneyFormat } from '@/lib/order-money.ts';
import { DarkHalf } from '../../kit/checkout/halves.tsx';
import { SumRow, TotalRows } from '../../kit/checkout/total-rows.tsx';
import type { Quote } from '../../kit/checkout/use-price.ts';
import { SeatField } from './seat-field.tsx';

interface CheckoutSummaryProps {
  readonly product: Pick<Product, 'title' | 'images'>;
  readonly plan: PricingTier;
  /** Null until loaded. */
  readonly quote: Quote | null;
  /** The second currency if the amounts are in it. */
  readonly currency?: string | undefined;
  /** Chooses the currency, for a plan that is sold in two. */
  readonly currencySwitch?: ReactNode;
  /** Number of seats for other people; undefined for one unit for the buyer. */
  readonly seats?: number | undefined;
  readonly onSeats?: ((seats: number) => void) | undefined;
  /** The field for the price of a plan whose buyers choose it; such a price has no discount code. */
  readonly chosenPrice?: ReactNode;
  /** Leads back to the product. */
  readonly back: ReactNode;
  /** Shown below the price: the discount code. */
  readonly children: ReactNode;
}

/** What is being bought: product, price, tax and what the plan includes, on the dark half of the checkout. */
export function CheckoutSummary({
  product,
  plan,
  quote,
  currency,
  currencySwitch,
  seats,
  onSeats,
  chosenPrice,
  back,
  children,
}: CheckoutSummaryProps) {
  const { title, images } = product;
  const [picture] = images;
  const units = seats ?? 1;
  const unitPrice = currency === undefined ? currentPrice(plan) : (plan.secondPrice?.price ?? plan.price);
  const formatMoney = moneyFormat(currency);
  const price = quote?.price ?? unitPrice * units;
  const total = quote?.total ?? price;
  const regularPrice = plan.price * units;
  const isLaunch = Boolean(plan.launch) && price < regularPrice;
  return (
    <DarkHalf>
      {back}
      <h1 className="mt-5 text-4xl lg:mt-8">
        <Trans>Checkout</Trans>
      </h1>
      <div className="mt-5 flex items-center gap-x-5 gap-y-5 lg:mt-7 lg:block">
        {picture ? (
          <Picture
            picture={picture}
            alt=""
            sizes="(min-width: 64rem) 32rem, 112px"
            priority
            className="aspect-4/3 w-28 shrink-0 rounded-md lg:aspect-3/2 lg:w-full lg:rounded-xl"
          />
        ) : null}
        <p className="min-w-0 text-xl leading-snug font-semibold wrap-anywhere lg:mt-6">
          <bdi lang={detectLanguage(title)}>{title}</bdi>
          <span className="mt-1 block text-sm font-normal text-muted-foreground">{t`Plan: ${plan.name}`}</span>
        </p>
      </div>
      {seats === undefined || onSeats === undefined ? null : (
        <SeatField seats={seats} unitPrice={unitPrice} currency={currency} onChange={onSeats} />
      )}
      {chosenPrice ? (
        <div className="mt-5 border-t border-border pt-4 lg:mt-6 lg:pt-5">
          <div className="max-w-60">{chosenPrice}</div>
        </div>
      ) : null}
      {currencySwitch}
      <dl className="mt-5 grid gap-2 border-t border-border pt-4 text-sm tabular-nums lg:mt-6 lg:pt-5">
        <SumRow name={isLaunch ? t`Launch price` : t`Price`}>
          {isLaunch ? <del className="me-2 text-muted-foreground">{formatMoney(regularPrice)}</del> : null}
          <span>{formatMoney(price)}</span>
        </SumRow>
        {isLaunch && plan.lowestPrice !== undefined ? (
          <div className="text-xs text-muted-foreground">
            <dt className="sr-only">{t`Lowest price`}</dt>
            <dd>{lowestPriceText(plan.lowestPrice)}</dd>
          </div>
        ) : null}
        <TotalRows quote={quote} total={total} currency={currency} />
      </dl>
      <CountryPriceNote countryPrice={quote?.country_price} className="mt-3" />
      {plan.price > 0 && !chosenPrice ? children : null}
      <PlanRightsList compact plan={plan} className="mt-4" />
      <p className="mt-3 text-sm text-muted-foreground">
        {termText({ months: toTermMonths(plan), isFree: plan.price === 0 && !chosenPrice })}
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-2 text-sm wrap-anywhere max-lg:hidden xl:grid-cols-2">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className="mt-[0.2em] size-4 shrink-0 text-primary" aria-hidden="true" />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </DarkHalf>
  );
}
