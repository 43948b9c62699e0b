/**
 * `valid` or `invalid` as VIES says; `malformed` when no number of the country looks like it; `unconfirmed` when its form is right and VIES was not asked or did not answer; `elsewhere` for countries outside of the European Union.
 */
export type VatCheckResult = typeof VatCheckResult[keyof typeof VatCheckResult];


export const VatCheckResult = {
  valid: 'valid',
  invalid: 'invalid',
  malformed: 'malformed',
  unconfirmed: 'unconfirmed',
  elsewhere: 'elsewhere',
} as const;
