/**
 * The contract's `format: money`: at most two decimals. `multipleOf: 0.01` cannot say this, because binary fractions
 * make it refuse 19.99; a ten-thousandth of a cent is far below any real third decimal.
 */
export const moneyFormat = {
  type: 'number',
  validate: (value: number): boolean =>
    Number.isFinite(value) && Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
} as const;
