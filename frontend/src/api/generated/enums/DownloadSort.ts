/**
 * A leading minus sorts descending
 */
export type DownloadSort = typeof DownloadSort[keyof typeof DownloadSort];


export const DownloadSort = {
  date: 'date',
  '-date': '-date',
  name: 'name',
  '-name': '-name',
} as const;
