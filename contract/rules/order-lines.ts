// Lines of an order: their prices, and what is refunded of each. Amounts are in hundredths of the shop's currency.

import { msg } from '../i18n/macros.ts';
import type { Message, Text } from '../i18n/message.ts';
import { calculateDiscount, type Discount } from './coupon-discount.ts';
import { allocate } from './invoice-lines.ts';
import { applyTax, type TaxTerms, toChargedPrice } from './invoices.ts';
import type { PlanRights } from './plan-rights.ts';

/** Items that a cart holds at most. */
export const MAX_CART_ITEMS = 20;
const MAX_QUANTITY = 99;

/** '+ 2 more' is written behind the name of the first product. */
const nameWithMore = (title: Text, more: number): Message => msg`${title} + ${more} more`;

/** The name of an order in lists, in English, as it is stored: its first product, with the number of further lines. */
export const toOrderName = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? first : nameWithMore(first, others.length).toString();

/** An order's name in another language: `translate` is given the name of its first product. */
export function translateOrderName(name: string, translate: (title: string) => string | undefined): Text | undefined {
  const [, title, more] = /^(.+) \+ (\d+) more$/s.exec(name) ?? [];
  if (title === undefined) return translate(name);
  return nameWithMore(translate(title) ?? title, Number(more));
}

interface SoldProduct {
  licence_keys: boolean;
  /** the owner has imported its keys */
  hasImportedKeys: boolean;
}

/** How many units of a plan one can buy: several where they are seats, or where each unit adds devices to the licence key. */
export const maxQuantity = (
  { licence_keys: hasKeys, hasImportedKeys }: SoldProduct,
  { activations, seats }: Pick<PlanRights, 'activations' | 'seats'>,
): number => (seats || (hasKeys && !hasImportedKeys && activations > 0) ? MAX_QUANTITY : 1);

/** Whether a plan is sold in as many units as an upgrade of another plan has, as seats if those are seats. */
export const isSoldInUnits = (
  product: SoldProduct,
  rights: Pick<PlanRights, 'activations' | 'seats'>,
  { quantity, isSeats }: { quantity: number; isSeats: boolean },
): boolean => quantity <= maxQuantity(product, rights) && (!isSeats || rights.seats === true);

export interface LineToPrice {
  productId: number;
  /** price of all units, with or without tax as the shop's prices are */
  listedCents: number;
  /** no coupon lowers its price, because the buyer chose it or it is that of a country */
  isCouponExcluded?: boolean;
}

export interface LinePrice {
  listedCents: number;
  discountCents: number;
  /** contained in `cents` */
  taxCents: number;
  /** to pay, tax included */
  cents: number;
}

export interface OrderPrice {
  lines: LinePrice[];
  discountCents: number;
  taxCents: number;
  cents: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * The price of lines. Discount and tax are computed once for all lines and divided among them by largest remainder, so that
 * the lines add up to the order, and an order with one line costs what the line alone costs.
 */
export function priceOrder(
  lines: readonly LineToPrice[],
  { coupon, tax }: { coupon: (Discount & { products: readonly number[] }) | null; tax: TaxTerms },
): OrderPrice {
  const listed = lines.map(({ listedCents }) => toChargedPrice(listedCents, tax));
  const isDiscounted = ({ productId, isCouponExcluded }: LineToPrice) =>
    coupon && !isCouponExcluded && (coupon.products.length === 0 || coupon.products.includes(productId));
  const discountable = lines.map((line, index) => (isDiscounted(line) ? (listed[index] ?? 0) : 0));
  const discountCents = coupon ? calculateDiscount(sum(discountable), coupon) : 0;
  const discounts = allocate(discountCents, discountable);
  const nets = listed.map((cents, index) => cents - (discounts[index] ?? 0));
  const taxed = applyTax(sum(nets), tax);
  const taxes = allocate(taxed.tax, nets);
  return {
    lines: nets.map((net, index) => {
      const taxCents = taxes[index] ?? 0;
      const cents = tax.included ? net : net + taxCents;
      return { listedCents: listed[index] ?? 0, discountCents: discounts[index] ?? 0, taxCents, cents };
    }),
    discountCents,
    taxCents: taxed.tax,
    cents: taxed.total,
  };
}

interface RefundOfLine {
  cents: number;
  /** null for a refund of the whole order */
  lineId: string | null;
}

/**
 * What is refunded of each line, in the order of `lines`. A refund of the whole order counts for the lines in proportion to
 * what is left of them.
 * @param refunds oldest first, without failed ones
 */
export function sumRefundsByLine(
  lines: readonly { id: string; cents: number }[],
  refunds: readonly RefundOfLine[],
): number[] {
  const refunded = lines.map(() => 0);
  for (const { cents, lineId } of refunds) {
    const left = lines.map((line, index) => line.cents - (refunded[index] ?? 0));
    const parts = left.map((amount, index) => (lineId === null || lines[index]?.id === lineId ? amount : 0));
    const shares = allocate(Math.min(cents, sum(parts)), parts);
    for (const [index, share] of shares.entries()) refunded[index] = (refunded[index] ?? 0) + share;
  }
  return refunded;
}
