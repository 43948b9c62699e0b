import { msg } from '../i18n/macros.ts';

/** Why a cart is not changed or ordered. */
export const CART_REFUSALS = {
  cartEmpty: msg`Your cart is empty.`,
  cartFull: msg`A cart holds at most 20 products. Remove one to add another.`,
  cartUnavailable: msg`Some products in your cart are no longer for sale. Remove them to continue.`,
  cartQuantity: (max: number) => msg`You can buy up to ${max} of this plan at a time.`,
};
