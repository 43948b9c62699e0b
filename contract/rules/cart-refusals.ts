import { msg } from '../i18n/macros.ts';

/** Why a cart is not changed or ordered. */
export const CART_REFUSALS = {
  cartEmpty: msg`Your cart is empty.`,
  cartFull: msg`A cart holds at most 20 products. Remove one to add another.`,
  cartUnavailable: msg`One product in your cart is no longer for sale. Remove it to continue.`,
  cartQuantity: (max: number) => msg`At most ${max} of this plan at once.`,
};
