import type { OrderQuote } from '../../../../contract/generated/model.ts';
import { toAmount } from '../../../../contract/rules/money.ts';
import { inTransaction } from '../../db/retry.ts';
import type { Deps } from '../../http/contract/operation.ts';
import { prepareVatCheck } from '../../vat-numbers/vat-checks.ts';
import { toChargePart } from '../billing/order-charges.repository.ts';
import { type BuyerTax, getBuyerTax } from '../billing/tax.service.ts';
import { rejectSecondUse } from './coupon-price.service.ts';
import { priceItems } from './order-price.service.ts';
import { priceInBuyerCurrency, toSecondPrice } from './second-price.service.ts';
import type { PricedOrder, PurchaseItem } from './selected-plan.service.ts';

interface QuoteRequest {
  items: readonly PurchaseItem[];
  coupon: string | undefined;
  /** in which it is priced; the shop's when omitted */
  currency?: string | undefined;
  /** used while the account has none; without it the seller's country is used */
  country: string | undefined;
  /** of a guest */
  vatNumber?: string | undefined;
  /** the country of the buyer's network */
  network: string | null | undefined;
}

/** The price of everything that is quoted. */
export function toQuote(
  {
    lines,
    cents,
    taxCents,
    coupon,
    countryPrice,
    charge,
  }: Pick<PricedOrder, 'lines' | 'cents' | 'taxCents' | 'coupon' | 'countryPrice' | 'charge'>,
  { tax, country, isCountryUnset, isVatNumberAsked }: BuyerTax,
): OrderQuote {
  return {
    price: toAmount(lines.reduce((sum, { price }) => sum + price.listedCents, 0)),
    discount: toAmount(coupon?.discountCents ?? 0),
    total: toAmount(cents),
    coupon: coupon?.code ?? null,
    tax: toAmount(taxCents),
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    country,
    countryAsked: isCountryUnset,
    ...(tax.waivedPercent !== undefined && { reverseCharge: true }),
    ...(isVatNumberAsked && { vatNumberAsked: true }),
    ...(countryPrice && { country_price: countryPrice }),
    ...toChargePart(charge),
  };
}

/**
 * The price of plans.
 * @param userId null for a guest
 * @throws AppError as `selectPlan`, 400 for an invalid coupon
 */
export async function quoteOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'env' | 'log'>,
  { userId, items, coupon, currency, country, vatNumber, network }: QuoteRequest & { userId: string | null },
): Promise<OrderQuote> {
  const { db, clock } = deps;
  await prepareVatCheck(deps, { userId, country, vatNumber });
  const at = clock.now();
  return inTransaction(db, async (tx) => {
    const buyerTax = await getBuyerTax(tx, { userId, selectedCountry: country, hasHomeFallback: true, vatNumber, at });
    const buyer = { userId, country: buyerTax.country, network };
    const { tax } = buyerTax;
    const listed = await priceItems(tx, items, { coupon, tax, buyer, at });
    if (userId !== null) await rejectSecondUse(tx, listed.coupon, userId);
    const price = await priceInBuyerCurrency(tx, listed, { purchase: { currency, coupon }, tax });
    return { ...toQuote(price, buyerTax), ...(await toSecondPrice(tx, price.lines, tax)) };
  });
}
