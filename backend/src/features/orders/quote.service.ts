import type { OrderQuote } from '../../../../contract/generated/model.ts';
import { applyTax } from '../../../../contract/rules/invoices.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { type BuyerTax, getBuyerTax } from '../billing/tax.service.ts';
import { applyCoupon, rejectSecondUse } from './coupon-price.service.ts';
import { type SelectedPlan, selectPlan } from './selected-plan.service.ts';

interface QuoteRequest {
  productId: number;
  planId: string | undefined;
  tier: string;
  coupon: string | undefined;
  /** used while the account has none; without it the seller's country is used */
  country: string | undefined;
}

const toQuote = ({ cents, coupon }: SelectedPlan, { tax, country, isCountryUnset }: BuyerTax): OrderQuote => {
  const discountCents = coupon?.discountCents ?? 0;
  const taxedPrice = applyTax(cents, tax);
  return {
    price: toAmount(cents + discountCents),
    discount: toAmount(discountCents),
    total: toAmount(taxedPrice.total),
    coupon: coupon?.code ?? null,
    tax: toAmount(taxedPrice.tax),
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    country,
    countryAsked: isCountryUnset,
  };
};

/** The price of a plan for this user. @throws AppError as `selectPlan`, 400 for an invalid coupon */
export function quoteOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, coupon, country, ...request }: QuoteRequest & { userId: string },
): Promise<OrderQuote> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const choice = await applyCoupon(tx, await selectPlan(tx, { ...request, at }), coupon, at);
    await rejectSecondUse(tx, choice.coupon, userId);
    return toQuote(choice, await getBuyerTax(tx, { userId, selectedCountry: country, hasHomeFallback: true }));
  });
}

/** The price of a plan for a guest. @throws AppError as `quote` */
export function quoteGuestOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { coupon, country, ...request }: QuoteRequest,
): Promise<OrderQuote> {
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const choice = await applyCoupon(tx, await selectPlan(tx, { ...request, at }), coupon, at);
    return toQuote(choice, await getBuyerTax(tx, { userId: null, selectedCountry: country, hasHomeFallback: true }));
  });
}
