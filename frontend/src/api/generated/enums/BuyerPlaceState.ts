/**
 * `confirmed` if a second piece names the billing country, `contradicted` if none of those known does, `single` without a second one
 */
export type BuyerPlaceState = typeof BuyerPlaceState[keyof typeof BuyerPlaceState];


export const BuyerPlaceState = {
  confirmed: 'confirmed',
  contradicted: 'contradicted',
  single: 'single',
} as const;
