import type { Cart, CartItem } from '@/api/generated/model.ts';

type Item = Pick<CartItem, 'plan_id' | 'quantity'>;

/** Identifies what a cart holds, for repeated purchases: the plans with their quantities, in any order. */
export const cartKey = (items: readonly Item[]): string =>
  items
    .map(({ plan_id, quantity }) => `${plan_id}×${quantity}`)
    .sort()
    .join(' ');

/** The plans that are ordered: those of items, and those of bundles that the account does not own. */
export const orderedPlans = ({ items, bundles }: Pick<Cart, 'items' | 'bundles'>) => [
  ...items.map(({ product_id, plan_id, quantity }) => ({ product_id, plan_id, quantity })),
  ...bundles.flatMap(({ parts }) =>
    parts
      .filter(({ owned }) => !owned)
      .map(({ product_id, plan_id }) => {
        return { product_id, plan_id, quantity: 1 };
      }),
  ),
];

interface PricedCart {
  readonly items: readonly Pick<CartItem, 'id' | 'quantity' | 'amount'>[];
  readonly bundles: readonly Pick<Cart['bundles'][number], 'bundle_id' | 'amount'>[];
}

/** What a cart costs while it is not quoted: it is priced anew when this changes. */
export const quoteKey = ({ items, bundles }: PricedCart): string =>
  [
    ...items.map(({ id, quantity, amount }) => `${id}×${quantity}=${amount}`),
    ...bundles.map(({ bundle_id, amount }) => `bundle ${bundle_id}=${amount}`),
  ].join(' ');

/** The id under which the latest purchase of a cart is remembered; products have ids from 1. */
export const CART_ID = 0;
/** The plan under which the latest purchase of any cart is remembered. */
export const ANY_CART = 'cart';
