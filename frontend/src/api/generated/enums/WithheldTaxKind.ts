/**
 * `vds` is VAT deducted at source, `tds` income tax deducted at source, as organisations in Bangladesh do
 */
export type WithheldTaxKind = typeof WithheldTaxKind[keyof typeof WithheldTaxKind];


export const WithheldTaxKind = {
  vds: 'vds',
  tds: 'tds',
} as const;
