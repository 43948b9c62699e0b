/**
 * A leading minus sorts descending
 */
export type OwnOrderSort = typeof OwnOrderSort[keyof typeof OwnOrderSort];


export const OwnOrderSort = {
  date: 'date',
  '-date': '-date',
  number: 'number',
  '-number': '-number',
  total: 'total',
  '-total': '-total',
} as const;
