import { formatCount } from '@/lib/format.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as people read them, in steps of a thousand: 12_400_000 becomes '12.4 MB'. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.95 kB would be written as 1000 kB.
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`;
}

/** The ending of a name for the sheet that stands for the file: 'ZIP'; 'FILE' where there is none worth showing. */
export function fileKind(name: string): string {
  const ending = /\.([a-z0-9]{1,4})$/i.exec(name)?.[1];
  return ending?.toUpperCase() ?? 'FILE';
}

/** 'Downloaded 3,427 times'. */
export const timesText = (count: number): string => `Downloaded ${formatCount(count)} times`;
