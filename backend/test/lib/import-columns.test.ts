import { expect, it } from 'vitest';
import '../../src/i18n/translations.ts';
import { csvHeader } from '../../../contract/rules/csv-headers.ts';
import { recogniseColumns, resolveColumns } from '../../../contract/rules/import-columns.ts';
import { LANGUAGES } from '../../../contract/rules/languages.ts';

const readHeader = (line: string) => line.trim().split(',');
/** Which column of the file each column of the import has taken. */
const placesOf = (kind: 'products' | 'customers' | 'subscribers', header: string[]) =>
  Object.fromEntries(
    resolveColumns(kind, recogniseColumns(kind, header), 'en')
      .filter(({ place }) => place >= 0)
      .map(({ name, place }) => [name, place]),
  );

it('the header lines of exported files are recognised in every language, column by column', () => {
  for (const file of ['products', 'subscribers'] as const) {
    const [english, ...others] = LANGUAGES.map((language) => placesOf(file, readHeader(csvHeader(file, language))));
    for (const places of others) expect(places).toEqual(english);
  }
  expect(Object.keys(placesOf('products', readHeader(csvHeader('products', 'bn'))))).toHaveLength(17);
});

it('the header lines in English stay as they are', () => {
  expect(csvHeader('statement', 'en')).toBe('Date,Type,Reference,Amount,Balance\r\n');
  expect(csvHeader('orders', 'en')).toBe(
    'Order ID,Date,Customer,Email,Product,Plan,Status,Total,Guest,Purchase order\r\n',
  );
});

it('Bangla names that differ in vowel signs only are different columns', () => {
  expect(placesOf('customers', ['নম', 'নাম', 'ই-মেইল', 'ইমেইল'])).toMatchObject({ name: 1, email: 2 });
});

it('a list of users is imported in either language of its page', () => {
  const english = placesOf('customers', ['Name', 'Email', 'Status', 'Role', 'Joined']);
  expect(placesOf('customers', ['নাম', 'ইমেইল', 'স্ট্যাটাস', 'ভূমিকা', 'যোগ দেওয়ার তারিখ'])).toEqual(english);
});
