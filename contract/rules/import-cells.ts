// How the cells of an import file are read, whatever its rows are.
import { MIN_DAY } from './calendar.ts';
import { findCountryCode } from './country-codes.ts';
import { toAsciiDigits } from './digits.ts';
import { DAY } from './import-plans.ts';
import { toAsciiEmail } from './person-key.ts';

export interface RowProblem {
  readonly field: string;
  readonly message: string;
}

/** The cells of a row by column name; a missing column has an empty text. */
export type Cells = Readonly<Record<string, string>>;

export type Report = (field: string, message: string) => void;
export type RowResult<Row> = { row: Row } | { problems: RowProblem[] };

const EMAIL = /^[^\s@,;<>"]{1,64}@[^\s@,;<>"]+\.[^\s@,;<>".]{2,}$/;

export function collect<Row>(make: (report: Report) => Row): RowResult<Row> {
  const problems: RowProblem[] = [];
  const row = make((field, message) => problems.push({ field, message }));
  return problems.length > 0 ? { problems } : { row };
}

export function readText(cells: Cells, field: string, max: number, report: Report, isRequired = true): string {
  const value = (cells[field] ?? '').trim();
  if (value === '' && isRequired) report(field, 'Please fill in this field');
  if (value.length > max) report(field, `This text is too long: ${max} characters at most`);
  return value;
}

export function readEmail(cells: Cells, report: Report): string {
  const value = readText(cells, 'email', 254, report);
  if (value !== '' && !EMAIL.test(value)) report('email', 'Please enter a valid email address');
  return toAsciiEmail(value);
}

const EARLIEST = Date.parse(MIN_DAY);

/** There are figures for every day since the first one, so a mistyped year would create centuries of them. */
export function checkPast(field: string, { time, now, report }: { time: number; now: number; report: Report }): void {
  if (time > now) report(field, 'The date cannot be in the future');
  else if (time < EARLIEST) report(field, 'Please enter a date after 1999');
}

/** @param now milliseconds */
export function readMoment(cells: Cells, field: string, now: number, report: Report): string | null {
  const value = toAsciiDigits(cells[field] ?? '').trim();
  if (value === '') return null;
  const time = DAY.test(value) ? Date.parse(value.replace(' ', 'T')) : Number.NaN;
  if (Number.isNaN(time)) report(field, 'Please enter the date as 2024-05-31');
  else {
    checkPast(field, { time, now, report });
    return new Date(time).toISOString();
  }
  return null;
}

/** A name in one column, or in two. @param isRequired whether the row needs one */
export function readName(cells: Cells, report: Report, isRequired = true): string {
  const parts = [cells.firstName, cells.lastName].map((part) => (part ?? '').trim()).filter(Boolean);
  const fullName = (cells.name ?? '').trim() || parts.join(' ');
  const name = readText({ ...cells, name: fullName }, 'name', 100, report, isRequired);
  if (/[\p{Cc}\u2028\u2029]/u.test(name)) report('name', 'Please enter the name in one line');
  return name;
}

/** The code of a country; empty when unknown. */
export function readCountry(cells: Cells, report: Report): string {
  const country = findCountryCode(cells.country ?? '');
  if (country === undefined) report('country', 'Please enter the country as Bangladesh or BD');
  return country ?? '';
}
