import type { OrderCharge, OrderDetail, OrderInput, PricingTier, Product } from '../../contract/generated/model.ts';
import { needsWithdrawalConsent } from '../../contract/rules/eea.ts';
import { splitTax, type TaxTerms } from '../../contract/rules/invoices.ts';
import { toAmount, toCents } from '../../contract/rules/money.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { insufficientFunds, invalidField, priceChanged, repeatedPurchase } from '../problems.ts';
import { chooseOffer } from './chosen-offer.ts';
import { toContractWithdrawal } from './contract-withdrawals.ts';
import { checkRepeatedUse } from './coupons.ts';
import { findCustomer, isSamePerson } from './customers.ts';
import type { MockDb } from './db.ts';
import { rightsOfUnits } from './entitlements.ts';
import { checkGiftInput, toGiftParts } from './gifts.ts';
import { insertOrder, setPurchaseOrder } from './insert-order.ts';
import { checkOnInvoice } from './invoice-terms.ts';
import { firstDownloadId, toOrderLines } from './order-lines.ts';
import type { StoredOrder } from './order-state.ts';
import { toPaidBy } from './paid-by.ts';
import { chargeRefusal, toPayment } from './payments.ts';
import { priceForChange } from './plan-offers.ts';
import { toOwnRefundRequest } from './refund-requests.ts';
import { toOwnRefunds } from './refunds.ts';
import { checkChargeProvider, priceForBuyer } from './second-currency.ts';
import { type BuyerTax, resolveTax } from './tax.ts';

/** As its customer sees it. */
export const orderDetail = (db: MockDb, stored: StoredOrder): OrderDetail => {
  const { userId: _owner, couponId: _coupon, terms: _terms, consent: _consent, movedKey: _key, ...order } = stored;
  const payment = db.state.payments.find(({ pays }) => pays?.orderId === order.id);
  const detail = {
    ...order,
    lines: toOrderLines(db, stored),
    download_id: firstDownloadId(stored),
    refunds: toOwnRefunds(db, order.id),
    paid_by: toPaidBy(db, stored),
    withdrawal: toContractWithdrawal(db, stored),
    ...toOwnRefundRequest(db, order.id),
    ...toGiftParts(db, stored),
  };
  return payment ? { ...detail, payment: toPayment(db, payment) } : detail;
};

/** The same purchase, started earlier and still unpaid. */
const findUnfinishedOrder = (
  db: MockDb,
  userId: string,
  { provider, change, seats, currency }: OrderInput,
  requested: {
    product: { id: number };
    tier: { id: string };
    couponId?: string | undefined;
    cents: number;
    quantity: number;
    country: string;
    tax: TaxTerms;
  },
): StoredOrder | undefined => {
  const { product, tier, couponId, cents, quantity, country, tax } = requested;
  const unfinished = db.state.payments.find(
    (candidate) =>
      candidate.userId === userId &&
      candidate.pays &&
      candidate.provider === provider &&
      candidate.status === 'pending' &&
      !candidate.hold,
  );
  return db.state.orders.find(
    ({ id, ...candidate }) =>
      id === unfinished?.pays?.orderId &&
      !(id in db.state.gifts) &&
      candidate.dueOn === undefined &&
      candidate.lines.length === 1 &&
      candidate.lines[0]?.plan_id === tier.id &&
      candidate.lines[0].quantity === quantity &&
      candidate.lines[0].seats === (seats !== undefined && !change ? true : undefined) &&
      candidate.product_id === product.id &&
      candidate.amount === toAmount(cents) &&
      candidate.charge?.currency === (currency === db.state.paymentSettings.currency ? undefined : currency) &&
      candidate.change === change?.kind &&
      unfinished?.pays?.change?.downloadId === change?.download_id &&
      candidate.couponId === couponId &&
      candidate.terms?.buyer.country === country &&
      candidate.terms.taxPercent === tax.percent &&
      candidate.terms.taxIncluded === tax.included,
  );
};

/** For this long after a purchase the same one requires a confirmation. */
const REPEAT_WINDOW_MS = 10 * 60 * 1000;

/**
 * Whether the same customer has just bought one of these plans: with an account, or as a guest of the same name and
 * normalised email.
 */
export const isRepeated = (
  db: MockDb,
  userId: string,
  { change, again }: Pick<OrderInput, 'change' | 'again'>,
  planIds: readonly string[],
): boolean => {
  const nameOf = (id: string) => findCustomer(db, id)?.name.toLowerCase();
  const isBuyer = (id: string) => id === userId || (isSamePerson(db, id, userId) && nameOf(id) === nameOf(userId));
  const isBought = ({ id, status }: StoredOrder) =>
    status === 'completed' ||
    status === 'processing' ||
    (status === 'pending' && db.state.payments.some(({ pays, hold }) => pays?.orderId === id && hold !== null));
  return (
    !again &&
    db.state.orders.some(
      (order) =>
        order.lines.some(({ plan_id }) => plan_id !== null && planIds.includes(plan_id)) &&
        order.change === change?.kind &&
        Date.now() - Date.parse(order.history.at(-1)?.created_at ?? order.created_at) < REPEAT_WINDOW_MS &&
        isBought(order) &&
        isBuyer(order.userId),
    )
  );
};

