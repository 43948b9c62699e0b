/**
 * `low` is a tenth of all imported keys, at most 20. Whoever has all rights is told of `low` and of `empty` by bell and mail, once each until there are more
 */
export type LicenceStock = typeof LicenceStock[keyof typeof LicenceStock];


export const LicenceStock = {
  enough: 'enough',
  low: 'low',
  empty: 'empty',
} as const;
