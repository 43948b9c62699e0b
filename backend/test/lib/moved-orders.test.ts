import { describe, expect, it } from 'vitest';
import { findCountryCode } from '../../../contract/rules/country-codes.ts';
import { parseLicenceKey } from '../../../contract/rules/licence-keys.ts';
import { readMovedOrder, toMovedOrderKey } from '../../../contract/rules/moved-orders.ts';

const plan = (name: string) => ({ id: `id of ${name}`, name });
const products = [
  { id: 1, title: 'River Map', plans: [plan('Standard'), plan('Pro')], hasFile: true },
  { id: 2, title: 'Tide Table', plans: [plan('Once')], hasFile: true },
  { id: 3, title: 'Draft', plans: [plan('Once')], hasFile: false },
  { id: 4, title: 'বাংলা ক্যালেন্ডার', plans: [plan('Once')], hasFile: true },
  { id: 5, title: 'Twin', plans: [plan('Once')], hasFile: true },
  { id: 6, title: 'twin', plans: [plan('Once')], hasFile: true },
];
const read = (cells: Record<string, string>) =>
  readMovedOrder(
    { email: 'rina@example.com', product: 'Tide Table', date: '2023-04-12', ...cells },
    { products, currency: 'BDT', timeZone: 'Asia/Dhaka', now: Date.parse('2026-01-01T00:00:00Z') },
  );
const rowOf = (cells: Record<string, string>) => {
  const result = read(cells);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.row;
};
const problemsOf = (cells: Record<string, string>) => {
  const result = read(cells);
  return 'problems' in result ? result.problems.map(({ field, message }) => `${field}: ${message}`) : [];
};

describe('orders of an earlier shop', () => {
  it.each([
    ['1,234.50', 123_450, 'BDT'],
    ['1.234,50', 123_450, 'BDT'],
    ['৳ 1,234', 123_400, 'BDT'],
    ['১,২৩৪.৫০', 123_450, 'BDT'],
    ['19,99', 1999, 'BDT'],
    ['$ 9.99', 999, 'USD'],
    ['12 EUR', 1200, 'EUR'],
    ['', 0, 'BDT'],
  ])('read an amount written as %s', (amount, paidCents, currency) => {
    expect(rowOf({ amount })).toMatchObject({ paidCents, currency });
  });

  it.each([
    [{ amount: '=1+1' }, 'amount: Please enter an amount such as 9.99'],
    [{ amount: '-5' }, 'amount: Please enter an amount such as 9.99'],
    [{ product: 'Unknown' }, 'product: This shop has no product with this name'],
    [{ product: 'Draft' }, 'product: This product has no file yet'],
    [{ product: 'Twin' }, 'product: Several products have this name'],
    [{ product: 'River Map' }, 'plan: Please enter the plan: this product has several'],
    [{ plan: 'Gold' }, 'plan: This product has no plan with this name'],
    [{ date: '12/04/2023' }, 'date: Please enter the date as 2024-05-31'],
    [{ date: '2027-01-01' }, 'date: The date cannot be in the future'],
    [{ date: '0203-01-01' }, 'date: Please enter a date after 1999'],
    [{ date: '' }, 'date: Please fill in this field'],
    [{ ends: '2023-04-11' }, 'ends: The plan ends before the order'],
    [{ ends: '9999-12-31' }, 'ends: Please enter a date before 2100, or never'],
    [{ key: 'short' }, 'key: A licence key has 8 to 64 letters, digits and symbols'],
    [{ country: 'Atlantis' }, 'country: Please enter the country as Bangladesh or BD'],
    [{ email: 'rina' }, 'email: Please enter a valid email address'],
  ])('refuse %o', (cells, problem) => {
    expect(problemsOf(cells)).toEqual([problem]);
  });

  it('find product and plan by name or slug', () => {
    expect(rowOf({ product: 'river-map', plan: 'PRO' })).toMatchObject({ product: { id: 1 }, plan: { name: 'Pro' } });
    expect(rowOf({ product: 'বাংলা-ক্যালেন্ডার' }).product.id).toBe(4);
  });

  it('count days in the time zone of the shop: a plan ends when its last day is over', () => {
    expect(rowOf({ date: '২০২৩-০৪-১২', ends: '2024-04-12' })).toMatchObject({
      orderedAt: '2023-04-11T18:00:00.000Z',
      ends: { at: '2024-04-12T18:00:00.000Z' },
    });
    expect(rowOf({ ends: 'Lifetime' }).ends).toEqual({ at: null });
    expect(rowOf({}).ends).toBeNull();
  });

  it('read a name from one column or two', () => {
    expect(rowOf({ firstName: 'Rina', lastName: 'Das' }).name).toBe('Rina Das');
    expect(rowOf({ name: 'Rina Das' }).name).toBe('Rina Das');
  });

  it('stay the same order when name or amount are corrected, but not with another number or key', () => {
    const key = (cells: Record<string, string>) => toMovedOrderKey(rowOf(cells));
    expect(key({ name: 'Rina', amount: '1', product: 'TIDE table', email: 'RINA@example.com' })).toBe(key({}));
    expect(key({ reference: '7', date: '2022-01-01' })).toBe(key({ reference: '7' }));
    expect(
      new Set([key({}), key({ reference: '7' }), key({ key: 'OLD-KEY-1' }), key({ date: '2022-01-01' })]).size,
    ).toBe(4);
  });
});

it.each([
  ['Bangladesh', 'BD'],
  ['bd', 'BD'],
  ['বাংলাদেশ', 'BD'],
  ['USA', 'US'],
  ['Côte d’Ivoire', 'CI'],
  ['', ''],
  ['Nowhere', undefined],
])('the country %s is %s', (text, code) => {
  expect(findCountryCode(text)).toBe(code);
});

it.each([
  ['k7qx4 9m2td vw3hb 06rze', 'K7QX4-9M2TD-VW3HB-06RZE'],
  ['K7QX49M2TDVW3HB06RZE', 'K7QX4-9M2TD-VW3HB-06RZE'],
  [' rm–2023-7f3k ', 'RM-2023-7F3K'],
  ['aB3-xY9-q', 'aB3-xY9-q'],
  ['OLD-১২৩৪', 'OLD-1234'],
  ['seven77', null],
  ['চাবি-চাবি-চাবি', null],
])('the key %s is stored as %s', (typed, stored) => {
  expect(parseLicenceKey(typed)).toBe(stored);
});
