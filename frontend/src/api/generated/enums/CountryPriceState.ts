/**
 * `applied`: `price` is that of the country; `unconfirmed`: nothing besides the billing country shows that the buyer is there,
 * so the regular price applies; `coupon`: the code gives more, and the two are not combined
 */
export type CountryPriceState = typeof CountryPriceState[keyof typeof CountryPriceState];


export const CountryPriceState = {
  applied: 'applied',
  unconfirmed: 'unconfirmed',
  coupon: 'coupon',
} as const;
