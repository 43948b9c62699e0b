const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A file size in steps of a thousand: 12_400_000 becomes '12.4 MB'. */
export function formatSize(bytes: number): string {
  let value = bytes;
  let unit = 0;
  // 999.95 kB would be formatted as 1000 kB.
  while (value >= 999.95 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const digits = unit === 0 ? 0 : 1;
  return `${value.toFixed(digits).replace(/\.0$/, '')} ${UNITS[unit]}`;
}
