import type { OrderCharge, OrderInput, OrderQuote, PricingTier } from '../../contract/generated/model.ts';
import type { TaxTerms } from '../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import type { LinePrice } from '../../contract/rules/order-lines.ts';
import { acceptsCurrency } from '../../contract/rules/provider-currencies.ts';
import {
  type Charge,
  findSecondRefusal,
  priceInSecond,
  type Rate,
  SECOND_CURRENCY_REFUSALS,
  toChargedAmount,
  toMicros,
  toOrderCharge,
} from '../../contract/rules/second-currency.ts';
import { invalidField } from '../problems.ts';
import type { MockDb } from './db.ts';
import type { StoredOrder } from './order-state.ts';

const toStoredRate = ({ base, rate, date }: { base: string; rate: number; date: string }): Rate => ({
  base,
  rateMicros: toMicros(rate) ?? 0,
  ratedOn: date,
});

/** What units of a plan cost in the second currency; undefined where they are not sold in it. */
const findSecond = (db: MockDb, { secondPrice }: PricingTier, quantity: number, tax: TaxTerms) => {
  const { secondCurrency } = db.state.paymentSettings;
  if (!secondPrice || secondCurrency?.currency !== secondPrice.currency) return undefined;
  const { currency } = secondCurrency;
  const rate = toStoredRate(secondCurrency);
  const priced = priceInSecond(toCents(secondPrice.price), { quantity, tax, currency, rate });
  return priced.book.cents > 0 ? priced : undefined;
};

type Input = Pick<OrderInput, 'currency' | 'coupon' | 'gift' | 'change' | 'onInvoice' | 'provider'>;

/** The price in the second currency if the buyer has chosen it, or why it is not sold in it; undefined in the shop's. */
export const priceForBuyer = (
  db: MockDb,
  input: Input,
  { tier, quantity, tax }: { tier: PricingTier; quantity: number; tax: TaxTerms },
): { charge: OrderCharge; book: LinePrice } | ReturnType<typeof invalidField> | undefined => {
  const { currency } = input;
  if (currency === undefined || currency === db.state.paymentSettings.currency) return undefined;
  const refusal = findSecondRefusal(input);
  if (refusal) return invalidField(refusal.field, refusal.message);
  const second = findSecond(db, tier, quantity, tax);
  if (second?.charge.currency !== currency) return invalidField('currency', SECOND_CURRENCY_REFUSALS.notSoldInCurrency);
  return { charge: toOrderCharge(second.charge), book: second.book };
};

/** Why it cannot be paid in the second currency this way. */
export const checkChargeProvider = (provider: OrderInput['provider'], charge: OrderCharge) => {
  if (provider === undefined) return invalidField('provider', SECOND_CURRENCY_REFUSALS.walletCurrency);
  return acceptsCurrency(provider, charge.currency)
    ? undefined
    : invalidField('provider', SECOND_CURRENCY_REFUSALS.providerCurrency);
};

/** A price as a quote has it in the second currency: its amounts are the value in the books then. */
export const toChargedQuote = (
  quote: OrderQuote,
  second: { charge: OrderCharge; book: LinePrice } | undefined,
): OrderQuote =>
  second
    ? {
        ...quote,
        price: toAmount(second.book.listedCents),
        total: toAmount(second.book.cents),
        tax: toAmount(second.book.taxCents),
        charge: second.charge,
      }
    : quote;

/** The second currency of a quote. */
export const toSecondPrice = (
  db: MockDb,
  { tier, quantity, tax }: { tier: PricingTier; quantity: number; tax: TaxTerms },
): Pick<OrderQuote, 'second_charge'> => {
  const charge = findSecond(db, tier, quantity, tax)?.charge;
  if (!charge) return {};
  return {
    second_charge: { currency: charge.currency as OrderCharge['currency'], total: toAmount(charge.totalCents) },
  };
};

/** The charge of an order in hundredths. */
export const toCharge = ({ currency, price, tax, total, base, rate, rate_date }: OrderCharge): Charge => ({
  currency,
  listedCents: toCents(price),
  taxCents: toCents(tax),
  totalCents: toCents(total),
  ...toStoredRate({ base, rate, date: rate_date }),
});

/** A refund in the currency of the order's charge; nothing without one. */
export const toChargedPart = (db: MockDb, order: StoredOrder, cents: number): { charged?: number } => {
  if (!order.charge) return {};
  const refunds = db.state.refunds.filter(({ orderId }) => orderId === order.id);
  return { charged: toChargedAmount(toAmount(cents), refunds, { total: order.amount, charge: order.charge }) };
};
