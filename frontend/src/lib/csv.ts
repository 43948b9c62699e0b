/** What a spreadsheet takes for the start of a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180, every line ended by CRLF). Texts that a spreadsheet would run as a formula get an apostrophe;
 * numbers stay numbers, also negative ones.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(field).join(',')}\r\n`).join('');
}
