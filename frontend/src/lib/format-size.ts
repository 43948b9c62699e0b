import { locale } from '@/i18n/language.ts';

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });

/** A file size in steps of a thousand: 12_400_000 becomes '12.4 MB'. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.95 kB would be formatted as 1000 kB.
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${number.format(value)} ${UNITS[unit]}`;
}