/** The plan that an order renews or upgrades; undefined for one with a plan of its own. */
const toPlanChange = (
  { change }: OrderInput,
  plan: PricingTier,
  { cents, quantity }: { cents: number; quantity: number },
) =>
  change && {
    downloadId: change.download_id,
    kind: change.kind,
    planId: plan.id,
    tier: plan.name,
    rights: rightsOfUnits(plan, quantity),
    cents,
  };

/** Why nothing is sold on the terms that the buyer has seen; undefined when it is. */
export const checkTerms = (
  input: Pick<OrderInput, 'total' | 'withdrawal_consent'>,
  { cents, country, isTaxed }: { cents: number } & Pick<BuyerTax, 'country' | 'isTaxed'>,
) => {
  if (isTaxed && country === '' && cents > 0) return invalidField('country', REFUSALS.countryNeeded);
  if (input.withdrawal_consent === undefined && needsWithdrawalConsent(country, cents))
    return invalidField('withdrawal_consent', REFUSALS.withdrawalConsentNeeded);
  return input.total !== undefined && toCents(input.total) !== cents ? priceChanged() : undefined;
};

/** The price of a selection for this customer, as charged and as booked, including tax, and the credit for the current plan. */
const resolvePrice = (
  db: MockDb,
  userId: string,
  input: OrderInput,
  { product, tier, cents }: { product: Product; tier: PricingTier; cents: number },
) => {
  const { tax, country, isTaxed } = resolveTax(db, userId, input.country, false);
  const price = priceForChange(db, userId, input, { productId: product.id, tier, cents, tax });
  if ('body' in price) return price;
  const second = priceForBuyer(db, input, { tier, quantity: price.quantity, tax });
  if (second && 'body' in second) return second;
  const paidCents = second ? toCents(second.charge.total) : price.cents;
  const refusal =
    checkTerms(input, { cents: paidCents, country, isTaxed }) ??
    (second && checkChargeProvider(input.provider, second.charge));
  if (refusal) return refusal;
  const { charge, book } = second ?? {};
  return { ...price, cents: book?.cents ?? price.cents, charge, book, tax, country };
};

/** Why the wallet or the provider cannot pay an amount; undefined when it can. */
export const checkPayment = (
  db: MockDb,
  userId: string,
  provider: OrderInput['provider'],
  cents: number,
  charge?: OrderCharge,
) => {
  const paidCents = charge ? toCents(charge.total) : cents;
  const reason = provider && chargeRefusal(db, provider, paidCents, charge?.currency);
  if (reason) return invalidField('provider', reason);
  return !provider && cents > db.balanceCents(userId) ? insufficientFunds() : undefined;
};

/**
 * With the wallet, order, transaction, download and notification are one step. A provider's order is pending; an
 * identical unpaid one is answered again.
 */
export const placeOrder = (db: MockDb, userId: string, input: OrderInput) => {
  const { provider } = input;
  const choice = chooseOffer(db, input, resolveTax(db, userId, input.country, false));
  if ('body' in choice) return choice;
  const { product, tier, file, coupon, couponId } = choice;
  const lineRule = 'lineRule' in choice ? choice.lineRule : undefined;
  const price = resolvePrice(db, userId, input, choice);
  if ('body' in price) return price;
  const { cents, charge } = price;
  if (provider && cents === 0) return invalidField('provider', REFUSALS.planIsFree);
  const findGiftStatusProblem = checkGiftInput(db, input, cents, input.seats !== undefined);
  if (findGiftStatusProblem) return findGiftStatusProblem;
  const invoiceRefusal = checkOnInvoice(db, input, cents);
  if (invoiceRefusal) return invoiceRefusal;
  const existing =
    input.gift || input.onInvoice ? undefined : findUnfinishedOrder(db, userId, input, { ...choice, ...price });
  if (existing) {
    setPurchaseOrder(existing, input.purchaseOrder);
    return { status: 201 as const, body: orderDetail(db, existing) };
  }
  const couponRefusal = checkRepeatedUse(db, choice, userId);
  if (couponRefusal) return couponRefusal;
  if (isRepeated(db, userId, input, [tier.id])) return repeatedPurchase();
  const refusal = checkPayment(db, userId, provider, cents, charge);
  if (refusal) return refusal;
  const discountCents = toCents(coupon?.discount ?? 0);
  const taxCents = splitTax(cents, price.tax.percent).tax;
  const listedCents = input.change ? cents : choice.cents + discountCents;
  const linePrice = price.book ?? { listedCents, discountCents, taxCents, cents };
  const order = insertOrder(db, {
    userId,
    lines: [
      {
        product,
        tier,
        file,
        quantity: price.quantity,
        price: linePrice,
        seats: input.seats !== undefined,
        countryPrice: lineRule,
      },
    ],
    provider,
    coupon,
    couponId,
    country: price.country,
    tax: price.tax,
    consent: input.withdrawal_consent,
    gift: input.gift,
    purchaseOrder: input.purchaseOrder,
    onInvoice: input.onInvoice,
    charge,
    change: toPlanChange(input, tier, { cents: cents + price.counted, quantity: price.keyUnits }),
  });
  return { status: 201 as const, body: orderDetail(db, order) };
};
