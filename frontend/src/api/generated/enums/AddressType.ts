/**
 * Label of a saved address
 */
export type AddressType = typeof AddressType[keyof typeof AddressType];


export const AddressType = {
  home: 'home',
  office: 'office',
} as const;
