import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { quoteGuestOrder } from '@/api/generated/guest-orders/guest-orders.ts';
import type { Product } from '@/api/generated/model.ts';
import { quoteOrder } from '@/api/generated/orders/orders.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { useSelectedCurrency } from '@/api/use-selected-currency.ts';
import { ChosenPriceField } from '@/components/order/chosen-price-field.tsx';
import { buttonVariants } from '@/components/ui/button.tsx';
import { Container } from '@/components/ui/container.tsx';
import { useChosenPrice } from '@/hooks/use-chosen-price.ts';
import { useDebouncedValue } from '@/hooks/use-debounced-value.ts';
import { currentPrice } from '@/lib/current-price.ts';
import { shopCurrency } from '@/lib/format.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutForm } from '../../kit/checkout/checkout-form.tsx';
import { usePrice } from '../../kit/checkout/use-price.ts';
import { CurrencySwitch } from '../../kit/currency/currency-switch.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { findPlan } from './find-plan.ts';
import { toChargeCurrency, useSecondPrice } from './second-price.ts';
import { useCheckout } from './use-checkout.ts';

/** How long a buyer's price must stay unchanged before it is quoted. */
const QUOTE_DELAY_MS = 400;

interface CheckoutPageProps {
  readonly product: Product;
  /** Id of the plan, or its name, from the URL. */
  readonly plan?: string | undefined;
  /** Number of seats for other people, where the plan is sold per seat; without it, one unit for the buyer. */
  readonly seats?: number | undefined;
  /** The price that the buyer has chosen, from the URL. */
  readonly chosenPrice?: string | undefined;
  /** The currency to pay in, from the URL; without one, that in which the buyer sees prices. */
  readonly currency?: string | undefined;
}

/** The checkout: product, customer and payment method with one button, with or without an account. */
export function CheckoutPage({ product, plan: preferred, seats, chosenPrice, currency }: CheckoutPageProps) {
  const plan = findPlan(product.pricing, preferred);
  if (plan) {
    const initialSeats = plan.rights?.seats ? seats : undefined;
    return (
      <Checkout
        key={plan.id}
        product={product}
        plan={plan}
        initialSeats={initialSeats}
        chosenPrice={chosenPrice}
        currency={currency}
      />
    );
  }
  return (
    <Container className="py-12 sm:py-16">
      <h1 className="text-4xl">
        <Trans>Checkout</Trans>
      </h1>
      <p className="mt-4 mb-6 text-muted-foreground">
        <Trans>This product is not for sale right now.</Trans>
      </p>
      <Link to="/products" className={buttonVariants({ variant: 'outline' })}>
        <Trans>Browse products</Trans>
      </Link>
    </Container>
  );
}

function shopCurrencyOnly(): string {
  const shop = shopCurrency();
  return t`Discount codes, gifts and the wallet are only available in ${shop}.`;
}

interface CheckoutProps extends Omit<CheckoutPageProps, 'plan' | 'seats'> {
  readonly plan: Product['pricing'][number];
  readonly initialSeats: number | undefined;
}

function Checkout({ product, plan, initialSeats, chosenPrice, currency: wanted }: CheckoutProps) {
  const isGuest = useAuth().user === null;
  const [country, setCountry] = useState<string>();
  const [seats, setSeats] = useState(initialSeats);
  const second = useSecondPrice(plan);
  const selected = useSelectedCurrency(second?.currency);
  const isSecond = second !== undefined && (wanted ?? selected) === second.currency;
  const currency = isSecond ? second.currency : undefined;
  const navigate = useNavigate();
  const choice = useChosenPrice(plan, chosenPrice);
  const quoted = useDebouncedValue(choice.price, QUOTE_DELAY_MS);
  const selectedPlan = {
    product_id: product.id,
    plan_id: plan.id,
    tier: plan.name,
    ...(seats === undefined ? {} : { seats }),
    ...(quoted === undefined ? {} : { chosen_price: quoted }),
    ...(currency === undefined ? {} : { currency }),
  };
  const of = `${isGuest ? 'guest' : 'customer'} ${plan.id} ${seats} ${quoted ?? ''} ${currency ?? ''}`;
  const price = usePrice({
    of: choice.isChosen && quoted === undefined ? null : of,
    fetchQuote: ({ is_gift: _, ...options }) =>
      (isGuest ? quoteGuestOrder : quoteOrder)({ ...selectedPlan, ...options }),
    country,
  });
  const quote = price.quote && toChargeCurrency(price.quote, currency);
  const unitPrice = currency === undefined ? (choice.price ?? currentPrice(plan)) : (second?.price ?? 0);
  const { asGuest, asCustomer } = useCheckout();
  return (
    <CheckoutForm
      name={`${product.title}, ${plan.name}`}
      price={price}
      total={quote?.total ?? unitPrice * (seats ?? 1)}
      currency={currency}
      {...(seats === undefined ? {} : { isGiftable: false })}
      // What is typed is paid only after its total, with tax, is on the button.
      isUnavailable={choice.isChosen && (choice.price === undefined || choice.price !== quoted || price.isPending)}
      selectedCountry={country}
      onCountry={setCountry}
      repeated={useBuyAgain(product.id, plan.id)}
      redirect={`/product/${product.id}`}
      orderAsGuest={(terms, details) => asGuest({ ...selectedPlan, ...terms, ...details })}
      orderAsCustomer={(input) => asCustomer({ ...selectedPlan, ...input })}
      renderSummary={(coupon, isBusy) => (
        <CheckoutSummary
          product={product}
          plan={plan}
          quote={quote}
          currency={currency}
          currencySwitch={
            second ? (
              <div className="mt-5 border-t border-border pt-4 lg:mt-6 lg:pt-5">
                <CurrencySwitch
                  second={second.currency}
                  selected={currency}
                  onSelect={(value) =>
                    void navigate({
                      from: '/checkout/$product',
                      search: (search) => ({ ...search, currency: value }),
                      replace: true,
                      resetScroll: false,
                    })
                  }
                />
                {currency === undefined ? null : <p className="mt-2 text-xs">{shopCurrencyOnly()}</p>}
              </div>
            ) : null
          }
          seats={seats}
          onSeats={setSeats}
          chosenPrice={choice.isChosen ? <ChosenPriceField plan={plan} choice={choice} disabled={isBusy} /> : undefined}
          back={
            <Link
              to="/product/$id"
              params={{ id: String(product.id) }}
              className="touch-target inline-flex items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
            >
              <ArrowLeft className="size-4" aria-hidden="true" />
              <Trans>Back to the product</Trans>
            </Link>
          }
        >
          {coupon}
        </CheckoutSummary>
      )}
    />
  );
}
