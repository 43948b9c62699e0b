/**
 * A leading minus sorts descending
 */
export type AdminOrderSort = typeof AdminOrderSort[keyof typeof AdminOrderSort];


export const AdminOrderSort = {
  number: 'number',
  '-number': '-number',
  customer: 'customer',
  '-customer': '-customer',
  date: 'date',
  '-date': '-date',
  status: 'status',
  '-status': '-status',
  total: 'total',
  '-total': '-total',
} as const;
