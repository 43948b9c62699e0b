import type { CartItem } from '@/api/generated/model.ts';

type Item = Pick<CartItem, 'plan_id' | 'quantity'>;

/** Identifies what a cart holds, for repeated purchases: the plans with their quantities, in any order. */
export const cartKey = (items: readonly Item[]): string =>
  items
    .map(({ plan_id, quantity }) => `${plan_id}×${quantity}`)
    .sort()
    .join(' ');

/** What a cart costs while it is not quoted: it is priced anew when this changes. */
export const pricedKey = (items: readonly (Item & Pick<CartItem, 'id' | 'amount'>)[]): string =>
  items.map(({ id, quantity, amount }) => `${id}×${quantity}=${amount}`).join(' ');

/** The id under which the latest purchase of a cart is remembered; products have ids from 1. */
export const CART_ID = 0;
/** The plan under which the latest purchase of any cart is remembered. */
export const ANY_CART = 'cart';
