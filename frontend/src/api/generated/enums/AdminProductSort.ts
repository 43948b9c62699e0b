/**
 * A leading minus sorts descending
 */
export type AdminProductSort = typeof AdminProductSort[keyof typeof AdminProductSort];


export const AdminProductSort = {
  title: 'title',
  '-title': '-title',
  price: 'price',
  '-price': '-price',
  status: 'status',
  '-status': '-status',
  updated: 'updated',
  '-updated': '-updated',
} as const;
