/**
 * `super_admin` opens the administration, within the account's rights
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  customer: 'customer',
  super_admin: 'super_admin',
} as const;
