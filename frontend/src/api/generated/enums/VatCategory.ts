/**
 * How supplies are taxed: `standard` at a rate, `zero_rated` at a rate of 0% that has a name, `exported` from Bangladesh to a buyer abroad, `exempt` without any tax, `reverse_charge` where the buyer accounts for it, `not_registered` from a seller without a tax number.
 */
export type VatCategory = typeof VatCategory[keyof typeof VatCategory];


export const VatCategory = {
  standard: 'standard',
  zero_rated: 'zero_rated',
  exported: 'exported',
  exempt: 'exempt',
  reverse_charge: 'reverse_charge',
  not_registered: 'not_registered',
} as const;
