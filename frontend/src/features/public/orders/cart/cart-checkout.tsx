import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { hasStatus } from '@/api/api-error.ts';
import { hasInsufficientFunds, isDuplicate } from '@/api/attempt.ts';
import { invalidateGetCart, quoteCart } from '@/api/generated/cart/cart.ts';
import type { Cart } from '@/api/generated/model.ts';
import { useGetSite } from '@/api/generated/site/site.ts';
import { useBuyAgain } from '@/api/use-buy-again.ts';
import { useSelectedCurrency } from '@/api/use-selected-currency.ts';
import { CountryPriceNote } from '@/components/order/country-price-note.tsx';
import { formatMoney, formatNumber, shopCurrency } from '@/lib/format.ts';
import { beginCheckout } from '@/lib/visit-events.ts';
import { useAuth } from '@/session/session-context.tsx';
import { CheckoutForm } from '../../kit/checkout/checkout-form.tsx';
import { DarkHalf } from '../../kit/checkout/halves.tsx';
import { SumRow, TotalRows } from '../../kit/checkout/total-rows.tsx';
import { type Quote, usePrice } from '../../kit/checkout/use-price.ts';
import { CartBundles } from './cart-bundles.tsx';
import { CartItems } from './cart-items.tsx';
import { CART_ID, cartKey, orderedPlans, quoteKey } from './cart-rules.ts';
import { quoteAsGift, toGift } from './gift-bundle.ts';
import type { useCartChanges } from './use-cart-changes.ts';
import { useCartOrder } from './use-cart-order.ts';

interface CartCheckoutProps {
  readonly cart: Cart;
  readonly changes: ReturnType<typeof useCartChanges>;
}

/** A cart with items: what is in it and what it costs on the dark half, and the checkout. */
export function CartCheckout({ cart, changes }: CartCheckoutProps) {
  const { items, bundles, amount } = cart;
  const { user } = useAuth();
  const client = useQueryClient();
  const countCheckout = useEffectEvent(() =>
    beginCheckout([...new Set(orderedPlans(cart).map(({ product_id }) => product_id))]),
  );
  useEffect(() => countCheckout(), []);
  const [country, setCountry] = useState<string>();
  const isUnavailable = [...items, ...bundles].some(({ available }) => !available);
  const price = usePrice({
    of: isUnavailable ? null : `${user ? 'customer' : 'guest'} ${quoteKey(cart)}`,
    fetchQuote: quoteCart,
    country,
  });
  const { asGuest, asCustomer } = useCartOrder(cart);
  const giftAmount = quoteAsGift(cart);
  // Such a bundle can only be given as a gift.
  const isOwned = !price.isGift && bundles.some(({ parts }) => parts.every(({ owned }) => owned));
  const due = price.isGift ? giftAmount : amount;
  const total = price.quote && !isUnavailable ? price.quote.total : due;
  return (
    <CheckoutForm
      name={orderName(cart)}
      price={price}
      total={total}
      isGiftable={giftAmount > 0}
      isUnavailable={isUnavailable || isOwned || price.isPending || changes.isBusy || changes.bundles.isBusy}
      selectedCountry={country}
      onCountry={setCountry}
      repeated={useBuyAgain(CART_ID, cartKey(orderedPlans(cart)))}
      redirect="/cart"
      orderAsGuest={(terms, details) => asGuest({ ...terms, ...details })}
      orderAsCustomer={asCustomer}
      onRefused={(error) => {
        // Something is no longer for sale, or another tab has ordered or changed the cart.
        if (hasStatus(error, 409) && !isDuplicate(error) && !hasInsufficientFunds(error))
          void invalidateGetCart(client);
      }}
      renderSummary={(coupon, isBusy) => (
        <CartSummary
          cart={cart}
          changes={changes}
          quote={isUnavailable ? null : price.quote}
          due={due}
          total={total}
          isGift={price.isGift}
          isBusy={isBusy}
        >
          {due > 0 && !isUnavailable ? coupon : null}
        </CartSummary>
      )}
    />
  );
}

/** 'Ramadan Calendar, Pro' or 'Ramadan Calendar and 2 more'. */
function orderName({ items, bundles }: Cart): string {
  const names = [
    ...items.map(({ product_name, tier }) => `${product_name}, ${tier}`),
    ...bundles.map((bundle) => bundle.name),
  ];
  const [name = '', ...others] = names;
  return others.length === 0 ? name : t`${name} and ${formatNumber(others.length)} more`;
}

interface CartSummaryProps extends CartCheckoutProps {
  /** Null until loaded. */
  readonly quote: Quote | null;
  /** Without tax and a discount code. */
  readonly due: number;
  readonly total: number;
  readonly isGift: boolean;
  /** While the order is being sent. */
  readonly isBusy: boolean;
  /** Shown below the total: the discount code. */
  readonly children: ReactNode;
}

function CartSummary({ cart, changes, quote, due, total, isGift, isBusy, children }: CartSummaryProps) {
  const { items, bundles } = cart;
  const price = quote?.price ?? due;
  return (
    <DarkHalf>
      <Link
        to="/products"
        className="touch-target inline-flex items-center gap-2 text-sm font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        <Trans>Continue shopping</Trans>
      </Link>
      <h1 className="mt-5 text-4xl lg:mt-8">
        <Trans>Cart</Trans>
      </h1>
      {items.length > 0 || changes.removed ? <CartItems items={items} changes={changes} disabled={isBusy} /> : null}
      <CartBundles bundles={isGift ? bundles.map(toGift) : bundles} changes={changes.bundles} disabled={isBusy} />
      <dl className="mt-5 grid gap-2 text-sm tabular-nums">
        {price === total ? null : <SumRow name={t`Price`}>{formatMoney(price)}</SumRow>}
        <TotalRows quote={quote} total={total} />
      </dl>
      <CountryPriceNote countryPrice={quote?.country_price} className="mt-3" />
      <CurrencyNote />
      {children}
      <p className="mt-4 text-sm text-muted-foreground">
        <Trans>Charged once. No automatic renewal.</Trans>
      </p>
    </DarkHalf>
  );
}

/** For a buyer who sees prices in the second currency: an order of several products is in the shop's. */
function CurrencyNote() {
  const selected = useSelectedCurrency(useGetSite().data?.secondCurrency);
  if (selected === undefined) return null;
  const shop = shopCurrency();
  return (
    <p className="mt-3 text-sm text-muted-foreground">
      {t`Carts are charged in ${shop}. To pay in ${selected}, buy products that have a price in it one at a time.`}
    </p>
  );
}
