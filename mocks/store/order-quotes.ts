import type { OrderInput, OrderQuote, PricingTier } from '../../contract/generated/model.ts';
import { applyTax } from '../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { MockDb } from './db.ts';
import { priceForBuyer, toChargedQuote, toSecondPrice } from './second-currency.ts';
import { type BuyerTax, toVatFields } from './tax.ts';

/** The total of a selection, including tax. */
const toQuote = (
  {
    cents,
    coupon,
    countryPrice,
  }: {
    cents: number;
    coupon?: { code: string; discount: number } | undefined;
    countryPrice?: OrderQuote['country_price'];
  },
  { tax, country, isAsked, isNumberAsked }: BuyerTax,
): OrderQuote => {
  const paid = applyTax(cents, tax);
  const discount = coupon?.discount ?? 0;
  return {
    price: toAmount(cents + toCents(discount)),
    discount,
    coupon: coupon?.code ?? null,
    total: toAmount(paid.total),
    tax: toAmount(paid.tax),
    taxName: tax.name,
    taxPercent: tax.percent,
    taxIncluded: tax.included,
    country,
    countryAsked: isAsked,
    ...toVatFields({ tax, isNumberAsked }),
    ...(countryPrice && { country_price: countryPrice }),
  };
};

/** The answer with the price of a plan, in the currency that the buyer has chosen. */
export const quoteFor = (
  db: MockDb,
  input: Pick<OrderInput, 'currency' | 'coupon'>,
  choice: Parameters<typeof toQuote>[0] & { tier: PricingTier; quantity: number },
  buyer: BuyerTax,
) => {
  const { tier, quantity } = choice;
  const second = priceForBuyer(db, input, { tier, quantity, tax: buyer.tax });
  if (second && 'body' in second) return second;
  const quote = toChargedQuote(toQuote(choice, buyer), second);
  return { status: 200 as const, body: { ...quote, ...toSecondPrice(db, { tier, quantity, tax: buyer.tax }) } };
};
