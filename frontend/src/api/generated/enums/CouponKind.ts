/**
 * `percent` of the price, or a fixed `amount`
 */
export type CouponKind = typeof CouponKind[keyof typeof CouponKind];


export const CouponKind = {
  percent: 'percent',
  amount: 'amount',
} as const;
