/**
 * `low` is at most a tenth of all imported keys and at most 20. Owners are notified in the app and by email once for `low` and once for `empty`, until keys are added.
 */
export type LicenceStock = typeof LicenceStock[keyof typeof LicenceStock];


export const LicenceStock = {
  enough: 'enough',
  low: 'low',
  empty: 'empty',
} as const;
