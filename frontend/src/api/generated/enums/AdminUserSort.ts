/**
 * A leading minus sorts descending
 */
export type AdminUserSort = typeof AdminUserSort[keyof typeof AdminUserSort];


export const AdminUserSort = {
  joined: 'joined',
  '-joined': '-joined',
  name: 'name',
  '-name': '-name',
  email: 'email',
  '-email': '-email',
} as const;
