import type { CartOrderInput, CartQuote, CartQuoteInput } from '../../contract/generated/model.ts';
import { BUNDLE_REFUSALS } from '../../contract/rules/bundles.ts';
import { CHOSEN_PRICE_REFUSALS, toCartCents } from '../../contract/rules/chosen-prices.ts';
import { isSoldLocally, priceOrderIn } from '../../contract/rules/country-orders.ts';
import { COUNTRY_PRICE_REFUSALS, findCountryLine } from '../../contract/rules/country-prices.ts';
import { toChargedPrice } from '../../contract/rules/invoices.ts';
import { toAmount } from '../../contract/rules/money.ts';
import type { LinePrice } from '../../contract/rules/order-lines.ts';
import { isPriceChosen } from '../../contract/rules/plan-price.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, type Problem, repeatedPurchase } from '../problems.ts';
import type { OpenedBundle } from './bundles.ts';
import { openCartBundles } from './cart-bundles.ts';
import { isFreeInSeats, type OpenedItem, openCart } from './carts.ts';
import { isCountryConfirmed, toLineCountryPrice } from './country-prices.ts';
import { checkRepeatedUse, findUsableCoupon, rejectFree, type StoredCoupon, toDiscount } from './coupons.ts';
import type { MockDb } from './db.ts';
import { checkGiftInput } from './gifts.ts';
import { insertOrder, type NewOrderLine } from './insert-order.ts';
import { checkOnInvoice } from './invoice-terms.ts';
import { checkPayment, checkTerms, isRepeated, orderDetail } from './order-placement.ts';
import { type BuyerTax, resolveTax, toVatFields } from './tax.ts';

interface PricedCart {
  lines: (NewOrderLine & { itemId: string | null })[];
  coupon: StoredCoupon | null;
  listedCents: number;
  discountCents: number;
  taxCents: number;
  cents: number;
  countryPrice: CartQuote['country_price'];
}

interface LineToPrice extends Pick<OpenedItem, 'entry' | 'plan' | 'file'> {
  itemId: string | null;
  quantity: number;
  cents: number;
  bundle?: { id: number; name: string };
}

const toItemLine = ({ item, entry, plan, file }: OpenedItem): LineToPrice => {
  const { id: itemId, quantity } = item;
  const unitCents = plan ? toCartCents(plan, item.chosenCents ?? null, new Date()) : 0;
  return { itemId, entry, plan, file, quantity, cents: unitCents * quantity };
};

/** What is ordered of a bundle: the plans that its owner does not have, each at its share. */
const toBundleLines = ({ bundle: { id, name }, parts }: OpenedBundle): LineToPrice[] =>
  parts
    .filter(({ owned }) => !owned)
    .map(({ entry, plan, file, share }) => {
      return { itemId: null, entry, plan, file, quantity: 1, cents: share, bundle: { id, name } };
    });

const toNewLine = ({ itemId, entry, plan, file, quantity, bundle }: LineToPrice, price: LinePrice | undefined) =>
  file && plan && price ? [{ itemId, product: entry.product, tier: plan, file, quantity, price, bundle }] : [];

/** Everything in a cart with a code and this tax, or why it cannot be bought. */
const priceCart = (
  db: MockDb,
  owner: string,
  rawCode: string | undefined,
  { tax, country }: Pick<BuyerTax, 'tax' | 'country'>,
  isGift = false,
): PricedCart | Problem<400> | Problem<409> => {
  const bundles = openCartBundles(db, owner, isGift);
  const items = openCart(db, owner);
  if (items.length + bundles.length === 0) return conflict(REFUSALS.cartEmpty);
  const isSold = items.every(({ file }) => file !== undefined) && bundles.every(({ isAvailable }) => isAvailable);
  if (!isSold) return conflict(REFUSALS.cartUnavailable);
  const owned = bundles.find(({ parts }) => parts.every((part) => part.owned));
  if (owned) return conflict(BUNDLE_REFUSALS.bundleOwned(owned.bundle.name));
  if (items.some(({ item, plan }) => plan && isFreeInSeats(plan, item)))
    return invalidField('seats', REFUSALS.seatsFree);
  const opened = [...items.map(toItemLine), ...bundles.flatMap(toBundleLines)];
  const toPrice = opened.map(({ entry, plan, bundle, cents }) => ({
    productId: entry.product.id,
    listedCents: cents,
    isCouponExcluded: plan !== undefined && isPriceChosen(plan) && !bundle,
  }));
  const productIds = toPrice.filter(({ isCouponExcluded }) => !isCouponExcluded).map(({ productId }) => productId);
  if (rawCode !== undefined && productIds.length === 0)
    return invalidField('coupon', CHOSEN_PRICE_REFUSALS.chosenPriceCoupon);
  const coupon = rawCode === undefined ? null : findUsableCoupon(db, rawCode, productIds);
  if (coupon && 'body' in coupon) return coupon;
  const discount = coupon && { ...toDiscount(coupon), products: coupon.products };
  const toLocal = ({ plan, bundle, quantity, cents }: LineToPrice) =>
    plan && !bundle ? findCountryLine({ plan, quantity, cents }, country) : undefined;
  const localLines = toPrice.map((line, index) => ({ ...line, local: opened[index] && toLocal(opened[index]) }));
  const isConfirmed = isCountryConfirmed(db, country);
  const { lines: prices, state, ...sums } = priceOrderIn(localLines, { coupon: discount, tax, isConfirmed });
  if (coupon && sums.discountCents === 0)
    return state === 'applied' ? invalidField('coupon', COUNTRY_PRICE_REFUSALS.countryPriceCoupon) : rejectFree();
  const toRegular = ({ listedCents }: { listedCents: number }) => toChargedPrice(listedCents, tax);
  const lines = opened.flatMap((line, index) =>
    toNewLine(line, prices[index]).map((created) => {
      const { local, listedCents = 0 } = localLines[index] ?? {};
      const countryPrice = isSoldLocally(state, local)
        ? toLineCountryPrice(local, toRegular({ listedCents }))
        : undefined;
      return { ...created, countryPrice };
    }),
  );
  const regular_price = toAmount(toPrice.reduce((sum, line) => sum + toRegular(line), 0));
  return {
    ...sums,
    lines,
    coupon,
    listedCents: prices.reduce((sum, { listedCents }) => sum + listedCents, 0),
    countryPrice: state === null ? undefined : { state, country, regular_price },
  };
};

