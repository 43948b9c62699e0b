/**
 * `person` is the exported account
 */
export type AccountMessageFrom = typeof AccountMessageFrom[keyof typeof AccountMessageFrom];


export const AccountMessageFrom = {
  person: 'person',
  studio: 'studio',
} as const;
