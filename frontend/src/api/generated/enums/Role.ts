export type Role = typeof Role[keyof typeof Role];


export const Role = {
  customer: 'customer',
  super_admin: 'super_admin',
} as const;