const toLineQuote = (lines: readonly Pick<NewOrderLine, 'price'>[]) => {
  const sumOf = (key: keyof LinePrice) => toAmount(lines.reduce((sum, { price }) => sum + price[key], 0));
  return { price: sumOf('listedCents'), discount: sumOf('discountCents'), amount: sumOf('cents') };
};

/** @param userId null for a visitor */
export const quoteCart = (
  db: MockDb,
  { owner, userId }: { owner: string; userId: string | null },
  { coupon: rawCode, country: selected, vat_number: vatNumber, is_gift: isGift }: CartQuoteInput,
): { status: 200; body: CartQuote } | Problem<400> | Problem<409> => {
  const { tax, country, isAsked, isNumberAsked } = resolveTax(db, userId, selected, true, vatNumber);
  const cart = priceCart(db, owner, rawCode, { tax, country }, isGift);
  if ('body' in cart) return cart;
  const couponRefusal = userId === null ? undefined : checkRepeatedUse(db, { couponId: cart.coupon?.id }, userId);
  if (couponRefusal) return couponRefusal;
  return {
    status: 200,
    body: {
      lines: cart.lines.flatMap((line) =>
        line.itemId === null ? [] : [{ item_id: line.itemId, ...toLineQuote([line]) }],
      ),
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
      ...(cart.countryPrice && { country_price: cart.countryPrice }),
      bundles: [...Map.groupBy(cart.lines, ({ bundle }) => bundle?.id)].flatMap(([bundle_id, parts]) =>
        bundle_id === undefined ? [] : [{ bundle_id, ...toLineQuote(parts) }],
      ),
    },
  };
};

/** Whether anything in a cart has to be paid, so that a guest has to choose how; or why it cannot be bought. */
export const isCartPriced = (
  db: MockDb,
  owner: string,
  { coupon, country }: Pick<CartOrderInput, 'coupon' | 'country'>,
) => {
  const cart = priceCart(db, owner, coupon, resolveTax(db, null, country, false));
  return 'body' in cart ? cart : cart.cents > 0;
};

/** Turns a cart into an order of this user, and empties it. */
export const orderCart = (db: MockDb, { owner, userId }: { owner: string; userId: string }, input: CartOrderInput) => {
  const { provider } = input;
  const { tax, country, isTaxed } = resolveTax(db, userId, input.country, false);
  const cart = priceCart(db, owner, input.coupon, { tax, country }, input.gift !== undefined);
  if ('body' in cart) return cart;
  const { lines, coupon, cents } = cart;
  const termsRefusal = checkTerms(input, { cents, country, isTaxed });
  if (termsRefusal) return termsRefusal;
  if (provider && cents === 0) return invalidField('provider', REFUSALS.planIsFree);
  const isSeats = lines.some(({ tier, quantity }) => tier.rights?.seats && quantity > 1);
  const findGiftStatusProblem = checkGiftInput(db, input, cents, isSeats);
  if (findGiftStatusProblem) return findGiftStatusProblem;
  const invoiceRefusal = checkOnInvoice(db, input, cents);
  if (invoiceRefusal) return invoiceRefusal;
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
    gift: input.gift,
    purchaseOrder: input.purchaseOrder,
    onInvoice: input.onInvoice,
  });
  delete db.state.carts[owner];
  delete db.state.cartBundles[owner];
  return { status: 201 as const, body: orderDetail(db, order) };
};
