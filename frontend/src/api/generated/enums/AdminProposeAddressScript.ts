export type AdminProposeAddressScript = typeof AdminProposeAddressScript[keyof typeof AdminProposeAddressScript];


export const AdminProposeAddressScript = {
  latin: 'latin',
  title: 'title',
} as const;
