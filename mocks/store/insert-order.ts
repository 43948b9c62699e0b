import type {
  Download,
  GiftInput,
  LineCountryPrice,
  OrderCharge,
  PricingTier,
  Product,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { giftPaidText } from '../../contract/rules/gifts.ts';
import { toDueDay } from '../../contract/rules/invoice-drafts.ts';
import { toAmount } from '../../contract/rules/money.ts';
import { type LinePrice, toOrderName } from '../../contract/rules/order-lines.ts';
import { grantedRights } from '../../contract/rules/plan-terms.ts';
import { toPurchaseOrder } from '../../contract/rules/purchase-orders.ts';
import { countKeyUnits, toLineRights } from '../../contract/rules/seats.ts';
import { storeReferral, updateCommission } from './affiliates.ts';
import type { AppliedCoupon } from './coupons.ts';
import type { MockDb } from './db.ts';
import { createEntitlement } from './entitlements.ts';
import { deliverPurchase, storeGift } from './gifts.ts';
import { issueInvoice } from './invoices.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { StoredOrder, StoredPayment } from './order-state.ts';
import { createPayment } from './payments.ts';
import { applyChange } from './plan-changes.ts';
import type { StoredPlanChange } from './plan-state.ts';
import type { ReleaseFile } from './releases.ts';
import type { Owned } from './state.ts';
import { type BuyerTax, createOrderTerms } from './tax.ts';

export interface NewOrderLine {
  product: Product;
  tier: PricingTier;
  file: ReleaseFile;
  quantity: number;
  price: LinePrice;
  bundle?: { id: number; name: string } | undefined;
  /** its units are for people whom the buyer invites, also if there is only one */
  seats?: boolean | undefined;
  countryPrice?: LineCountryPrice | undefined;
}

export interface NewOrder extends Pick<AppliedCoupon, 'coupon' | 'couponId'>, Pick<BuyerTax, 'country' | 'tax'> {
  userId: string;
  lines: readonly NewOrderLine[];
  /** the wallet pays without one */
  provider: StoredPayment['provider'] | undefined;
  /** wording of the consent to immediate delivery */
  consent: number | undefined;
  change?: Omit<StoredPlanChange, 'orderId' | 'ended' | 'at'> | undefined;
  gift?: GiftInput | undefined;
  purchaseOrder?: string | undefined;
  onInvoice?: boolean | undefined;
  charge?: OrderCharge | undefined;
}

const isSeats = ({ tier, quantity, seats = false }: NewOrderLine): boolean =>
  toLineRights(grantedRights(tier), { quantity, wantsSeats: seats }).seats === true;

const toDownload = (userId: string, line: NewOrderLine, created_at: string): Owned<Download> => ({
  userId,
  id: crypto.randomUUID(),
  file_name: line.file.name,
  download_count: 0,
  created_at,
  size_bytes: line.file.size_bytes,
  product_name: line.product.title,
  version: line.product.version,
  rights: createEntitlement(line.tier, created_at, countKeyUnits(line.quantity, { seats: isSeats(line) })),
  missed: null,
  ...(line.product.downloadLimit === undefined ? {} : { downloads_left: line.product.downloadLimit }),
});

const toStoredLine = (line: NewOrderLine, id: string, isChange: boolean): StoredOrderLine => ({
  id,
  product_id: line.product.id,
  product_name: line.product.title,
  tier: line.tier.name,
  plan_id: line.tier.id,
  quantity: line.quantity,
  price: toAmount(line.price.listedCents),
  discount: toAmount(line.price.discountCents),
  amount: toAmount(line.price.cents),
  taxCents: line.price.taxCents,
  download_id: null,
  ...(line.bundle ? { bundle: line.bundle } : {}),
  ...(!isChange && isSeats(line) ? { seats: true } : {}),
  ...(line.countryPrice ? { country_price: line.countryPrice } : {}),
});

/** The latest number counts; without one, that of an unpaid order stays. */
export const setPurchaseOrder = (order: StoredOrder, typed: string | undefined): void => {
  const purchaseOrder = toPurchaseOrder(typed);
  if (purchaseOrder) order.purchaseOrder = purchaseOrder;
};

const toStoredOrder = (db: MockDb, input: NewOrder, created_at: string): StoredOrder => {
  const { userId, lines, coupon, couponId, consent, change } = input;
  const id = crypto.randomUUID();
  const storedLines = lines.map((line, at) =>
    toStoredLine(line, at === 0 ? id : crypto.randomUUID(), change !== undefined),
  );
  // An order with several lines has no plan of its own.
  const only = storedLines.length === 1 ? storedLines[0] : undefined;
  const purchaseOrder = toPurchaseOrder(input.purchaseOrder);
  const status = input.provider ? ('pending' as const) : ('completed' as const);
  return {
    userId,
    id,
    number: Math.max(10_000, ...db.state.orders.map((order) => order.number)) + 1,
    product_name: toOrderName(lines.map(({ product }) => product.title)),
    amount: toAmount(lines.reduce((sum, { price }) => sum + price.cents, 0)),
    ...(coupon ? { coupon, couponId } : {}),
    terms: createOrderTerms(db, userId, input),
    ...(consent === undefined ? {} : { consent: { wording: consent, at: created_at } }),
    ...(change ? { change: change.kind } : {}),
    ...(input.charge ? { charge: input.charge } : {}),
    ...(purchaseOrder ? { purchaseOrder } : {}),
    status,
    created_at,
    product_id: storedLines[0]?.product_id ?? null,
    tier: only?.tier ?? null,
    plan_id: only?.plan_id ?? null,
    lines: storedLines,
    history: [{ status, created_at }],
  };
};

/**
 * Creates an order: with a provider a pending one and its payment, otherwise transaction, files, notification and invoice
 * in one step.
 */
export const insertOrder = (db: MockDb, input: NewOrder): StoredOrder => {
  const { userId, lines, provider, gift } = input;
  const created_at = new Date().toISOString();
  const order = toStoredOrder(db, input, created_at);
  const { id: orderId, number } = order;
  const cents = lines.reduce((sum, { price }) => sum + price.cents, 0);
  const files = lines.map((line) => toDownload(userId, line, created_at));
  const change = input.change && { ...input.change, orderId };
  db.state.orders.push(order);
  storeReferral(db, order);
  if (gift) storeGift(db, orderId, gift);
  const [download, ...otherDownloads] = files;
  if (provider && download) {
    const promised = { orderId, download, ...(otherDownloads.length > 0 ? { otherDownloads } : {}) };
    const { code } = createPayment(db, userId, provider, cents, {
      pays: { ...promised, ...(change ? { change } : {}) },
      charge: input.charge,
    });
    const { invoice, manualInstructions } = db.state.paymentSettings;
    if (input.onInvoice && invoice) {
      order.dueOn = toDueDay(new Date(), invoice.days, db.state.mailSettings.time_zone);
      issueInvoice(db, order, { note: `${manualInstructions}\n${code}` });
    }
    return order;
  }
  if (cents > 0) db.postEntry({ userId, type: 'purchase', cents: -cents, reference: `Order #${number}` });
  if (change) {
    for (const line of order.lines) line.download_id = change.downloadId;
    applyChange(db, { ...change, at: new Date(created_at) });
  } else deliverPurchase(db, order, files);
  const text = gift
    ? giftPaidText(order.product_name, gift.recipient_name)
    : msg`${order.product_name} is ready to download.`;
  const href = `/dashboard/orders?order=${orderId}`;
  db.notify(userId, { kind: 'order', title: msg`Order #${number} completed`, text, href });
  updateCommission(db, order);
  issueInvoice(db, order);
  return order;
};
