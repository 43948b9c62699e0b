import { parse } from 'csv-parse/browser/esm/sync';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { invalidField } from '../../problems.ts';

const decode = (bytes: Uint8Array): string | undefined => {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const delimiterOf = (text: string): string => {
  const header = text.split(/\r?\n/, 1)[0] ?? '';
  const signs = [',', ';', '\t'];
  return signs.toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';
};

const rowsOf = (text: string): string[][] | undefined => {
  try {
    return parse(text, { delimiter: delimiterOf(text), relax_column_count: true, skip_empty_lines: true });
  } catch {
    return undefined;
  }
};

/** The cells of a file, the header first, or why it is none. */
export const readFile = (bytes: Uint8Array) => {
  const text = decode(bytes);
  if (text === undefined) return invalidField('file', REFUSALS.csvEncoding);
  if (text.includes('\0')) return invalidField('file', REFUSALS.csvNul);
  if (text.trim() === '') return invalidField('file', REFUSALS.emptyFile);
  return rowsOf(text) ?? invalidField('file', REFUSALS.csvBroken(text.split('\n').length));
};
