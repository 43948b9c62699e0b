/** Steps of a visit that do not show in the URL; they are counted where visits are. */
export const visitEvents = new EventTarget();

/** A customer began to buy the product of this page. */
export const CHECKOUT = 'checkout';
