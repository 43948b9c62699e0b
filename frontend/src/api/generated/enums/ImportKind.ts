/**
 * What a CSV file contains
 */
export type ImportKind = typeof ImportKind[keyof typeof ImportKind];


export const ImportKind = {
  products: 'products',
  customers: 'customers',
  orders: 'orders',
  subscribers: 'subscribers',
  translations: 'translations',
} as const;
