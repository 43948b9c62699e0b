/**
 * The file of a delivered release, or its bill of materials
 */
export type DeliveryPart = typeof DeliveryPart[keyof typeof DeliveryPart];


export const DeliveryPart = {
  file: 'file',
  sbom: 'sbom',
} as const;
