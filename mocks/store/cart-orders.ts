import type { CartOrderInput, CartQuote, CartQuoteInput } from '../../contract/generated/model.ts';
import { toCurrentCents } from '../../contract/rules/launch-price.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { type LinePrice, priceOrder } from '../../contract/rules/order-lines.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, type Problem, repeatedPurchase } from '../problems.ts';
import { type OpenedItem, openCart } from './carts.ts';
import { checkRepeatedUse, findUsableCoupon, rejectFree, type StoredCoupon, toDiscount } from './coupons.ts';
import type { MockDb } from './db.ts';
import { insertOrder, type NewOrderLine } from './insert-order.ts';
import { checkPayment, checkTerms, isRepeated, orderDetail } from './order-placement.ts';
import { type BuyerTax, resolveTax, toVatFields } from './tax.ts';

interface PricedCart {
  lines: (NewOrderLine & { itemId: string })[];
  coupon: StoredCoupon | null;
  listedCents: number;
  discountCents: number;
  taxCents: number;
  cents: number;
}

const toNewLine = ({ item, entry, plan, file }: OpenedItem, price: LinePrice | undefined) =>
  file && plan && price
    ? [{ itemId: item.id, product: entry.product, tier: plan, file, quantity: item.quantity, price }]
    : [];

/** Everything in a cart with a code and this tax, or why it cannot be bought. */
const priceCart = (
  db: MockDb,
  owner: string,
  rawCode: string | undefined,
  tax: BuyerTax['tax'],
): PricedCart | Problem<400> | Problem<409> => {
  const items = openCart(db, owner);
  if (items.length === 0) return conflict(REFUSALS.cartEmpty);
  if (items.some(({ file }) => file === undefined)) return conflict(REFUSALS.cartUnavailable);
  const at = new Date();
  const toPrice = items.map(({ item, plan }) => ({
    productId: item.productId,
    listedCents: plan ? toCurrentCents(plan, at) * item.quantity : 0,
  }));
  const productIds = toPrice.map(({ productId }) => productId);
  const coupon = rawCode === undefined ? null : findUsableCoupon(db, rawCode, productIds);
  if (coupon && 'body' in coupon) return coupon;
  const discount = coupon && { ...toDiscount(coupon), products: coupon.products };
  const { lines: prices, ...sums } = priceOrder(toPrice, { coupon: discount, tax });
  if (coupon && sums.discountCents === 0) return rejectFree();
  const lines = items.flatMap((opened, index) => toNewLine(opened, prices[index]));
  return { ...sums, lines, coupon, listedCents: prices.reduce((sum, { listedCents }) => sum + listedCents, 0) };
};

/** @param userId null for a visitor */
export const quoteCart = (
  db: MockDb,
  { owner, userId }: { owner: string; userId: string | null },
  { coupon: rawCode, country: selected, vat_number: vatNumber }: CartQuoteInput,
): { status: 200; body: CartQuote } | Problem<400> | Problem<409> => {
  const { tax, country, isAsked, isNumberAsked } = resolveTax(db, userId, selected, true, vatNumber);
  const cart = priceCart(db, owner, rawCode, tax);
  if ('body' in cart) return cart;
  const couponRefusal = userId === null ? undefined : checkRepeatedUse(db, { couponId: cart.coupon?.id }, userId);
  if (couponRefusal) return couponRefusal;
  return {
    status: 200,
    body: {
      lines: cart.lines.map(({ itemId, price }) => ({
        item_id: itemId,
        price: toAmount(price.listedCents),
        discount: toAmount(price.discountCents),
        amount: toAmount(price.cents),
      })),
      price: toAmount(cart.listedCents),
      discount: toAmount(cart.discountCents),
      total: toAmount(cart.cents),
      coupon: cart.coupon?.code ?? null,
      tax: toAmount(cart.taxCents),
      taxName: tax.name,
      taxPercent: tax.percent,
      taxIncluded: tax.included,
      country,
      countryAsked: isAsked,
      ...toVatFields({ tax, isNumberAsked }),
    },
  };
};

/** Whether anything in a cart has to be paid, so that a guest has to choose how; or why it cannot be bought. */
export const isCartPriced = (
  db: MockDb,
  owner: string,
  { coupon, country }: Pick<CartOrderInput, 'coupon' | 'country'>,
) => {
  const cart = priceCart(db, owner, coupon, resolveTax(db, null, country, false).tax);
  return 'body' in cart ? cart : cart.cents > 0;
};

/** Turns a cart into an order of this user, and empties it. */
export const orderCart = (db: MockDb, { owner, userId }: { owner: string; userId: string }, input: CartOrderInput) => {
  const { provider } = input;
  const { tax, country, isTaxed } = resolveTax(db, userId, input.country, false);
  const cart = priceCart(db, owner, input.coupon, tax);
  if ('body' in cart) return cart;
  const { lines, coupon, cents } = cart;
  const termsRefusal = checkTerms(input, { cents, country, isTaxed });
  if (termsRefusal) return termsRefusal;
  if (provider && cents === 0) return invalidField('provider', REFUSALS.planIsFree);
  const couponId = coupon?.id;
  const couponRefusal = checkRepeatedUse(db, { couponId }, userId);
  if (couponRefusal) return couponRefusal;
  const planIds = lines.map(({ tier }) => tier.id);
  if (isRepeated(db, userId, { ...(input.again ? { again: true } : {}) }, planIds)) return repeatedPurchase();
  const paymentRefusal = checkPayment(db, userId, provider, cents);
  if (paymentRefusal) return paymentRefusal;
  const order = insertOrder(db, {
    userId,
    lines,
    provider,
    coupon: coupon ? { code: coupon.code, discount: toAmount(cart.discountCents) } : undefined,
    couponId,
    country,
    tax,
    consent: input.withdrawal_consent,
  });
  delete db.state.carts[owner];
  return { status: 201 as const, body: orderDetail(db, order) };
};
